import { expect, test } from 'vitest'
import { readYear } from '../support/read-year.ts'
import { weeklyLetter } from '@/features/letter/lib/weekly-letter'

const WEEK_MS = 7 * 86_400_000

test('there is a letter for every week, the one with the leap day too', async () => {
  const year = await readYear()
  expect(year.size).toBe(366)
  const mondays = Array.from({ length: 105 }, (_, week) => new Date(Date.UTC(2027, 0, 4) + week * WEEK_MS))
  const letters = mondays.map((monday) => weeklyLetter(monday, year, 'https://promptory.test'))
  expect(new Set(letters.map(({ subject }) => subject)).size).toBeGreaterThan(100)
  const leapDay = year.get('2-29')?.path ?? ''
  expect(leapDay).toMatch(/^\/prompts\/[a-z0-9-]+$/)
  expect(letters.some(({ text }) => text.includes(leapDay))).toBe(true)
})
