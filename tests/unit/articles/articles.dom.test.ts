import { readdirSync, readFileSync } from 'node:fs'
import { BLOG_CATEGORIES, SLUG_PATTERN } from '@contracts/blog.ts'
import { expect, test } from 'vitest'
import { findPage } from '@/content/registry'
import { sanitiseHtml } from '@/lib/sanitise-html'
import { bannedIn } from '../../support/banned-phrases.ts'

const FOLDER = 'supabase/seeds'
const VALUES =
  /values \(\s*'(?<id>[0-9a-f-]{36})',\s*'(?<title>[^']+)',\s*'(?<slug>[^']+)',\s*'(?<category>[^']+)',\s*'[^']+',\s*'Admin',\s*'(?<createdAt>[^']+)',\s*'(?<updatedAt>[^']+)',\s*'(?<excerpt>[^']+)',\s*\$html\$(?<content>[\s\S]+)\$html\$/

const articles = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.sql'))
  .map((name) => {
    const fields = VALUES.exec(readFileSync(`${FOLDER}/${name}`, 'utf8'))?.groups
    if (!fields) throw new Error(`${name} does not read like an article.`)
    const { title = '', slug = '', category = '', createdAt = '', excerpt = '', content = '' } = fields
    const text = content.replace(/<[^>]+>/g, ' ').replaceAll('&amp;', '&')
    return { name, id: fields.id, title, slug, category, createdAt, excerpt, content: content.trim(), text }
  })

test('there are ten, one in each category, each with an id, a title and a date of its own', () => {
  expect(articles.map(({ category }) => category).toSorted()).toEqual([...BLOG_CATEGORIES].toSorted())
  for (const field of ['id', 'title', 'slug', 'createdAt', 'excerpt'] as const) {
    expect(new Set(articles.map((article) => article[field])).size, field).toBe(articles.length)
  }
})

test('their slugs and excerpts fit the database, a list and a search result', () => {
  const odd = articles.filter(
    ({ slug, excerpt }) => !SLUG_PATTERN.test(slug) || excerpt.length <= 80 || excerpt.length > 170,
  )
  expect(odd.map(({ name }) => name)).toEqual([])
})

test('they are shown as they are written: the sanitiser takes nothing away', () => {
  const tree = (html: string) => {
    const body = document.createElement('div')
    body.innerHTML = html
    for (const link of body.querySelectorAll('a')) link.removeAttribute('rel')
    return body.innerHTML
  }
  const changed = articles.filter(({ content }) => tree(sanitiseHtml(content)) !== tree(content))
  expect(changed.map(({ name }) => name)).toEqual([])
})

test('they lead only to what exists', () => {
  const links = articles.flatMap(({ content }) => [...content.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href))
  const dead = links.filter((href) =>
    href.startsWith('/blog/')
      ? !articles.some((article) => href === `/blog/${article.slug}`)
      : findPage(href) === undefined,
  )
  expect(dead).toEqual([])
})

test('they have none of the words that we do not use', () => {
  expect(articles.flatMap(({ name, text }) => bannedIn(text).map((word) => `${name}: ${word}`))).toEqual([])
})
