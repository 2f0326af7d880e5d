import { beforeAll, describe, expect, test } from 'vitest'
import { buildSearchIndex } from '@/features/search/lib/search-index'
import { openingOf, type SearchEntry } from '@/features/search/lib/search-index-file'
import { openSiteSearch, type SiteSearch } from '@/features/search/lib/site-search'
import { synonymsOf } from '@/features/search/lib/synonyms'

const entry = (title: string, to: `/${string}`, opening = '', tags = ''): SearchEntry => ({
  title,
  to,
  place: 'A Page',
  opening,
  tags,
})

const ENTRIES = [
  entry('The lighthouse logbook', '/a#prompt-1', 'Someone still signs the logbook every night.', 'Scene Eerie'),
  entry('A reminder to the tenant', '/a#prompt-2', 'The rent is eight days late.', 'Letter'),
  entry('Three wrong answers', '/a#prompt-3', 'A quiz question for your pupils.', 'List Funny'),
  entry('Nothing to do with light', '/a#prompt-4', 'A lighthouse stands in the last line.', 'Scene'),
]

let search: SiteSearch
beforeAll(async () => {
  search = await openSiteSearch(JSON.parse(JSON.stringify(buildSearchIndex(ENTRIES))))
})
const found = (text: string) => search.find(text).entries.map(({ to }) => Number(to.split('-')[1]))

describe('the search of the site', () => {
  test('puts what is called so before what mentions it', () => {
    expect(found('lighthouse')).toEqual([1, 4])
  })

  test('answers while a word is being typed, and forgives slips', () => {
    expect(found('lighth')).toEqual([1, 4])
    expect(found('lihgthouse')).toEqual([1, 4])
    expect(search.find('lightouse').closeness).toBe('close')
  })

  test.each([
    ['landlord', [2]],
    ['student', [3]],
    ['an e-mail', [2]],
    ['comedy', [3]],
    ['eerie scene', [1]],
  ])('knows %s by what means the same', (text, expected) => {
    expect(found(text)).toEqual(expected)
  })

  test('finds nothing where there is nothing', () => {
    expect(found('zzyzx')).toEqual([])
    expect(found('you')).toEqual([])
  })

  test('takes in what is newer than the index, once', async () => {
    const own = await openSiteSearch(JSON.parse(JSON.stringify(buildSearchIndex(ENTRIES))))
    const article = { ...entry('Two vans and a tuba', '/blog/vans'), place: 'Blog' }
    own.add([article, entry('The lighthouse logbook', '/a#prompt-1')])
    own.add([article])
    expect(own.find('tuba').entries).toEqual([article])
    expect(own.find('logbook').entries).toHaveLength(1)
  })

  test('an index of another release is refused', async () => {
    await expect(openSiteSearch({ ...buildSearchIndex(ENTRIES), version: 0 })).rejects.toThrow('version 0')
  })
})

test('synonyms stand for one another, in any form', () => {
  expect(synonymsOf('Tenants')).toContain('landlord')
  expect(synonymsOf('landlord')).toContain('tenant')
  expect(synonymsOf('constructor')).toEqual([])
})

test('an opening ends between words', () => {
  expect(openingOf('One two three.')).toBe('One two three.')
  expect(openingOf('a '.repeat(30).trim())).toBe(`${'a '.repeat(10)}…`)
})
