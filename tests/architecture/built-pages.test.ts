import { existsSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { contentAddress, type PageData } from '@/content/page-content'
import { PAGES } from '@/content/registry'

// What can be read from the built files is read here, for every public address.
const sitemap = existsSync('dist/sitemap.xml') ? readFileSync('dist/sitemap.xml', 'utf8') : ''
const addresses = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/')

const fileOf = (path: string) =>
  [`dist${path}.html`, `dist${path}/index.html`, `dist${path}`].find((file) => existsSync(file) && /\.\w+$/.test(file))
const read = (path: string) => readFileSync(fileOf(decodeURI(path)) ?? `dist${path}`, 'utf8')
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found)

beforeAll(() => {
  expect(addresses.length, 'the site is not built: run `npm run build` first').toBeGreaterThanOrEqual(75)
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
    const meantToBeMissing = ['/careers', '/affiliate']
    const dead = [...targets].filter(
      (target) =>
        !meantToBeMissing.includes(target) &&
        target !== '/' &&
        !fileOf(decodeURI(target)) &&
        !existsSync(`dist${decodeURI(target)}`),
    )
    expect(dead).toEqual([])
  })
})
