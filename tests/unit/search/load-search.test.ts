import { beforeEach, expect, test, vi } from 'vitest'
import {
  promptTextsPath,
  SEARCH_FILE_PATH,
  SEARCH_FILE_VERSION,
  SEARCH_WORDS_PATH,
  type SearchFile,
  TEXT_FILES,
} from '@/lib/search/search-file'

const PAGES = [{ '/a': ['A lamp.', 'A lighthouse.'] }, { '/b': ['A ferry.'] }]
const TEXTS = PAGES.map((pages) => ({ stamp: 'one', pages }))
const all = PAGES.flatMap((file) => Object.values(file).flat())
const page = { title: 'Page', purpose: 'fiction', level: 'everyone' }
const FILE: SearchFile = {
  version: SEARCH_FILE_VERSION,
  stamp: 'one',
  tags: [[]],
  pages: [
    { ...page, path: '/a', count: 2, file: 0 },
    { ...page, path: '/b', count: 1, file: 1 },
  ],
  prompts: {
    titles: ['One', 'Two', 'Three'],
    slugs: [0, 0, 0],
    lengths: all.map(({ length }) => length),
    words: all.map(() => 2),
    sentences: all.map(() => 1),
    tags: [0, 0, 0],
    minutes: [0, 0, 0],
    skills: ['', '', ''],
  },
}

let asked: string[]
let site: Record<string, unknown>
let load: typeof import('@/lib/search/load-search')

beforeEach(async () => {
  asked = []
  site = { [SEARCH_FILE_PATH]: FILE, [SEARCH_WORDS_PATH]: {} }
  for (let file = 0; file < TEXT_FILES; file += 1)
    site[promptTextsPath(file)] = TEXTS[file] ?? { stamp: 'one', pages: {} }
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return path in site ? Response.json(site[path]) : new Response('', { status: 404 })
  })
  vi.resetModules()
  load = await import('@/lib/search/load-search')
})

test('the shelf fetches one file, and the texts of what it shows once', async () => {
  const [first, , third] = (await load.loadShelf()) as [...Awaited<ReturnType<typeof load.loadShelf>>]
  expect(load.loadedTexts([first!])).toBeUndefined()
  await Promise.all([load.loadTexts([first!]), load.loadTexts([first!])])
  expect(load.loadedTexts([first!])).toMatchObject([{ title: 'One', text: 'A lamp.' }])
  expect(load.loadedTexts([first!])?.[0]).toBe(load.loadedTexts([first!])?.[0])
  expect(load.loadedTexts([first!, third!])).toBeUndefined()
  expect(asked).toEqual([SEARCH_FILE_PATH, promptTextsPath(0)])
})

test('texts that do not come are asked for again, the rest is kept', async () => {
  const prompts = await load.loadShelf()
  delete site[promptTextsPath(1)]
  await expect(load.loadTexts(prompts)).rejects.toThrow('404')
  site[promptTextsPath(1)] = TEXTS[1]
  await load.loadTexts(prompts)
  expect(load.loadedTexts(prompts)).toHaveLength(3)
  expect(asked).toEqual([SEARCH_FILE_PATH, promptTextsPath(0), promptTextsPath(1), promptTextsPath(1)])
})

test('texts with another stamp are not shown, and the next try begins anew', async () => {
  const prompts = await load.loadShelf()
  site[promptTextsPath(0)] = { ...TEXTS[0], stamp: 'two' }
  await expect(load.loadTexts(prompts)).rejects.toThrow('another build')
  expect(load.loadedTexts(prompts)).toBeUndefined()
  expect(load.loadedShelf()).toBeUndefined()
  await expect(load.loadSearch()).rejects.toThrow('another build')
  site[promptTextsPath(0)] = TEXTS[0]
  const fresh = await load.loadShelf()
  await load.loadTexts(fresh)
  expect(load.loadedTexts(fresh)).toHaveLength(3)
})

test('a search fetches everything at once, each file once', async () => {
  const { find } = await load.loadSearch()
  expect(find('lighthouse')?.entries).toMatchObject([{ title: 'Two', text: 'A lighthouse.' }])
  const prompts = await load.loadShelf()
  await load.loadTexts(prompts)
  expect(asked.toSorted()).toEqual(Object.keys(site).toSorted())
})
