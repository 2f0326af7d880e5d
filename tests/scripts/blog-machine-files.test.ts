import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeBlog } from '../../scripts/build/blog-pages.ts'
import { lastDays } from '../../scripts/build/today-feed.ts'
import { writeMachineFiles } from '../../scripts/build/machine-files.ts'

const SITE = { name: 'Promptory', url: 'https://promptory.test', description: 'Prompts & more' }
const PAGES = [
  { path: '/', title: 'Home', description: 'd', added: '2026-11-20' },
  { path: '/about', title: 'About', description: 'd', added: '2026-11-20' },
]
const article = (index: number, title = `Article ${index}`) => ({
  path: `/blog/article-${index}`,
  title,
  description: `About <${index}> & "it"`,
  added: `2026-11-01T10:00:00.${String(index).padStart(6, '0')}Z`,
  modified: '2026-11-02T10:00:00Z',
  category: 'AI Tools',
  author: null,
  html: index < 2 ? `<p>Whole ${index} &amp; <a href="/about">there</a></p>` : undefined,
})
const articles = [
  article(0, 'Tide & \u0001<Bean>]\n\u202e写 🎉'),
  ...Array.from({ length: 150 }, (_, i) => article(i + 1)),
]
const categories = [{ path: '/blog/category/general', added: '2026-11-01' }]

const YEAR = [
  { month: 2, day: 28, title: 'Second to last', text: 'One.', path: '/prompts/second-to-last' },
  { month: 2, day: 29, title: 'A day too many', text: 'Two.', path: '/prompts/a-day-too-many' },
  { month: 3, day: 1, title: 'A & B', text: 'Three.', path: '/prompts/a-and-b' },
]
const days = lastDays(YEAR, new Date('2027-03-01T05:00:00Z'))

const feeds = [
  { file: '/letters.xml', title: 'Letters & Notes', entries: [{ ...PAGES[1]!, path: '/prompts/a-letter' }] },
]

let dist: string
const read = (name: string) => readFileSync(path.join(dist, name), 'utf8')
function xml(name: string): Document {
  const { DOMParser } = new JSDOM('').window
  const file = new DOMParser().parseFromString(read(name), 'application/xml')
  expect(file.querySelector('parsererror')).toBeNull()
  return file
}

beforeAll(async () => {
  dist = mkdtempSync(path.join(tmpdir(), 'promptory-feeds-'))
  const content = { site: SITE, pages: PAGES, articles, categories, prompts: [], files: [], markdown: [] }
  await writeMachineFiles(dist, content, { days, feeds })
})
afterAll(() => rmSync(dist, { recursive: true, force: true, maxRetries: 20 }))

describe('the feed of the day', () => {
  it('goes back from the day of the build, each prompt under its date', () => {
    const items = [...xml('today.xml').querySelectorAll('channel > item')]
    const texts = (name: string) => items.map((item) => item.querySelector(name)?.textContent)
    // No leap year: its day is left out.
    expect(texts('title')).toEqual(['A & B', 'Second to last'])
    expect(texts('pubDate')).toEqual(['Mon, 01 Mar 2027 00:00:00 GMT', 'Sun, 28 Feb 2027 00:00:00 GMT'])
    expect(texts('link')[0]).toBe('https://promptory.test/prompts/a-and-b?on=2027-03-01')
  })

  it('has the leap day in a leap year', () => {
    expect(lastDays(YEAR, new Date('2028-03-01T05:00:00Z')).map(({ title }) => title)).toContain('A day too many')
  })
})

describe('the feed of a filter', () => {
  it('names the filter, and leads to its prompts', () => {
    const feed = xml('letters.xml')
    expect(feed.querySelector('channel > title')?.textContent).toBe('Promptory: Letters & Notes')
    expect(feed.getElementsByTagName('atom:link')[0]?.getAttribute('href')).toBe('https://promptory.test/letters.xml')
    expect(feed.querySelector('item > link')?.textContent).toBe('https://promptory.test/prompts/a-letter')
  })
})

