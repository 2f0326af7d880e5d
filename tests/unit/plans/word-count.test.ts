import { expect, test } from 'vitest'
import { parseWords, wordLine } from '@/features/plans/lib/word-count'

test.each([
  ['1667', 1667],
  ['1,667', 1667],
  ['1 667', 1667],
  ['', 0],
  ['none', 0],
])('%j is %i words', (typed, count) => {
  expect(parseWords(typed)).toBe(count)
})

test.each([
  [0, 30, '0 of 50,000 words. 1,667 a day for the 30 days left.'],
  [0, 26, '0 of 50,000 words. 1,924 a day for the 26 days left.'],
  [48_000, 1, '48,000 of 50,000 words. 2,000 on the last day.'],
  [48_000, 0, '48,000 of 50,000 words. 2,000 to go; add them to any day.'],
  [50_112, 2, '50,112 of 50,000 words. That is a novel. Do not read it before January.'],
])('%i words with %i days left', (total, daysLeft, line) => {
  expect(wordLine(total, 50_000, daysLeft)).toBe(line)
})
