import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  promptTextsPath,
  SEARCH_FILE_PATH,
  SEARCH_FILE_VERSION,
  SEARCH_WORDS_PATH,
  type SearchFile,
  type ShelfPrompt,
  TEXT_FILES,
} from '@/lib/search/search-file'

const page = { title: 'Page', purpose: 'fiction', level: 'everyone' }

/** The files of a build, whose texts begin with its stamp. */
function filesOf(stamp: string): Record<string, unknown> {
  const file: SearchFile = {
    version: SEARCH_FILE_VERSION,
    stamp,
    tags: [[]],
    pages: [
      { ...page, path: '/a', count: 2, file: 0 },
      { ...page, path: '/b', count: 1, file: 1 },
    ],
    prompts: {
      titles: ['One', 'Two', 'Three'],
      slugs: [0, 0, 0],
      lengths: [9, 9, 9],
      words: [2, 2, 2],
      sentences: [1, 1, 1],
      tags: [0, 0, 0],
      minutes: [0, 0, 0],
      skills: ['', '', ''],
    },
  }
  const pages = [{ '/a': [`${stamp} lamp.`, `${stamp} lighthouse.`] }, { '/b': [`${stamp} ferry.`] }]
  const texts = Array.from({ length: TEXT_FILES }, (_, number) => {
    return [promptTextsPath(number), { stamp, pages: pages[number] ?? {} }] as const
  })
  const words = { stamp, groups: { '/b': [['Crossings', 0]] }, prompts: { '/b': ['boat'] } }
  return { [SEARCH_FILE_PATH]: file, ...Object.fromEntries(texts), [SEARCH_WORDS_PATH]: words }
}

const OLD = filesOf('old')
const NEW = filesOf('new')
const [FIRST, SECOND] = [promptTextsPath(0), promptTextsPath(1)]

let asked: string[]
let site: Record<string, unknown>
let load: typeof import('@/lib/search/load-search')

beforeEach(async () => {
  asked = []
  site = { ...OLD }
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    const content = await site[path]
    return content === undefined ? new Response('', { status: 404 }) : Response.json(content)
  })
  vi.stubGlobal('window', new EventTarget())
  vi.resetModules()
  load = await import('@/lib/search/load-search')
})

// Other files share the process, and go by whether there is a window.
afterEach(() => {
  vi.unstubAllGlobals()
})

const textsOf = (prompts: readonly ShelfPrompt[]) =>
  load.withTexts(prompts, load.loadedNow().texts)?.map(({ text }) => text)

test('the shelf fetches one file, and the texts of what it shows once', async () => {
  const all = await load.loadShelf()
  const first = all.slice(0, 1)
  expect(textsOf(first)).toBeUndefined()
  await Promise.all([load.loadTexts(first), load.loadTexts(first)])
  expect(textsOf(first)).toEqual(['old lamp.'])
  const { texts } = load.loadedNow()
  expect(load.withTexts(first, texts)?.[0]).toBe(load.withTexts(first, texts)?.[0])
  expect(textsOf(all)).toBeUndefined()
  expect(asked).toEqual([SEARCH_FILE_PATH, FIRST])
})

test('texts that do not come are asked for again, the rest is kept', async () => {
  const prompts = await load.loadShelf()
  delete site[SECOND]
  await expect(load.loadTexts(prompts)).rejects.toThrow('404')
  site[SECOND] = OLD[SECOND]
  await load.loadTexts(prompts)
  expect(textsOf(prompts)).toHaveLength(3)
  expect(asked).toEqual([SEARCH_FILE_PATH, FIRST, SECOND, SECOND])
})

test('a search fetches everything at once, each file once', async () => {
  const { find } = await load.loadSearch()
  expect(find('lighthouse')?.entries).toMatchObject([{ title: 'Two', text: 'old lighthouse.' }])
  expect(find('boat')?.entries).toMatchObject([{ title: 'Three', group: 'Crossings' }])
  await load.loadTexts(await load.loadShelf())
  expect(asked.toSorted()).toEqual(Object.keys(site).toSorted())
})

test('titles are found before the texts are there', async () => {
  let arrive: (content: unknown) => void = () => {}
  site[FIRST] = new Promise((resolve) => {
    arrive = resolve
  })
  const whole = load.loadSearch()
  await vi.waitFor(() => expect(load.loadedNow().early).toBeDefined(), 15_000)
  const early = load.loadedNow().early
  expect(early?.find('two')?.entries).toMatchObject([{ title: 'Two', text: '' }])
  expect(early?.find('lighthouse')?.entries).toEqual([])
  expect(load.loadedNow().search).toBeUndefined()
  arrive(OLD[FIRST])
  const { find } = await whole
  expect(find('two')?.entries).toMatchObject([{ title: 'Two', text: 'old lighthouse.' }])
  expect(find('lighthouse')?.entries).toMatchObject([{ title: 'Two', text: 'old lighthouse.' }])
})

