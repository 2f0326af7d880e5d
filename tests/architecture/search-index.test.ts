import { existsSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { buildSearchIndex } from '@/features/search/lib/search-index'
import { SEARCH_INDEX_PATH, type SearchEntry, type SearchIndexFile } from '@/features/search/lib/search-index-file'
import { routeScripts } from '../../scripts/build/route-scripts.ts'

// With as many prompts as are planned.
const INDEX_BYTES = 200_000
const PLANNED_ENTRIES = 3000

const FILE = `dist${SEARCH_INDEX_PATH}`
const isBuilt = existsSync(FILE)
const index = (isBuilt ? JSON.parse(readFileSync(FILE, 'utf8')) : { entries: [] }) as SearchIndexFile

beforeAll(() => {
  expect(isBuilt, 'the site is not built: run `npm run build` first').toBe(true)
})

test('everything that is found is there, at its address', () => {
  expect(index.entries.length).toBeGreaterThan(900)
  const pages = new Map<string, string>()
  const lost = index.entries.filter(([, to]) => {
    const { pathname: path, hash } = new URL(to, 'http://site.test')
    const fragment = hash.slice(1)
    const file = path === '/' ? 'dist/index.html' : `dist${path}.html`
    const html = pages.get(file) ?? (existsSync(file) ? readFileSync(file, 'utf8') : '')
    pages.set(file, html)
    return html === '' || (fragment !== '' && !html.includes(`id="${fragment}"`))
  })
  expect(lost).toEqual([])
})

test('the index stays within its budget with three thousand prompts', () => {
  // Words of other prompts in another order: as many new rows, and about as many new words as new prompts have.
  const known = index.entries.map(
    ([title, to, place, opening]): SearchEntry => ({ title, to, place, opening, tags: '' }),
  )
  const many = Array.from({ length: PLANNED_ENTRIES }, (_, number): SearchEntry => {
    const one = known[number % known.length] as SearchEntry
    if (number < known.length) return { ...one, tags: 'Scene Tender Medium Fiction Adults' }
    const other = known[(number * 7919) % known.length] as SearchEntry
    const third = known[(number * 104_729) % known.length] as SearchEntry
    const title = [...one.title.split(' ').slice(0, 2), ...other.title.split(' ').slice(1, 3)].join(' ')
    const opening = [...other.opening.split(' ').slice(0, 5), ...third.opening.split(' ').slice(2, 7)].join(' ')
    return {
      title,
      to: `/page-${number % 90}#prompt-${number}`,
      place: one.place,
      opening,
      tags: 'Scene Funny Long Fiction',
    }
  })
  expect(brotliCompressSync(JSON.stringify(buildSearchIndex(many))).length).toBeLessThanOrEqual(INDEX_BYTES)
})

test('no page starts with the dialog that searches', () => {
  const scripts = new Set(routeScripts('dist').flatMap((route) => route.scripts))
  expect(scripts.size).toBeGreaterThan(20)
  expect([...scripts].filter((script) => readFileSync(`dist${script}`, 'utf8').includes('Write one about'))).toEqual([])
})
