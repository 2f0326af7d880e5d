import { describe, expect, test } from 'vitest'
import { FILTERS, matching } from '@/content/shelf-filters'
import { sizeOf } from '@/content/tags'
import { countsOf, ordered, readShelfView, writeShelfView } from '@/features/shelf/lib/shelf-view'
import type { ShelfPrompt } from '@/lib/search/search-file'

const prompt = (title: string, more: Partial<ShelfPrompt>): ShelfPrompt => ({
  kind: 'prompt',
  title,
  to: '/a#prompt-1',
  place: 'A Page',
  path: '/a',
  number: 1,
  size: sizeOf('A lighthouse.'),
  tags: [],
  purpose: 'fiction',
  level: 'everyone',
  ...more,
})
const ROBOT = prompt('A lunch box for robots', { path: '/sci-fi-dialogue-prompts', level: 'kids', tags: ['dialogue'] })
const MOON = prompt('The moon, late', { path: '/sci-fi-story-starters-for-adults', level: 'adults', minutes: 20 })
const LEASE = prompt('The lease', {
  path: '/chatgpt',
  purpose: 'work',
  model: 'chatgpt',
  tags: ['email'],
  size: sizeOf('word '.repeat(60)),
})
const ALL = [ROBOT, MOON, LEASE]

const filter = (id: string) => FILTERS.find((one) => one.id === id) as (typeof FILTERS)[number]
const titles = (query: string) =>
  matching(ALL, readShelfView(new URLSearchParams(query)).chosen, FILTERS).map(({ title }) => title)

describe('the filters of the shelf', () => {
  test.each([
    ['', 3],
    ['topic=sci-fi', 2],
    ['topic=sci-fi&for=kids', 1],
    ['use=ai', 1],
    ['ai=chatgpt&form=email&length=long', 1],
    ['minutes=longer', 1],
    ['for=kids&minutes=longer', 0],
  ])('%s leaves %i', (query, count) => {
    expect(titles(query)).toHaveLength(count)
  })

  test('a choice says how many it would leave beside the other filters, and goes where it leaves none', () => {
    const { chosen } = readShelfView(new URLSearchParams('topic=sci-fi&for=kids'))
    expect(countsOf(ALL, chosen, filter('for')).map(({ choice, count }) => [choice.id, count])).toEqual([
      ['kids', 1],
      ['adults', 1],
    ])
    expect(countsOf(ALL, chosen, filter('ai'))).toEqual([])
  })

  test('the address keeps what is chosen, and nothing that is as usual', () => {
    const query = 'for=kids&topic=sci-fi&sort=short&show=40'
    const view = readShelfView(new URLSearchParams(query), {}, FILTERS, 'robot')
    expect([String(writeShelfView(view)), view.q]).toEqual([query, 'robot'])
    const wrong = new URLSearchParams('for=dragons&sort=up&show=-3&ai=__proto__')
    expect(String(writeShelfView(readShelfView(wrong)))).toBe('')
  })

  test('a page that has chosen something itself keeps it, adds to it, and takes it off', () => {
    const usual = { for: 'kids' }
    const chosen = (query: string) => readShelfView(new URLSearchParams(query), usual).chosen
    expect(chosen('')).toEqual(usual)
    expect(chosen('form=letter')).toEqual({ for: 'kids', form: 'letter' })
    expect(chosen('for=&form=letter')).toEqual({ form: 'letter' })
    for (const query of ['', 'form=letter', 'for=&form=letter', 'for=teens']) {
      expect(String(writeShelfView(readShelfView(new URLSearchParams(query), usual), usual))).toBe(query)
    }
  })

  test('sorted by length', () => {
    expect(ordered([LEASE, MOON], 'short').map(({ title }) => title)).toEqual(['The moon, late', 'The lease'])
  })
})
