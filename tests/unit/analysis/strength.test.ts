import { beforeAll, expect, it } from 'vitest'
import { analyseWriting } from '../../../supabase/functions/_shared/analysis/analyse-writing.ts'

const strengthOf = (text: string) => analyseWriting(text).strength

it('a comparison in which somebody does something is named, without the sentence around it', () => {
  const text =
    '“You’re late,” she said, though I was not, and she pushed an egg across the oilcloth like a chess player giving up a bishop. I said that it was fine.'
  expect(strengthOf(text)).toMatchObject({ type: 'image', quote: 'like a chess player giving up a bishop' })
})

it('a comparison that only names a thing is not', () => {
  expect(strengthOf('He was like a lion. She said that it was so. It was like the others.')).toBeUndefined()
})

it('nor is one that somebody says', () => {
  expect(strengthOf('“You look like a man waiting for a bus,” he said. I said that it was so.')?.type).not.toBe('image')
})

// The first text compiles the rules.
beforeAll(() => void strengthOf('They had a talk about what it was like.'), 60_000)

const PLAIN = 'It was the end of it all and they had a talk about what it was like. '

it('two verbs that show more are named only where no adverb helps them', () => {
  expect(strengthOf(`${PLAIN}He lurched out of it and growled at them.`)?.type).toBe('verbs')
  expect(strengthOf(`${PLAIN}He lurched wildly out of it and growled at them.`)?.type).not.toBe('verbs')
})

it('exact figures are figures, not the pronoun "one"', () => {
  const essay = `In my opinion it was the end of it all. However, they had a talk about what it was like. In conclusion, it was so. `
  expect(strengthOf(`${essay}There were two of them in 1990 and three in the end.`)?.type).toBe('exact')
  expect(strengthOf(`${essay}No one knows which one of them is the right one.`)).toBeUndefined()
})

it('where slips are many, a figure makes no sentence good', () => {
  const text = `${PLAIN}My sister work there since 2019 and in 2020 the others was with her too. He don't know it. She have a key. They was late.`
  expect(strengthOf(text)?.type).not.toBe('exact')
})

it('an essay is not praised for beginning each sentence with another word', () => {
  const text =
    'Zoos should be closed. Animals must not live in it. Nobody learns from it. People should pay for others instead. It is wrong of them to keep it. Many are better off there. Those who defend it think of money. In the future there should be none of it at all.'
  expect(strengthOf(text)?.type).not.toBe('openings')
})
