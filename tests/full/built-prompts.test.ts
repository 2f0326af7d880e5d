import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allOf, deadLinks, isPromptPath, LISTED, PROMPT_SLUGS } from '../support/built-site.ts'

// Pages of single prompts, as `npm run build` writes them.
const files = existsSync('dist/prompts') ? readdirSync('dist/prompts').filter((file) => file.endsWith('.html')) : []
const pages = files.map((file) => {
  const html = readFileSync(`dist/prompts/${file}`, 'utf8')
  const [title = ''] = allOf(html, /<title[^>]*>([^<]+)<\/title>/g)
  const [canonical = ''] = allOf(html, /<link rel="canonical" href="([^"]+)"/g)
  return { path: `/prompts/${file.replace('.html', '')}`, html, title, canonical }
})
/** Paths of the pages that do not keep a rule. */
const offenders = (keeps: (page: (typeof pages)[number]) => boolean) =>
  pages.filter((page) => !keeps(page)).map(({ path }) => path)

test('are there for every prompt that has an address', () => {
  expect(files.toSorted()).toEqual(PROMPT_SLUGS.map((slug) => `${slug}.html`).toSorted())
})

test('have titles, descriptions and canonical addresses of their own, and a picture', () => {
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length)
  expect(offenders(({ path, canonical }) => new URL(canonical).pathname === path)).toEqual([])
  const described = /<meta name="description" content="[^"]{21,}"/
  expect(offenders(({ html }) => described.test(html))).toEqual([])
  const pictureOf = (html: string) => allOf(html, /<meta property="og:image" content="([^"]+)"/g)[0] ?? ''
  expect(offenders(({ html }) => existsSync(`dist${new URL(pictureOf(html)).pathname}`))).toEqual([])
})

test('are in the sitemap, or are kept out of search engines while their links count', () => {
  const indexed = pages.filter(({ html }) => !html.includes('<meta name="robots" content="noindex, follow"/>'))
  expect(indexed.map(({ path }) => path).toSorted()).toEqual(LISTED.filter(isPromptPath).toSorted())
  // The prompts of the days of a year, and those with an answer (docs/adr/0015-prompt-pages.md).
  const answered = indexed.filter(({ html }) => html.includes('id="answer"'))
  expect(answered.length).toBeGreaterThan(30)
  expect(indexed.length).toBeGreaterThanOrEqual(366)
  expect(indexed.length).toBeLessThanOrEqual(366 + answered.length)
})

test('start with the same scripts', () => {
  expect(new Set(pages.map(({ html }) => html.slice(html.lastIndexOf('<template data-scripts>')))).size).toBe(1)
})

test('are small, and lead only to what is there', () => {
  expect([...new Set(pages.flatMap(({ html }) => deadLinks(html)))]).toEqual([])
  // Those with an answer hold a whole text, once to read and once to hydrate.
  const sizes = pages.filter(({ html }) => !html.includes('id="answer"')).map(({ html }) => html.length)
  expect(sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(30_000)
  expect(offenders(({ html }) => html.length <= 110_000)).toEqual([])
})
