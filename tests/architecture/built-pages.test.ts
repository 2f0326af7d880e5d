import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { contentAddress, type PageData } from '@/content/page-content'
import ADDRESSES from '@/content/prompt-addresses.json'
import { PAGES } from '@/content/registry'

// What can be read from the built files is read here, for every public address. Pages of single prompts are one template.
const sitemap = existsSync('dist/sitemap.xml') ? readFileSync('dist/sitemap.xml', 'utf8') : ''
const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/')
const isPrompt = (path: string) => /^\/prompts\/[^/]+$/.test(path)
const addresses = [...listed.filter((path) => !isPrompt(path)), ...listed.filter(isPrompt).slice(0, 3)]

const fileOf = (path: string) =>
  [`dist${path}.html`, `dist${path}/index.html`, `dist${path}`].find((file) => existsSync(file) && /\.\w+$/.test(file))
const read = (path: string) => readFileSync(fileOf(decodeURI(path)) ?? `dist${path}`, 'utf8')
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found)

const MEANT_TO_BE_MISSING = new Set(['/careers', '/affiliate'])

beforeAll(() => {
  expect(addresses.length, 'the site is not built: run `npm run build` first').toBeGreaterThanOrEqual(75)
})

describe('pages of single prompts', () => {
  const files = existsSync('dist/prompts') ? readdirSync('dist/prompts').filter((file) => file.endsWith('.html')) : []
  const pages = files.map((file) => {
    const html = readFileSync(`dist/prompts/${file}`, 'utf8')
    const [title = ''] = all(html, /<title[^>]*>([^<]+)<\/title>/g)
    const [canonical = ''] = all(html, /<link rel="canonical" href="([^"]+)"/g)
    return { path: `/prompts/${file.replace('.html', '')}`, html, title, canonical }
  })

  test('are there for every prompt that has an address', () => {
    const slugs = Object.entries(ADDRESSES).flatMap(([slug, address]) => ('to' in address ? [] : [slug]))
    expect(files.toSorted()).toEqual(slugs.map((slug) => `${slug}.html`).toSorted())
  })

  test('have titles, descriptions and canonical addresses of their own, and a picture', () => {
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length)
    for (const { path, html, canonical } of pages) {
      expect(new URL(canonical).pathname).toBe(path)
      const [description = ''] = all(html, /<meta name="description" content="([^"]+)"/g)
      expect([path, description.length > 20]).toEqual([path, true])
      const [picture = ''] = all(html, /<meta property="og:image" content="([^"]+)"/g)
      expect([path, existsSync(`dist${new URL(picture).pathname}`)]).toEqual([path, true])
    }
  })

  test('are in the sitemap, or are kept out of search engines while their links count', () => {
    const indexed = pages.filter(({ html }) => !html.includes('<meta name="robots" content="noindex, follow"/>'))
    expect(indexed.map(({ path }) => path).toSorted()).toEqual(listed.filter(isPrompt).toSorted())
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
    const targets = new Set(pages.flatMap(({ html }) => all(html, /<a [^>]*href="(\/[^"?#]*)/g)))
    const dead = [...targets].filter((target) => !fileOf(target) && target !== '/' && !MEANT_TO_BE_MISSING.has(target))
    expect(dead).toEqual([])
    // The longest hold a whole program as the answer, once to read and once to hydrate.
    expect(pages.filter(({ html }) => html.length > 110_000).map(({ path }) => path)).toEqual([])
  })
})

describe.each(addresses)('%s', (path) => {
  const html = path ? read(path) : ''
  const head = html.slice(0, html.indexOf('</head>'))
  const body = html.slice(html.indexOf('<body'))

  test('has one title, description, canonical address and picture, in its head', () => {
    expect(all(head, /<title[^>]*>([^<]+)<\/title>/g)).toHaveLength(1)
    expect(all(head, /<meta name="description" content="([^"]*)"/g)).toHaveLength(1)
    const [canonical = '', ...others] = all(head, /<link rel="canonical" href="([^"]+)"/g)
    expect(others).toEqual([])
    expect(new URL(canonical).pathname).toBe(path)
    const [picture = ''] = all(head, /<meta property="og:image" content="([^"]+)"/g)
    expect(existsSync(`dist${new URL(picture).pathname}`)).toBe(true)
    expect(body).not.toMatch(/<(?:title|meta)\b/)
  })

  test('carries its texts, and who comes by a link finds the same', () => {
    const [carried = ''] = all(html, /<script type="application\/json" id="hydration-data">([\s\S]*?)<\/script>/g)
    const { loaderData } = JSON.parse(carried) as { loaderData: Record<string, PageData<unknown> | undefined> }
    const file = `dist${contentAddress(decodeURI(path))}`
    const hasBody = PAGES.some((page) => page.path === path && page.body)
    expect(existsSync(file)).toBe(hasBody)
    if (!hasBody) return
    const [build] = all(html, /<html data-build="([^"]+)"/g)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ build, content: loaderData[path]?.content })
  })

  test('has one first heading, and structured data that parses', () => {
    expect(all(body, /<h1[^>]*>([\s\S]*?)<\/h1>/g)).toHaveLength(1)
    const data = all(html, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)
    expect(data.length).toBeGreaterThan(0)
    for (const text of data) expect(JSON.parse(text)).toHaveProperty('@type')
  })

  test('leads only to what is there', () => {
    const targets = new Set(all(body, /<a [^>]*href="(\/[^"]*)"/g).map((href) => href.split(/[?#]/)[0] ?? ''))
    const dead = [...targets].filter(
      (target) =>
        !MEANT_TO_BE_MISSING.has(target) &&
        target !== '/' &&
        !fileOf(decodeURI(target)) &&
        !existsSync(`dist${decodeURI(target)}`),
    )
    expect(dead).toEqual([])
  })
})
