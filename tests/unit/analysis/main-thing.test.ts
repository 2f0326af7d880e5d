import { expect, test } from 'vitest'
import { analyseWriting } from '../../../supabase/functions/_shared/analysis/analyse-writing.ts'

const saidOf = (text: string) => analyseWriting(text).mainThing?.said

const STORY = [
  'Ana came to the quay before the ferry did, with the cat in a hat box.',
  'The clerk sold her two tickets and asked no questions about the box.',
  'Out past the breakwater a trawler was turning.',
  'The lid rose; a paw came out and felt the wind.',
  'Ana pressed it back and counted the gulls on the roof until the horn blew.',
]

test('a text without a pattern has no main thing', () => {
  expect(saidOf(STORY.join(' '))).toBeUndefined()
})

test('named feelings, four times, are one, with their places', () => {
  const feelings = ['Ana felt sad.', 'The clerk was angry.', 'She was afraid of the sea.', 'Later she was relieved.']
  const text = STORY.map((sentence, at) => `${sentence} ${feelings[at] ?? ''}`).join(' ')
  const found = analyseWriting(text).mainThing
  expect(found?.said).toMatch(/feelings/i)
  expect(found?.places.map(({ start, end }) => text.slice(start, end))).toContain('felt sad')
})

test('a letter that asks for nothing is told so', () => {
  const letter = (end: string) =>
    `Dear Mr Brandt,\n\nThe lamp in our stairwell has been dark since the third of May. My neighbour, who is eighty, counts the steps aloud when she comes home. On Monday her grandson fell over the pram on the second landing and cut his chin. There are nine flats in the house and one torch, which hangs by the letter boxes. The tenants of the first floor have put a candle in the window. It goes out whenever somebody opens the cellar door. The caretaker says that he has no ladder long enough, and that the old one broke last winter. ${end}\n\nKind regards,\nIda Holm`
  expect(saidOf(letter('The hall smells of wax.'))).toMatch(/asks for nothing/)
  expect(saidOf(letter('Please have it mended before Friday.'))).toBeUndefined()
})

test('stock phrases are one from the fourth on', () => {
  const phrases = ['cold as ice', 'the best of both worlds', 'in the nick of time', 'hit the ground running']
  const post = (count: number) =>
    STORY.map((sentence, at) => (at < count ? `${sentence} It was ${phrases[at]}.` : sentence)).join(' ')
  expect(saidOf(post(3))).toBeUndefined()
  expect(saidOf(post(4))).toMatch(/4 stock phrases/)
})
