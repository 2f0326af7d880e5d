import { existsSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { routeScripts } from '../../scripts/build/route-scripts.mjs'

// Budgets in bytes of brotli JavaScript that a route starts with.
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

test('a compressed page is small enough to come in the first round trips', () => {
  expect(brotliCompressSync(readFileSync('dist/chatgpt.html')).length).toBeLessThan(20_000)
})
