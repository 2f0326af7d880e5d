import { describe, expect, it } from 'vitest'
import { mondayOf, weeklyLetter } from '@/features/letter/lib/weekly-letter'

const YEAR = new Map(
  ['11-30', '12-1', '12-2', '12-3', '12-4', '12-5', '12-6'].map((key, index) => [
    key,
    { title: `Title ${index}`, text: `Salt & <pepper> ${index}.`, longer: `Longer ${index}.`, path: `/today/x#${key}` },
  ]),
)
const monday = new Date('2026-11-30T00:00:00Z')

describe('the letter', () => {
  const { subject, text, html } = weeklyLetter(monday, YEAR, 'https://promptory.test')

  it('says its week, and begins with Monday’s prompt in both versions', () => {
    expect(subject).toBe('Seven prompts for the week of November 30')
    expect(text.split('\n\n').slice(0, 3)).toEqual([
      'Monday: Title 0',
      'Salt & <pepper> 0.',
      'With more time:\nLonger 0.',
    ])
  })

  it('has the other six days, over the turn of the month, each with its address', () => {
    for (const name of ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
      expect(text).toContain(name)
    expect(text).toContain('Sunday: Title 6\nSalt & <pepper> 6.\nhttps://promptory.test/today/x#12-6')
    expect(text).not.toContain('Longer 1')
  })

  it('is the same as HTML, with texts as text', () => {
    expect(html).toContain('Salt &amp; &lt;pepper&gt; 3.')
    expect(html.match(/<a href="https:\/\/promptory\.test\/today\/x#/g)).toHaveLength(7)
  })

  it('does not go out with a day missing', () => {
    expect(() => weeklyLetter(new Date('2026-12-07T00:00:00Z'), YEAR, '')).toThrow('no prompt for 12-7')
  })
})

it.each([
  ['2026-11-30', '2026-11-30'],
  ['2026-12-01', '2026-12-07'],
  ['2026-12-06', '2026-12-07'],
  ['30.11.2026', undefined],
  ['2026-13-01', undefined],
])('the Monday of %s is %s', (date, day) => {
  expect(mondayOf(date)?.toISOString().slice(0, 10)).toBe(day)
})
