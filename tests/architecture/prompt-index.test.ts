import { existsSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { collectPrompts, collectShort } from '@/app/prompt-records'
import { openCollection } from '@/features/library/lib/collection'
import { PROMPT_INDEX_PATH, type PromptIndexFile } from '@/features/library/lib/prompt-index-file'
import { routeScripts } from '../../scripts/build/route-scripts.ts'

// The index with its texts, as a phone fetches it with its first search in the library; for 3,000 prompts.
const INDEX_BYTES = 360_000
const FILE = `dist${PROMPT_INDEX_PATH}`

const isBuilt = existsSync(FILE)
const content = isBuilt ? readFileSync(FILE) : Buffer.from('{}')

beforeAll(() => {
  expect(isBuilt, 'the site is not built: run `npm run build` first').toBe(true)
})

test('the index of the pages’ prompts stays within its budget, and lies there compressed', () => {
  expect(brotliCompressSync(content).length).toBeLessThanOrEqual(INDEX_BYTES)
  expect(readFileSync(`${FILE}.br`).length).toBeLessThanOrEqual(INDEX_BYTES)
})

test('every prompt of the index stands on its page, at its address, word for word', async () => {
  const { find } = await openCollection(JSON.parse(content.toString()) as PromptIndexFile)
  const { prompts } = find('', 'all')
  // A short version is found by its long one.
  const short = (await collectShort()).flatMap((group) => group.prompts)
  expect(prompts).toHaveLength((await collectPrompts()).length - short.length)
  const pages = new Map<string, string>()
  const escaped = (text: string) =>
    text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      .replaceAll("'", '&#x27;')
  const lost = prompts.filter(({ path, number, text }) => {
    const html = pages.get(path) ?? readFileSync(`dist${path}.html`, 'utf8')
    pages.set(path, html)
    const item = html.split(`id="prompt-${number}">`)[1] ?? ''
    const paragraph = /<p class="prompt-text[^"]*">(.*?)<\/p>/s.exec(item)?.[1] ?? ''
    return paragraph.replace(/<[^>]+>/g, '').replaceAll('<!-- -->', '') !== escaped(text)
  })
  expect(lost.map(({ id }) => id)).toEqual([])
})

test('no page starts with the code that searches it, the library’s neither', () => {
  const scripts = new Set(routeScripts('dist').flatMap((route) => route.scripts))
  expect(scripts.size).toBeGreaterThan(20)
  expect(
    [...scripts].filter((script) => /serializationVersion|fuzzy/.test(readFileSync(`dist${script}`, 'utf8'))),
  ).toEqual([])
})
