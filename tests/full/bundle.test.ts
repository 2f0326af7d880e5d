import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import type { PageKind } from '@/content/page-entry'
import { collectPrompts } from '@/content/prompt-records'
import { findPage } from '@/content/registry'
import { SAMPLES } from '@/content/samples'
import { routeScripts } from '../../scripts/build/route-scripts.ts'

// Budgets in bytes of brotli JavaScript that a route starts with (docs/adr/0010-plain-house.md).
const BUDGETS = { content: 144_000, tool: 154_000, blog: 157_500 }
/** The backend's key and the names of files are others in each build, which compresses some dozens of bytes better or worse. */
const JITTER = 200
const TOOLS: ReadonlySet<PageKind | undefined> = new Set<PageKind>([
  'generator',
  'local-generator',
  'feedback',
  'ai-prompts',
  'business',
  'model',
  'memoir',
])

function budgetOf(path: string): number {
  // The preview of a draft is an article.
  if (path.startsWith('/blog') || path === '/preview') return BUDGETS.blog
  return TOOLS.has(findPage(path)?.kind) ? BUDGETS.tool : BUDGETS.content
}

const STYLE_BYTES = 17_000

const routes = existsSync('dist/index.html') ? routeScripts('dist') : []

beforeAll(() => {
  expect(routes.length, 'the site is not built: run `npm run build` first').toBeGreaterThan(0)
})

describe('JavaScript per route', () => {
  test.each(routes)('$path stays within its budget', ({ path, brotliBytes }) => {
    expect(brotliBytes).toBeLessThanOrEqual(budgetOf(path) + JITTER)
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
}, 180_000)

test('the stylesheet stays within its budget', () => {
  const [sheet] = readdirSync('dist/assets').filter((file) => /^style-.*\.css$/.test(file))
  expect(brotliCompressSync(readFileSync(`dist/assets/${sheet}`)).length).toBeLessThanOrEqual(STYLE_BYTES)
})

test('every page carries its styles, and asks only for the two fonts of its text before the paint', () => {
  const page = readFileSync('dist/chatgpt.html', 'utf8')
  const head = page.slice(0, page.indexOf('</head>'))
  expect(page).toContain('<style>')
  expect(head).not.toMatch(/<link[^>]+rel="(stylesheet|modulepreload)"/)
  expect(page).not.toMatch(/<script[^>]+src=/)
  const fonts = readdirSync('dist/assets').filter((file) =>
    /^(?:newsreader|geist)-latin-wght-normal-.*\.woff2$/.test(file),
  )
  expect(fonts).toHaveLength(2)
  // Without `crossorigin`, a browser fetches them twice.
  expect(new Set(head.match(/<link[^>]+preload[^>]*>/g))).toEqual(
    new Set(
      fonts.map((file) => `<link rel="preload" href="/assets/${file}" as="font" type="font/woff2" crossorigin />`),
    ),
  )
})

test('a page whose styles are a file asks for nothing beside it', () => {
  const [prompt] = readdirSync('dist/prompts').filter((file) => file.endsWith('.html'))
  for (const file of [`prompts/${prompt}`, 'app-shell.html']) {
    const page = readFileSync(`dist/${file}`, 'utf8')
    expect(page.slice(0, page.indexOf('</head>')).match(/rel="(?:stylesheet|(?:module)?preload)"/g)).toEqual([
      'rel="stylesheet"',
    ])
  }
})
