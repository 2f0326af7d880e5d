import { existsSync, readFileSync } from 'node:fs'
import Papa from 'papaparse'
import { beforeAll, describe, expect, test } from 'vitest'
import { collectPrompts } from '@/content/prompt-records'
import LIBRARY from '@/content/library'
import { DATA_FILES } from '@/content/open-data'
import { PROMPT_PAGES } from '@/content/prompt-pages'

interface Row {
  id: string
  title: string
  prompt: string
  page: string
  url: string
}

const isBuilt = existsSync('dist/prompts.json')
const data = (isBuilt ? JSON.parse(readFileSync('dist/prompts.json', 'utf8')) : { url: '', count: 0, prompts: [] }) as {
  url: string
  count: number
  prompts: Row[]
}
const PROMPTS = await collectPrompts()

const pathOf = ({ url }: Row) => url.slice(data.url.length - 1)

beforeAll(() => {
  expect(isBuilt, 'the site is not built: run `npm run build` first').toBe(true)
})

/** What a reader of HTML sees, as one line. */
const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

describe('prompts.json', () => {
  test('holds the library and every prompt of the pages, each once', () => {
    expect(data.count).toBe(data.prompts.length)
    expect(data.prompts).toHaveLength(LIBRARY.length + PROMPTS.length)
    expect(new Set(data.prompts.map(({ id }) => id)).size).toBe(data.count)
    expect(new Set(data.prompts.map(({ prompt }) => prompt)).size).toBe(data.count)
  })

  test('gives the address at which each prompt stands', () => {
    const wrong = data.prompts.filter((row) => {
      const [path = '', fragment] = pathOf(row).split('#')
      const page = readFileSync(`dist${path}.html`, 'utf8')
      if (path === '/ai-prompts') return false
      // On a page of its own, or among the short versions.
      const [, item = ''] = fragment ? page.split(`id="${fragment}"`) : page.split('class="prompt-text')
      if (!fragment) return !plain(`<p class="${item.split('</p>')[0]}`).includes(row.prompt)
      return !plain(item.split('<li ')[0] ?? '').includes(row.prompt)
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
  })
})

test('prompts.csv has the same rows, and reads back as it was written', () => {
  const {
    data: rows,
    errors,
    meta,
  } = Papa.parse<{ act: string; prompt: string }>(readFileSync('dist/prompts.csv', 'utf8'), {
    header: true,
    skipEmptyLines: true,
  })
  expect(errors).toEqual([])
  expect(meta.fields).toEqual(['act', 'prompt', 'page', 'url'])
  expect(rows.map(({ act, prompt }) => [act, prompt])).toEqual(data.prompts.map(({ title, prompt }) => [title, prompt]))
})

describe('Markdown', () => {
  const pages = PROMPT_PAGES.filter(({ canonical }) => !canonical)

  test.each(pages)('$path.md holds all prompts of its page under their numbers', ({ path }) => {
    const lines = readFileSync(`dist${path}.md`, 'utf8')
      .replaceAll(/\\([\\`*_[\]<>#])/g, '$1')
      .replaceAll('\n   ', '\n')
    const prompts = data.prompts.filter((row) => row.id.startsWith(`${path}#`))
    expect(prompts.length).toBeGreaterThan(15)
    for (const row of prompts) {
      const number = row.id.split('#prompt-')[1]
      expect(lines).toMatch(
        new RegExp(`^${number}\\. \\*\\*(\\w+: )?${escapeRegExp(row.title)}\\*\\* ${escapeRegExp(row.prompt)}$`, 'm'),
      )
    }
  })
})

describe('the prompts of the year', () => {
  const calendar = existsSync('dist/today.ics') ? readFileSync('dist/today.ics', 'utf8') : ''

  test('are a calendar of every day, the leap day too, that comes again each year', () => {
    expect(calendar.match(/\r\nBEGIN:VEVENT\r\n/g)).toHaveLength(366)
    expect(calendar.match(/\r\nRRULE:FREQ=YEARLY\r\n/g)).toHaveLength(366)
    const days = [...calendar.matchAll(/\r\nDTSTART;VALUE=DATE:(\d{8})\r\n/g)].map(([, day = '']) => day)
    expect(new Set(days).size).toBe(366)
    expect(days).toContain('20240229')
    expect(calendar.replaceAll('\r\n ', '')).toContain('/prompts/')
  })

  test('are a feed of the last days, newest first', () => {
    const feed = readFileSync('dist/today.xml', 'utf8')
    const dates = [...feed.matchAll(/<link>[^<]*\/prompts\/[a-z0-9-]+\?on=(\d{4}-\d{2}-\d{2})<\/link>/g)].map(
      ([, date = '']) => date,
    )
    expect(dates.length).toBeGreaterThanOrEqual(30)
    expect(dates).toEqual(dates.toSorted().reverse())
  })
})

describe('the way to the data', () => {
  test('the sitemap page links to every file, and each is there', () => {
    const page = readFileSync('dist/sitemap.html', 'utf8')
    const files = [
      ...DATA_FILES.map(({ path }) => path),
      ...PROMPT_PAGES.filter((row) => !row.canonical).map((row) => `${row.path}.md`),
    ]
    expect(files.filter((file) => !page.includes(`href="${file}"`))).toEqual([])
    expect(files.filter((file) => !existsSync(`dist${file}`))).toEqual([])
  })

  test('llms.txt names the data, and a Markdown twin wherever there is one', () => {
    const text = readFileSync('dist/llms.txt', 'utf8')
    expect(text).toContain(`(${data.url}prompts.json)`)
    expect(text).toContain(`(${data.url}prompts.csv)`)
    expect(text).toContain(`(${data.url}journal-prompts/daily.md)`)
    expect(text).toContain(`(${data.url}about)`)
  })
})
