import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { routeScripts } from '../../scripts/build/route-scripts.mjs'

// Budgets in bytes of brotli JavaScript that a route starts with.
const SIZE_HINT = constants.BROTLI_PARAM_SIZE_HINT
const CONTENT_ROUTE_BYTES = 80_000
const GENERATOR_ROUTE_BYTES = 100_000
const GENERATOR_ROUTE =
  /^\/(generator|prompt-generator|feedback-tool|chatgpt|midjourney|claude|gemini|deepseek|perplexity|mistral|lovable|v0|bolt|firebase)$/

const routes = existsSync('dist/index.html') ? routeScripts('dist') : []

beforeAll(() => {
  expect(routes.length, 'the site is not built: run `npm run build` first').toBeGreaterThan(0)
})

describe('JavaScript per route', () => {
  test.each(routes)('$path stays within its budget', ({ path, brotliBytes }) => {
    expect(brotliBytes).toBeLessThanOrEqual(GENERATOR_ROUTE.test(path) ? GENERATOR_ROUTE_BYTES : CONTENT_ROUTE_BYTES)
  })

  test.each(routes)('$path starts without the backend, the toaster and the schemas', ({ scripts }) => {
    const code = scripts.map((file) => readFileSync(`dist${file}`, 'utf8')).join('\n')
    expect(code).not.toMatch(/FunctionsHttpError|data-sonner-toaster|ZodError|\$ZodType/)
  })
})

test('every page carries its styles and asks for nothing before the paint', () => {
  const page = readFileSync('dist/chatgpt.html', 'utf8').replace(/<noscript>.*?<\/noscript>/s, '')
  expect(page).toContain('<style>')
  expect(page).not.toMatch(/<link[^>]+rel="(stylesheet|modulepreload|preload)"/)
  expect(page).not.toMatch(/<script[^>]+src=/)
})

describe('a compressed page', () => {
  // Ten packets of 1,460 bytes come before the first is acknowledged (RFC 6928); the headers take some of it.
  const FIRST_ROUND_TRIP = 10 * 1460 - 1000
  const pages = existsSync('dist') ? readdirSync('dist', { recursive: true, encoding: 'utf8' }) : []
  const brotliBytes = (html: string) => brotliCompressSync(html, { params: { [SIZE_HINT]: html.length } }).length

  test.each(pages.filter((file) => file.endsWith('.html')))('%s needs no round trip for its scripts', (file) => {
    const html = readFileSync(`dist/${file}`, 'utf8')
    const own = brotliBytes(html)
    if (own <= FIRST_ROUND_TRIP) return
    expect(brotliBytes(html.replace(/<script[\s\S]*?<\/script>/g, ''))).toBeGreaterThan(FIRST_ROUND_TRIP)
    expect(own).toBeLessThan(20_000)
  })
})