test('words of another build are ignored', async () => {
  site[SEARCH_WORDS_PATH] = NEW[SEARCH_WORDS_PATH]
  const { find } = await load.loadSearch()
  expect(find('boat')?.entries).toEqual([])
  expect(find('ferry')?.entries).toHaveLength(1)
})

describe('files of two builds', () => {
  test('after a deployment, everything is loaded anew by itself', async () => {
    await load.loadTexts((await load.loadShelf()).slice(0, 1))
    const before = load.loadedNow().prompts ?? []
    site = { ...NEW }
    await load.loadTexts(before.slice(2))
    const { prompts = [] } = load.loadedNow()
    expect(prompts[2]).not.toBe(before[2])
    expect(textsOf(prompts.slice(2))).toEqual(['new ferry.'])
    expect(textsOf(prompts.slice(0, 1))).toBeUndefined()
    // After the next one as well.
    site = filesOf('newer')
    await load.loadTexts(prompts)
    expect(textsOf(load.loadedNow().prompts ?? [])).toEqual(['newer lamp.', 'newer lighthouse.', 'newer ferry.'])
  })

  test('a search heals as well', async () => {
    await load.loadShelf()
    site = { ...NEW }
    expect((await load.loadSearch()).find('lamp')?.entries).toMatchObject([{ text: 'new lamp.' }])
    const prompts = await load.loadShelf()
    await load.loadTexts(prompts)
    expect(textsOf(prompts)).toHaveLength(3)
  })

  test('that do not fit a second time are a failure, and the next try begins anew', async () => {
    site[SECOND] = NEW[SECOND]
    const prompts = await load.loadShelf()
    await expect(load.loadTexts(prompts)).rejects.toThrow('another build')
    expect(asked.filter((path) => path === SEARCH_FILE_PATH)).toHaveLength(2)
    // Without a press, nothing is loaded a third time.
    await expect(load.loadTexts(prompts)).rejects.toThrow('another build')
    expect(asked.filter((path) => path === SEARCH_FILE_PATH)).toHaveLength(2)
    site = { ...NEW }
    load.forgetMisfits()
    await load.loadTexts(prompts)
    expect(textsOf(load.loadedNow().prompts ?? [])).toHaveLength(3)
  })

  test('a search opens with the prompts that fit, and with all once there is a network', async () => {
    site[SECOND] = NEW[SECOND]
    vi.stubGlobal('navigator', { onLine: true })
    await expect(load.loadSearch()).rejects.toThrow('another build')
    vi.stubGlobal('navigator', { onLine: false })
    const { find } = await load.loadSearch()
    expect(find('lamp')?.entries).toHaveLength(1)
    expect(find('ferry')?.entries).toEqual([])
    site = { ...NEW }
    window.dispatchEvent(new Event('online'))
    expect((await load.loadSearch()).find('ferry')?.entries).toHaveLength(1)
  })

  test('what arrives late stays with the build that it belongs to', async () => {
    const prompts = await load.loadShelf()
    let arrive: (content: unknown) => void = () => {}
    site[FIRST] = new Promise((resolve) => {
      arrive = resolve
    })
    const late = load.loadTexts(prompts.slice(0, 1))
    await vi.waitFor(() => expect(asked).toContain(FIRST), 15_000)
    site = { ...NEW }
    await load.loadTexts(prompts.slice(2))
    const { [FIRST]: texts } = site
    let arriveAgain: typeof arrive = () => {}
    site[FIRST] = new Promise((resolve) => {
      arriveAgain = resolve
    })
    arrive(OLD[FIRST])
    await vi.waitFor(() => expect(asked.filter((path) => path === FIRST)).toHaveLength(2), 15_000)
    expect(Object.keys(load.loadedNow().texts)).toEqual(['/b'])
    arriveAgain(texts)
    await late
    expect(Object.keys(load.loadedNow().texts)).toEqual(['/b', '/a'])
  })

  test('a file of another version is a failure of its own', async () => {
    site[SEARCH_FILE_PATH] = { ...(OLD[SEARCH_FILE_PATH] as SearchFile), version: SEARCH_FILE_VERSION + 1 }
    await expect(load.loadShelf()).rejects.toThrow(`version ${SEARCH_FILE_VERSION + 1}`)
    await expect(load.loadSearch()).rejects.toThrow(`version ${SEARCH_FILE_VERSION + 1}`)
  })
})
