import { existsSync, readFileSync } from 'node:fs'
import ADDRESSES from '@/content/prompt-addresses.json'

/** The public addresses of the built site, as its sitemap has them. */
const sitemap = existsSync('dist/sitemap.xml') ? readFileSync('dist/sitemap.xml', 'utf8') : ''
export const LISTED = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/')

export const isPromptPath = (path: string) => /^\/prompts\/[^/]+$/.test(path)

/** Slugs of the prompts that have a page: our own server renders them on request. */
export const PROMPT_SLUGS = Object.entries(ADDRESSES).flatMap(([slug, address]) => ('to' in address ? [] : [slug]))
const prompts = new Set(PROMPT_SLUGS.map((slug) => `/prompts/${slug}`))

const fileOf = (path: string) =>
  [`dist${path}.html`, `dist${path}/index.html`, `dist${path}`].find((file) => existsSync(file) && /\.\w+$/.test(file))

export const readPage = (path: string) => readFileSync(fileOf(decodeURI(path)) ?? `dist${path}`, 'utf8')

/** What a pattern finds, its group alone. */
export const allOf = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found)

const MEANT_TO_BE_MISSING = new Set(['/careers', '/affiliate'])

/** Paths that a text links to and the site does not have. */
export function deadLinks(html: string): string[] {
  const targets = new Set(allOf(html, /<a [^>]*href="(\/[^"]*)"/g).map((href) => href.split(/[?#]/)[0] ?? ''))
  return [...targets].filter(
    (path) => path !== '/' && !MEANT_TO_BE_MISSING.has(path) && !prompts.has(path) && !fileOf(decodeURI(path)),
  )
}
