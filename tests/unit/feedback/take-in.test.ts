import { expect, test } from 'vitest'
import { takeBack, takeIn } from '@/features/feedback/lib/take-in'

const TEXT = 'They was late. We know that they was tired.'
const SECOND = [{ start: 28, end: 36, text: 'they were' }]

test('takes a change in at its own place, and back', () => {
  const done = takeIn(TEXT, TEXT, SECOND)
  expect(done).toBe('They was late. We know that they were tired.')
  expect(takeBack(TEXT, done, SECOND)).toBe(TEXT)
})

test('finds the place in a revision that has moved, and leaves one alone that is gone', () => {
  expect(takeIn(TEXT, 'Now: We know that they was tired.', SECOND)).toBe('Now: We know that they were tired.')
  expect(takeIn(TEXT, 'All is new.', SECOND)).toBe('All is new.')
})