describe('the feeds', () => {
  it('have the newest hundred articles first, then the pages', () => {
    const items = [...xml('rss.xml').querySelectorAll('channel > item')]
    expect(items).toHaveLength(101)
    expect(items[0]?.querySelector('title')?.textContent).toBe('Tide &  <Bean>] \u202e写 🎉')
    expect(items[0]?.querySelector('pubDate')?.textContent).toBe('Sun, 01 Nov 2026 10:00:00 GMT')
    expect(items[0]?.querySelector('guid')?.textContent).toBe('https://promptory.test/blog/article-0')
    expect(items.at(-1)?.querySelector('link')?.textContent).toBe('https://promptory.test/about')
    expect(items[0]?.querySelector('category')?.textContent).toBe('AI Tools')
    const whole = items.map((item) => item.getElementsByTagName('content:encoded')[0]?.textContent)
    expect(whole.slice(0, 3)).toEqual([
      '<p>Whole 0 &amp; <a href="https://promptory.test/about">there</a></p>',
      '<p>Whole 1 &amp; <a href="https://promptory.test/about">there</a></p>',
      undefined,
    ])
  })

  it('are a JSON Feed 1.1', () => {
    const feed = JSON.parse(read('feed.json')) as { version: string; items: Record<string, string>[] }
    expect(feed.version).toBe('https://jsonfeed.org/version/1.1')
    expect(feed.items).toHaveLength(101)
    expect(new Set(feed.items.map(({ id }) => id)).size).toBe(101)
    expect(feed.items[0]).toMatchObject({
      url: 'https://promptory.test/blog/article-0',
      date_published: '2026-11-01T10:00:00.000Z',
      date_modified: '2026-11-02T10:00:00.000Z',
    })
    expect(feed.items[0]).toMatchObject({ tags: ['AI Tools'], content_html: expect.stringContaining('Whole 0') })
    expect(feed.items[2]).toMatchObject({ content_text: 'About <2> & "it"' })
    expect(feed.items.at(-1)).not.toHaveProperty('date_modified')
  })
})

describe('the sitemap', () => {
  it('has every article with the time of its last change, and the categories', () => {
    const places = [...xml('sitemap.xml').querySelectorAll('url')].map((url) => [
      url.querySelector('loc')?.textContent,
      url.querySelector('lastmod')?.textContent,
    ])
    expect(places).toHaveLength(2 + 1 + 151)
    expect(places).toContainEqual(['https://promptory.test/blog/category/general', '2026-11-01'])
    expect(places).toContainEqual(['https://promptory.test/blog/article-150', '2026-11-02T10:00:00Z'])
  })
})

describe('the list for language models', () => {
  it('keeps each article on one line', () => {
    const section = read('llms.txt').split('## Articles\n\n')[1]?.split('\n\n## Data')[0]?.split('\n') ?? []
    expect(section).toHaveLength(100)
    expect(section[0]).toMatch(/^- \[Tide & .*\\\] .*\]\(https:\/\/promptory\.test\/blog\/article-0\): About/u)
  })
})

describe('the pages of the blog', () => {
  const built = (slug: string, isPrerendered = true, hasPicture = true) => ({
    ...article(1),
    path: `/blog/${encodeURIComponent(slug)}`,
    isPrerendered,
    hasPicture,
  })

  it('are written under the names that a server looks for, and one that fails is left to the browser', async () => {
    const written: string[][] = []
    const warned: unknown[] = []
    const { warn } = console
    console.warn = (line: unknown) => warned.push(line)
    const site = {
      categories: [
        { path: '/blog/category/general', added: '2026-11-01T10:00:00Z' },
        { path: '/blog/category/business', added: undefined },
      ],
      articles: [built('写作'), built('odd'), built('late', false, false)],
    }
    const blog = await writeBlog(site, (url: string, file: string) => {
      if (url.endsWith('odd')) return Promise.reject(new Error('too deep'))
      written.push([url, file])
      return Promise.resolve({ title: 'T', description: 'D' })
    })
    console.warn = warn
    expect(written).toEqual([
      ['/blog/category/general', 'blog/category/general.html'],
      ['/blog/category/business', 'blog/category/business.html'],
      ['/blog/%E5%86%99%E4%BD%9C', 'blog/写作.html'],
    ])
    expect(blog.count).toBe(3)
    expect(warned).toEqual(['WARNING: /blog/odd is left to the browser: too deep'])
    // Empty categories are not told of.
    expect(blog.categories).toMatchObject([{ path: '/blog/category/general', added: '2026-11-01', title: 'T' }])
    expect(blog.pictures).toMatchObject([{ path: '/blog/写作' }, { path: '/blog/odd' }])
    expect(blog.articles).toHaveLength(3)
  })
})
