import { existsSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { CLASS_PROMPTS } from '@/content/class-filters'
import { ALL_PROMPTS, matching, PAGE_SIZE, spread } from '@/content/shelf-filters'
import {
  entriesOf,
  promptsOf,
  promptTextsPath,
  SEARCH_FILE_PATH,
  SEARCH_WORDS_PATH,
  type SearchEntry,
  TEXT_FILES,
} from '@/lib/search/search-file'
import * as functions from '../../supabase/functions/mcp/search-file.ts'
import { readSearchFiles } from '../../scripts/build/read-search-files.ts'
import { routeScripts } from '../../scripts/build/route-scripts.ts'

// The shelf's file comes with the first filter that somebody sets, a search fetches the words and all texts beside it.
const FILE_BYTES = 110_000
const TEXTS_BYTES = 20_000
const VIEW_BYTES = 250_000
const WORDS_BYTES = 195_000

const bytesOf = (address: string) => readFileSync(`dist${address}.br`).length

beforeAll(() => {
  expect(existsSync(`dist${SEARCH_FILE_PATH}`), 'the site is not built: run `npm run build` first').toBe(true)
})

test('the files stay within their budgets, and lie there compressed', () => {
  expect(bytesOf(SEARCH_FILE_PATH)).toBeLessThanOrEqual(FILE_BYTES)
  expect(bytesOf(SEARCH_WORDS_PATH)).toBeLessThanOrEqual(WORDS_BYTES)
  const texts = Array.from({ length: TEXT_FILES }, (_, file) => bytesOf(promptTextsPath(file)))
  expect(Math.max(...texts)).toBeLessThanOrEqual(TEXTS_BYTES)
})

test.each([
  ['the shelf', ALL_PROMPTS],
  ['the shelf of teachers', CLASS_PROMPTS],
])('%s fetches little for the first prompts of a filter', (_, { filters, holds = () => true }) => {
  const [file] = readSearchFiles()
  const fileOf = new Map(file.pages.map((page) => [page.path, page.file]))
  const prompts = spread(promptsOf(file).filter(holds))
  const views = filters.flatMap(({ id, choices }) =>
    choices.map((choice) => {
      const first = matching(prompts, { [id]: choice.id }, filters).slice(0, PAGE_SIZE)
      const texts = [...new Set(first.map(({ path }) => fileOf.get(path) ?? -1))].map(promptTextsPath)
      const bytes = [SEARCH_FILE_PATH, ...texts].reduce((sum, address) => sum + bytesOf(address), 0)
      return { view: `${id}=${choice.id}`, bytes }
    }),
  )
  expect(views.length).toBeGreaterThan(30)
  expect(views.filter(({ bytes }) => bytes > VIEW_BYTES)).toEqual([])
})

test('nearly every prompt has words for a search', () => {
  const prompts = entriesOf(...readSearchFiles()).filter((entry) => entry.kind === 'prompt')
  expect(prompts.filter(({ words }) => words).length).toBeGreaterThan(0.95 * prompts.length)
})

test('everything that is found is there, at its address', () => {
  const [file] = readSearchFiles()
  const entries = entriesOf(...readSearchFiles())
  expect(entries.filter(({ kind }) => kind === 'prompt')).toHaveLength(file.prompts.titles.length)
  expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(['page', 'article', 'library', 'prompt']))
  const lost = entries.filter(({ to }) => {
    const { pathname } = new URL(to, 'http://site.test')
    return !existsSync(pathname === '/' ? 'dist/index.html' : `dist${pathname}.html`)
  })
  expect(lost.map(({ to }) => to)).toEqual([])
})

test('AI clients get every prompt of it, at its address', async () => {
  expect(functions.SEARCH_FILE_PATH).toBe(SEARCH_FILE_PATH)
  expect(functions.SEARCH_WORDS_PATH).toBe(SEARCH_WORDS_PATH)
  const entries = entriesOf(...readSearchFiles())
  const load = async (address: string) => JSON.parse(readFileSync(`dist${address}`, 'utf8')) as unknown
  const read = await functions.readSearchFiles(await load(SEARCH_FILE_PATH), load)
  const rows = (kind: SearchEntry['kind']) =>
    entries.filter((entry) => entry.kind === kind).map(({ title, to, text }) => ({ title, path: to, text }))
  expect(read.map(({ title, path, text }) => ({ title, path, text }))).toEqual([...rows('prompt'), ...rows('library')])
  expect(read.filter(({ name }) => !/^[a-z0-9-]{2,100}$/.test(name))).toEqual([])
})

test('no page starts with what searches it', () => {
  const scripts = new Set(routeScripts('dist').flatMap((route) => route.scripts))
  expect(scripts.size).toBeGreaterThan(20)
  const early = [...scripts].filter((script) =>
    /serializationVersion|fuzzy|Write one about/.test(readFileSync(`dist${script}`, 'utf8')),
  )
  expect(early).toEqual([])
})
