import { expect, test } from 'vitest'
import { trendsOf } from '@/features/feedback/lib/trends'

const words = (count: number) => 'word '.repeat(count)
const text = (count: number, marked: Record<string, number>) => ({ text: words(count), marked })

test('counts in each hundred words, the oldest text first, and says what is gone', () => {
  const { older, newer, rows, gone } = trendsOf([
    text(200, { cliché: 1 }),
    text(100, { cliché: 2 }),
    text(50, { passive: 1, cliché: 1 }),
  ])
  expect([older, newer]).toEqual([1, 2])
  expect(rows).toEqual([
    { kind: 'cliché', rates: [2, 2, 0.5], earlier: 2, lately: 1 },
    { kind: 'passive', rates: [2, 0, 0], earlier: 2, lately: 0 },
  ])
  expect(gone).toEqual(['passive'])
})

test('a single text has no trend, and a text without words no rate', () => {
  expect(trendsOf([text(10, { passive: 1 })])).toMatchObject({ older: 0, newer: 1, gone: [] })
  expect(trendsOf([text(0, { passive: 1 })]).rows[0]?.rates).toEqual([0])
  expect(trendsOf([]).rows).toEqual([])
})

test('shows the ten most frequent kinds', () => {
  const marked = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`kind ${at}`, at + 1]))
  const { rows } = trendsOf([text(100, marked)])
  expect(rows.map(({ kind }) => kind)).toEqual(Array.from({ length: 10 }, (_, at) => `kind ${11 - at}`))
})
