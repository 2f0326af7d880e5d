import { collectFilterFeeds } from '@/build/filter-feeds'
import { describe, expect, test } from 'vitest'
import { FILTER_PAGES, findFilterPage } from '@/content/filter-pages'
import { FILTERS } from '@/content/shelf-filters'
import { startOfShelf } from '@/content/shelf-start'
import { bannedIn } from '../support/banned-phrases.ts'

const MOST = 24
const FEWEST_PROMPTS = 15

test('there are few, each with filters, a title and a description of its own', () => {
  expect(FILTER_PAGES.length).toBeLessThanOrEqual(MOST)
  for (const key of ['path', 'title', 'label', 'metaDescription', 'text'] as const) {
    expect(new Set(FILTER_PAGES.map((page) => page[key])).size).toBe(FILTER_PAGES.length)
  }
  expect(new Set(FILTER_PAGES.map(({ chosen }) => JSON.stringify(chosen))).size).toBe(FILTER_PAGES.length)
})

describe.each(FILTER_PAGES)('$path', ({ path, chosen, title, metaDescription, text }) => {
  test('is found by its name, and asks for filters that there are', () => {
    expect(path).toMatch(/^\/prompts\/for\/[a-z-]+$/)
    expect(findFilterPage(path.split('/').at(-1))?.path).toBe(path)
    for (const [id, value] of Object.entries(chosen)) {
      const filter = FILTERS.find((one) => one.id === id)
      expect(filter?.choices.map((choice) => choice.id)).toContain(value)
    }
  })

  test('holds enough prompts, and says what they are', async () => {
    expect((await startOfShelf(chosen)).count).toBeGreaterThanOrEqual(FEWEST_PROMPTS)
    expect(`${title} | Promptory`.length).toBeLessThanOrEqual(60)
    expect(metaDescription.length).toBeGreaterThanOrEqual(120)
    expect(metaDescription.length).toBeLessThanOrEqual(160)
    expect(bannedIn(`${title} ${metaDescription} ${text}`)).toEqual([])
  })
})

test('each has a feed of its prompts, the newest lists first, with blanks as they are taken along', async () => {
  const feeds = await collectFilterFeeds()
  expect(feeds.map(({ file }) => file)).toEqual(FILTER_PAGES.map(({ path }) => `${path}.xml`))
  for (const { file, entries } of feeds) {
    expect(entries.length, file).toBeGreaterThan(10)
    expect(entries.length, file).toBeLessThanOrEqual(50)
    expect(
      entries.map(({ added }) => added),
      file,
    ).toEqual(
      entries
        .map(({ added }) => added)
        .toSorted()
        .toReversed(),
    )
    expect(
      entries.filter(({ description }) => description.includes(': e.g.')),
      file,
    ).toEqual([])
  }
})
