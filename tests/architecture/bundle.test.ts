import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { collectPrompts } from '@/content/prompt-records'
import { SAMPLES } from '@/content/samples'
import { routeScripts } from '../../scripts/build/route-scripts.ts'

// Budgets in bytes of brotli JavaScript that a route starts with (docs/adr/0010-plain-house.md).
const BUDGETS: readonly [RegExp, number][] = [
  [/^\/blog/, 152_500],
  [
    /^\/(generator|prompt-generator|feedback-tool|ai-prompts|business-prompts|chatgpt|midjourney|claude|gemini|deepseek|perplexity|mistral|lovable|v0|bolt|firebase|memoir-writing-prompts-for-adults)$/,
    148_500,
  ],
  [/^/, 142_500],
]
const STYLE_BYTES = 16_500

const routes = existsSync('dist/index.html') ? routeScripts('dist') : []

beforeAll(() => {
  expect(routes.length, 'the site is not built: run `npm run build` first').toBeGreaterThan(0)
})

describe('JavaScript per route', () => {
  test.each(routes)('$path stays within its budget', ({ path, brotliBytes }) => {
    const [, budget = 0] = BUDGETS.find(([pattern]) => pattern.test(path)) ?? []
    expect(brotliBytes).toBeLessThanOrEqual(budget)
  })

  test.each(routes)('$path starts without the backend and the toaster', ({ scripts }) => {
    const code = scripts.map((file) => readFileSync(`dist${file}`, 'utf8')).join('\n')
    expect(code).not.toMatch(/FunctionsHttpError|data-sonner-toaster/)
  })
})

test('no script holds the texts of a page', async () => {
  const code = readdirSync('dist/assets')
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(`dist/assets/${file}`, 'utf8'))
    .join('\n')
  const shown = new Set<string>(Object.values(SAMPLES).map(({ text }) => text))
  const texts = (await collectPrompts()).map(({ text }) => text).filter((text) => !shown.has(text))
  expect(texts.length).toBeGreaterThan(800)
  expect(texts.filter((text) => code.includes(text))).toEqual([])
})

test('the stylesheet stays within its budget', () => {
  const [sheet] = readdirSync('dist/assets').filter((file) => /^style-.*\.css$/.test(file))
  expect(brotliCompressSync(readFileSync(`dist/assets/${sheet}`)).length).toBeLessThanOrEqual(STYLE_BYTES)
})

test('every page carries its styles and asks for nothing before the paint', () => {
  const page = readFileSync('dist/chatgpt.html', 'utf8')
  expect(page).toContain('<style>')
  expect(page).not.toMatch(/<link[^>]+rel="(stylesheet|preload)"/)
  expect(page).not.toMatch(/<script[^>]+src=/)
})
