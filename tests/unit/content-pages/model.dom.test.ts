import type { Prompt } from '@/content/schema'
import { describe, expect, test } from 'vitest'
import { toCalendar } from '@/features/content-pages/lib/calendar'
import { readDaysDone, toggleDay } from '@/features/content-pages/lib/challenge-progress'
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
  const calendar = toCalendar(
    [prompt('One; two, three\\four'), prompt('é'.repeat(90))],
    new Date(Date.UTC(2026, 11, 31)),
    'https://x.test/d',
  )

  test('one all-day entry a prompt, over the turn of the year', () => {
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(2)
    expect(calendar).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101')
    expect(calendar).toContain('DTSTART;VALUE=DATE:20270101\r\nDTEND;VALUE=DATE:20270102')
    expect(calendar).toContain('DESCRIPTION:One\\; two\\, three\\\\four')
    expect(calendar).toContain('URL:https://x.test/d#prompt-2')
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
    expect(toggleDay(3)).toEqual([3])
    expect(toggleDay(5)).toEqual([3, 5])
    expect(toggleDay(3)).toEqual([5])
  })
})
