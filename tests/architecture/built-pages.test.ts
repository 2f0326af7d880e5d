import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentAddress, type PageData } from '@/content/page-content'
import { PAGES } from '@/content/registry'
import { allOf, deadLinks, isPromptPath, LISTED, readPage } from '../support/built-site.ts'

// Every public page of the built site in one pass; pages of single prompts are one template (tests/full).

interface BuiltPage {
  readonly path: string
  readonly html: string
  readonly head: string
  readonly body: string
}

const pages = LISTED.filter((path) => !isPromptPath(path)).map((path): BuiltPage => {
  const html = readPage(path)
  return { path, html, head: html.slice(0, html.indexOf('</head>')), body: html.slice(html.indexOf('<body')) }
})

/** What is wrong with a page; empty if nothing is. */
type Rule = (page: BuiltPage) => unknown

/** The pages that break a rule, each with what is wrong. */
const offenders = (rule: Rule) =>
  pages.flatMap((page) => {
    const wrong = rule(page)
    return wrong === undefined || wrong === '' || (Array.isArray(wrong) && wrong.length === 0)
      ? []
      : [[page.path, wrong]]
  })

const isLoaded = (json: string): boolean => {
  try {
    return '@type' in JSON.parse(json)
  } catch {
    return false
  }
}

const RULES: Record<string, Rule> = {
  'one title, one description': ({ head }) => {
    const counts = [/<title[^>]*>([^<]+)<\/title>/g, /<meta name="description" content="([^"]+)"/g].map(
      (pattern) => allOf(head, pattern).length,
    )
    return counts.every((count) => count === 1) ? '' : counts
  },
  'its own canonical address': ({ head, path }) => {
    const found = allOf(head, /<link rel="canonical" href="([^"]+)"/g).map((href) => new URL(href).pathname)
    return found.length === 1 && found[0] === path ? '' : found
  },
  'a picture for shared links': ({ head }) =>
    allOf(head, /<meta property="og:image" content="([^"]+)"/g).length === 1 ? '' : 'none',
  'no head tags in the body': ({ body }) => /<(?:title|meta)\b/.exec(body.replace(/<svg.*?<\/svg>/gs, ''))?.[0],
  'one first heading': ({ body }) => {
    const count = allOf(body, /<h1[^>]*>([\s\S]*?)<\/h1>/g).length
    return count === 1 ? '' : count
  },
  'structured data that parses': ({ html }) => {
    const data = allOf(html, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)
    return data.length > 0 ? data.filter((json) => !isLoaded(json)) : 'none'
  },
  'links to what is there': ({ body }) => deadLinks(body),
  'the texts that who comes by a link finds': ({ html, path }) => {
    const [carried = ''] = allOf(html, /<script type="application\/json" id="hydration-data">([\s\S]*?)<\/script>/g)
    const { loaderData } = JSON.parse(carried) as { loaderData: Record<string, PageData<unknown> | undefined> }
    const file = `dist${contentAddress(decodeURI(path))}`
    if (!PAGES.some((page) => page.path === path && page.body)) return existsSync(file) ? 'a file too many' : ''
    const [build] = allOf(html, /<html data-build="([^"]+)"/g)
    const content = loaderData[path]?.content
    return readFileSync(file, 'utf8') === JSON.stringify({ build, content }) ? '' : 'other texts'
  },
}

test('the site is built', () => {
  expect(pages.length, 'run `npm run build` first').toBeGreaterThanOrEqual(200)
})

test.each(Object.entries(RULES))('every page has %s', (_, rule) => {
  expect(offenders(rule)).toEqual([])
})
