import { readdirSync, readFileSync } from 'node:fs'
import { BLOG_CATEGORIES, EXCERPT_MAX, SLUG_PATTERN } from '@contracts/blog.ts'
import { countWords } from '@contracts/text.ts'
import { describe, expect, test } from 'vitest'
import { findPage } from '@/content/registry'
import { sanitiseHtml } from '@/lib/sanitise-html'
import { bannedIn } from '../../support/banned-phrases.ts'

const FOLDER = 'supabase/seeds'
const VALUES =
  /values \(\s*'(?<id>[0-9a-f-]{36})',\s*'(?<title>[^']+)',\s*'(?<slug>[^']+)',\s*'(?<category>[^']+)',\s*'(?<read_time>[^']+)',\s*'Admin',\s*'(?<createdAt>[^']+)',\s*'(?<updatedAt>[^']+)',\s*'(?<excerpt>[^']+)',\s*\$html\$(?<content>[\s\S]+)\$html\$/

const articles = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.sql'))
  .map((name) => {
    const fields = VALUES.exec(readFileSync(`${FOLDER}/${name}`, 'utf8'))?.groups
    if (!fields) throw new Error(`${name} does not read like an article.`)
    const { title = '', slug = '', category = '', read_time = '', createdAt = '', excerpt = '', content = '' } = fields
    const text = content.replace(/<[^>]+>/g, ' ').replaceAll('&amp;', '&')
    return { name, id: fields.id, title, slug, category, read_time, createdAt, excerpt, content: content.trim(), text }
  })

const firstWords = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .split(/[^\p{L}’]+/u)
    .slice(0, 2)
    .join(' ')

test('there are ten, one in each category, each with an id, a title and a date of its own', () => {
  expect(articles.map(({ category }) => category).toSorted()).toEqual([...BLOG_CATEGORIES].toSorted())
  for (const field of ['id', 'title', 'slug', 'createdAt', 'excerpt'] as const) {
    expect(new Set(articles.map((article) => article[field])).size, field).toBe(articles.length)
  }
})

test('no two open with the same two words', () => {
  expect(new Set(articles.map(({ text }) => firstWords(text))).size).toBe(articles.length)
})

describe.each(articles)('$name', ({ slug, excerpt, content, text, read_time }) => {
  test('has 700 to 1,100 words and says how long that takes', () => {
    const words = countWords(text)
    expect(words).toBeGreaterThanOrEqual(700)
    expect(words).toBeLessThanOrEqual(1100)
    expect(read_time).toBe(`${Math.ceil(words / 220)} min`)
  })

  test('has a slug and an excerpt that the database takes, and that fit a list and a search result', () => {
    expect(slug).toMatch(SLUG_PATTERN)
    expect(excerpt.length).toBeLessThan(EXCERPT_MAX)
    expect(excerpt.length).toBeGreaterThan(80)
    expect(excerpt.length).toBeLessThanOrEqual(170)
  })

  test('is shown as it is written: the sanitiser takes nothing away', () => {
    const tree = (html: string) => {
      const body = document.createElement('div')
      body.innerHTML = html
      for (const link of body.querySelectorAll('a')) link.removeAttribute('rel')
      return body.innerHTML
    }
    expect(tree(sanitiseHtml(content))).toBe(tree(content))
  })

  test('has sections, and levels that skip none', () => {
    const levels = [...content.matchAll(/<h([2-6])>/g)].map(([, level]) => Number(level))
    expect(levels.filter((level) => level === 2).length).toBeGreaterThanOrEqual(3)
    levels.forEach((level, index) => expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 1) + 1))
  })

  test('leads only to what exists', () => {
    const links = [...content.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href)
    const dead = links.filter((href) =>
      href.startsWith('/blog/')
        ? !articles.some((article) => href === `/blog/${article.slug}`)
        : findPage(href) === undefined,
    )
    expect(dead).toEqual([])
  })

  test('has none of the words that we do not use', () => {
    expect(bannedIn(text)).toEqual([])
  })
})
