import { existsSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import {
  entriesOf,
  SEARCH_FILE_PATH,
  SEARCH_WORDS_PATH,
  type SearchEntry,
  type SearchFile,
  type SearchWords,
} from '@/lib/search/search-file'
import * as functions from '../../supabase/functions/mcp/search-file.ts'
import { routeScripts } from '../../scripts/build/route-scripts.ts'

// All that a phone fetches with the shelf, and what a search fetches beside it.
const FILE_BYTES = 250_000
const WORDS_BYTES = 126_000
const FILE = `dist${SEARCH_FILE_PATH}`

const isBuilt = existsSync(FILE)
const content = isBuilt ? readFileSync(FILE) : Buffer.from('{}')

beforeAll(() => {
  expect(isBuilt, 'the site is not built: run `npm run build` first').toBe(true)
})

test('the file stays within its budget, and lies there compressed', () => {
  expect(brotliCompressSync(content).length).toBeLessThanOrEqual(FILE_BYTES)
  expect(readFileSync(`${FILE}.br`).length).toBeLessThanOrEqual(FILE_BYTES)
})

test('so do the words of a search, which fit the file', () => {
  const words = JSON.parse(readFileSync(`dist${SEARCH_WORDS_PATH}`, 'utf8')) as SearchWords
  expect(readFileSync(`dist${SEARCH_WORDS_PATH}.br`).length).toBeLessThanOrEqual(WORDS_BYTES)
  const prompts = entriesOf(JSON.parse(content.toString()) as SearchFile, words).filter(({ kind }) => kind === 'prompt')
  expect(prompts.filter((entry) => entry.kind === 'prompt' && entry.words).length).toBeGreaterThan(2600)
})

test('everything that is found is there, at its address', () => {
  const words = JSON.parse(readFileSync(`dist${SEARCH_WORDS_PATH}`, 'utf8')) as SearchWords
  const entries = entriesOf(JSON.parse(content.toString()) as SearchFile, words)
  expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(['page', 'article', 'library', 'prompt']))
  expect(entries.length).toBeGreaterThan(2400)
  const lost = entries.filter(({ to }) => {
    const { pathname } = new URL(to, 'http://site.test')
    return !existsSync(pathname === '/' ? 'dist/index.html' : `dist${pathname}.html`)
  })
  expect(lost.map(({ to }) => to)).toEqual([])
})

test('AI clients get every prompt of it, at its address', () => {
  expect([functions.SEARCH_FILE_PATH, functions.SEARCH_WORDS_PATH]).toEqual([SEARCH_FILE_PATH, SEARCH_WORDS_PATH])
  const file = JSON.parse(content.toString()) as SearchFile
  const words = JSON.parse(readFileSync(`dist${SEARCH_WORDS_PATH}`, 'utf8')) as SearchWords
  const entries = entriesOf(file, words)
  const read = functions.readSearchFiles(file, words)
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
