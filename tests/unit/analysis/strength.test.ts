import { expect, it } from 'vitest'
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
