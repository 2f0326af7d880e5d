import { describe, expect, test } from 'vitest'
import LIBRARY, { type LibraryItem } from '@/content/library'
import {
  DEFAULT_VIEW,
  hasView,
  type LibraryView,
  matchingItems,
  readView,
  writeView,
} from '@/features/library/lib/view'
import { piecesOf } from '@/lib/blanks'
import { LOADED_PAGES, shinglesOf } from '../../content/support/prompt-pages'

/** Two prompts may share this fraction of their five-word runs (Jaccard). */
const MAX_SHARED_SHINGLES = 0.05

const item = (id: string, part: Partial<LibraryItem> = {}): LibraryItem => ({
  id,
  title: `Title ${id}`,
  description: 'About nothing.',
  category: 'coding',
  model: 'claude',
  votes: 100,
  isPremium: false,
  prompt: 'Do [it].',
  ...part,
})
const asked = (part: Partial<LibraryView>): LibraryView => ({ ...DEFAULT_VIEW, ...part })
const ids = (items: readonly LibraryItem[]) => items.map(({ id }) => id)

describe('what matches', () => {
  const items = [
    item('a', { votes: 85, title: 'The LEASE' }),
    item('b', { votes: 248, description: 'Read your Lease twice.', category: 'business', model: 'chatgpt' }),
    item('c', { votes: 120, prompt: 'A lease for [flat].' }),
  ]

  test('the best voted come first, and the list itself stays as it was', () => {
    expect(ids(matchingItems(items, DEFAULT_VIEW))).toEqual(['b', 'c', 'a'])
    expect(ids(items)).toEqual(['a', 'b', 'c'])
  })

  test('title and description are searched in any case, and after them the prompt', () => {
    expect(ids(matchingItems(items, asked({ search: ' leASe ' })))).toEqual(['b', 'a', 'c'])
    expect(ids(matchingItems(items, asked({ search: 'flat' })))).toEqual(['c'])
  })

  test('search, category and AI narrow together', () => {
    expect(ids(matchingItems(items, asked({ search: 'lease', category: 'coding' })))).toEqual(['a', 'c'])
    expect(ids(matchingItems(items, asked({ model: 'claude' })))).toEqual(['c', 'a'])
    expect(matchingItems(items, asked({ search: 'lease', category: 'business', model: 'claude' }))).toEqual([])
  })

  test('by title from A to Z, whatever the votes', () => {
    expect(ids(matchingItems(items, asked({ sort: 'title' })))).toEqual(['a', 'b', 'c'])
  })
})

describe('the view in the address', () => {
  test.each([
    ['', DEFAULT_VIEW],
    ['?search=a+b%26c&category=coding&show=12', asked({ search: 'a b&c', category: 'coding', shown: 12 })],
    ['?category=CODING', { ...DEFAULT_VIEW, category: 'coding' }],
    ['?category=cooking&show=-6', DEFAULT_VIEW],
    ['?show=7', { ...DEFAULT_VIEW, shown: 12 }],
    ['?show=Infinity', DEFAULT_VIEW],
    ['?model=Claude&sort=TITLE&more=13', asked({ model: 'claude', sort: 'title', more: 18 })],
    ['?model=mistral&sort=newest&more=six', DEFAULT_VIEW],
    ['?model=all&sort=votes&more=6', DEFAULT_VIEW],
    ['?show=1e999&search=%E0%A4%A', { ...DEFAULT_VIEW, search: '\uFFFD%A' }],
    [`?search=${'x'.repeat(5000)}`, { ...DEFAULT_VIEW, search: 'x'.repeat(100) }],
  ])('%s is read', (query, view) => {
    expect(readView(query)).toEqual(view)
  })

  test('what is as usual is left out, and what belongs to others stays', () => {
    expect(writeView('?ref=mail&search=old&show=12', DEFAULT_VIEW)).toBe('?ref=mail')
    expect(writeView('?search=old', DEFAULT_VIEW)).toBe('')
    const view = { search: 'ä & b', category: 'design', model: 'gemini', sort: 'title', shown: 12, more: 30 } as const
    expect(writeView('', view)).toBe('?search=%C3%A4+%26+b&category=design&model=gemini&sort=title&show=12&more=30')
    expect(readView(writeView('', view))).toEqual(view)
  })

  test('where another AI is usual, all AIs is what the address says', () => {
    const usual = asked({ model: 'claude' })
    expect(readView('', usual)).toEqual(usual)
    expect(writeView('', usual, usual)).toBe('')
    expect(writeView('', DEFAULT_VIEW, usual)).toBe('?model=all')
    expect(readView('?model=all', usual)).toEqual(DEFAULT_VIEW)
  })

  test('an address asks for something by the library’s own parameters only', () => {
    expect(['?search=', '?category=x', '?model=x', '?sort=x', '?show=x', '?more=x'].map(hasView)).not.toContain(false)
    expect(['', '?utm_source=mail', '#search'].map(hasView)).not.toContain(true)
  })
})

test('pieces: own words, answers and open blanks, in order and without loss', () => {
  const text = '[a] and [b], then [a].'
  expect(
    piecesOf(text, {})
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
  expect(piecesOf(text, { a: ' [x] ', b: ' ' })).toEqual([
    { text: '[x]', blank: { name: 'a' }, isFilled: true },
    { text: ' and ', isFilled: false },
    { text: '[b]', blank: { name: 'b' }, isFilled: false },
    { text: ', then ', isFilled: false },
    { text: '[x]', blank: { name: 'a' }, isFilled: true },
    { text: '.', isFilled: false },
  ])
})

test('no prompt of the library is like one of the site’s pages, or like another of its own', () => {
  const others = LOADED_PAGES.flatMap(({ prompts }) => prompts)
  const shingled = [...LIBRARY.map(({ prompt }) => prompt), ...others].map((text) => [text, shinglesOf(text)] as const)
  const close = shingled.slice(0, LIBRARY.length).flatMap(([text, shingles], index) =>
    shingled.slice(index + 1).flatMap(([other, otherShingles]) => {
      const shared = [...shingles].filter((shingle) => otherShingles.has(shingle)).length
      return shared / (shingles.size + otherShingles.size - shared) > MAX_SHARED_SHINGLES ? [[text, other]] : []
    }),
  )
  expect(others.length).toBeGreaterThan(500)
  expect(close).toEqual([])
})
