import type { Prompt } from '@/content/schema'
import { describe, expect, test } from 'vitest'
import { toCalendar } from '@/features/content-pages/lib/calendar'
import { toChallengeDays } from '@/features/content-pages/lib/challenge-days'
import { drawSome } from '@/features/content-pages/lib/print-choice'
import { localDate, readDaysDone, streakOf, toggleDay } from '@/features/content-pages/lib/challenge-progress'
import { monthOfFragment, schoolMonthOf } from '@/features/content-pages/lib/school-months'
import { toPack } from '@/features/content-pages/lib/pack'
import { blanksOf, fillBlanks } from '@/lib/blanks'
import { readFavourites, setFavourite } from '@/lib/favourites'

describe('blanks', () => {
  test('each name once, in order; unfilled ones stay', () => {
    const text =
      'Dear [name], the [thing] of [name] and [a very long bracket that is clearly prose and not a blank at all, no].'
    expect(blanksOf(text).map(({ name }) => name)).toEqual(['name', 'thing'])
    expect(fillBlanks(text, { name: 'Ana', thing: ' ' })).toContain('Dear Ana, the [thing] of Ana')
  })

  test('an answer is text, not a pattern', () => {
    expect(fillBlanks('[a]', { a: '$& [b]' })).toBe('$& [b]')
  })
})

const prompt = (text: string): Prompt => ({ title: 'A title', tags: [], text })

describe('calendar', () => {
  const made = new Date(Date.UTC(2026, 11, 30))
  const days = toChallengeDays(
    [prompt('One; two, three\\four'), prompt('é'.repeat(90))],
    new Date(2026, 11, 30, 23, 30),
    'https://x.test/d',
  )
  const calendar = toCalendar(days, made)

  test('one all-day entry a prompt, over the turn of the year', () => {
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(2)
    expect(calendar).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101')
    expect(calendar).toContain('DTSTART;VALUE=DATE:20270101\r\nDTEND;VALUE=DATE:20270102')
    expect(calendar).toContain('DESCRIPTION:One\\; two\\, three\\\\four')
    expect(calendar).toContain('URL:https://x.test/d#prompt-2')
    expect(calendar).not.toContain('RRULE')
  })

  test('an entry can come again every year', () => {
    const [day] = days
    expect(toCalendar(day ? [{ ...day, isYearly: true }] : [], made)).toContain('\r\nRRULE:FREQ=YEARLY\r\n')
  })

  test('no line is longer than 75 octets, and unfolding gives the text back', () => {
    for (const line of calendar.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(calendar.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${'é'.repeat(90)}`)
  })
})

test('the pack holds every prompt, as text', () => {
  const pack = toPack('Thirty <days>', [prompt('A & B'), prompt('<script>')])
  expect(pack).toContain('Thirty &lt;days&gt;')
  expect(pack).toContain('<h2>Day 2: A title</h2><p>&lt;script&gt;</p>')
})

describe('a school year', () => {
  const months = ['September', 'October', 'November'].map((title) => ({
    title,
    prompts: Array.from({ length: 3 }, () => ({ ...prompt('Text.'), skill: 'planning', minutes: 10 })),
  }))

  test.each([
    [new Date(2026, 8, 1), 0],
    [new Date(2026, 11, 31), 3],
    [new Date(2027, 0, 1), 4],
    [new Date(2027, 5, 30), 9],
    // The holidays.
    [new Date(2027, 6, 1), 0],
    [new Date(2027, 7, 31), 0],
  ])('the month of %s', (date, place) => {
    expect(schoolMonthOf(date)).toBe(place)
  })

  test.each([
    ['#prompt-1', 0],
    ['#prompt-3', 0],
    ['#prompt-4', 1],
    ['#prompt-9', 2],
    ['#prompt-10', -1],
    ['#october', 1],
    ['#july', -1],
    ['', -1],
  ])('the address with %j opens month %i', (fragment, place) => {
    expect(monthOfFragment(months, fragment)).toBe(place)
  })
})

describe('what the device remembers', () => {
  const favourite = { address: '/a#prompt-1', text: 't', page: 'p', savedAt: '2026-01-01' }

  test('a favourite comes and goes', () => {
    expect(setFavourite(favourite, true)).toBe(true)
    expect(setFavourite(favourite, true)).toBe(true)
    expect(readFavourites()).toEqual([favourite])
    expect(setFavourite(favourite, false)).toBe(true)
    expect(readFavourites()).toEqual([])
  })

  test('damaged stores read as empty', () => {
    localStorage.setItem('promptory:favourites', '[{"address":1}]')
    localStorage.setItem('promptory:challenge', '["x",31,0]')
    expect(readFavourites()).toEqual([])
    expect(readDaysDone()).toEqual([])
  })

  test('days are ticked and unticked', () => {
    expect(toggleDay(3, '2026-03-01')).toEqual([{ day: 3, on: '2026-03-01' }])
    expect(toggleDay(5, '2026-03-02')).toEqual([
      { day: 3, on: '2026-03-01' },
      { day: 5, on: '2026-03-02' },
    ])
    expect(toggleDay(3, '2026-03-02')).toEqual([{ day: 5, on: '2026-03-02' }])
  })

  test('ticks of an earlier version, which have no date, are read', () => {
    localStorage.setItem('promptory:challenge', '[4,7]')
    expect(readDaysDone()).toEqual([{ day: 4 }, { day: 7 }])
    expect(toggleDay(7, '2026-03-02')).toEqual([{ day: 4 }])
  })

  test.each([
    [[], 0],
    [['2026-03-01'], 1],
    [['2026-02-28', '2026-03-01'], 2],
    // Today is not over yet.
    [['2026-02-27', '2026-02-28'], 2],
    [['2026-02-26', '2026-02-27'], 0],
    [['2026-02-26', '2026-02-28', '2026-03-01'], 2],
  ])('ticks on %j are %i days in a row on 1 March', (dates, streak) => {
    const days = dates.map((on, index) => ({ day: index + 1, on }))
    expect(streakOf(days, '2026-03-01')).toBe(streak)
  })

  test('the visitor’s date is that of the place', () => {
    expect(localDate(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
  })

  test('some are drawn, each at most once, in their order', () => {
    const items = Array.from({ length: 20 }, (_, index) => index)
    const drawn = drawSome(items, 10)
    expect(new Set(drawn).size).toBe(10)
    expect(drawn).toEqual(drawn.toSorted((one, other) => one - other))
    expect(drawSome(items, 10, () => 0)).toEqual(items.slice(0, 10))
    expect(drawSome(items, 30)).toEqual(items)
  })
})
