import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import { BROWSER_FLAGS, ensureBrowser } from '../browser.mjs'
import { makePromptIndex } from '../build/prompt-index.mjs'
import { createStaticSite } from '../server/static-site.mjs'

const OUT = '.cache/bench-search'
const CODE = '/bench/collection.js'
// A slow phone beside this machine.
const SLOWDOWN = 6
const SEARCHES = 50
const SIZES = [845, 1000]

/**
 * How fast the library's prompts are searched in a browser slowed down sixfold: the collection alone, at its own size
 * and at 1,000 prompts, and letters typed into the built page.
 * @returns {Promise<{ collections: object[], typing: object[] }>} rows of two tables
 */
export async function measureSearch() {
  const { collectPrompts } = await import(pathToFileURL(path.resolve('dist-ssr/entry-server.js')).href)
  const records = await collectPrompts()
  const files = new Map([[CODE, { type: 'text/javascript', body: await bundle() }]])
  for (const size of SIZES) {
    const { content } = await makePromptIndex(padded(records, size))
    files.set(`/bench/${size}.json`, { type: 'application/json', body: content })
  }
  const site = createStaticSite('dist')
  const server = createServer((request, response) => {
    const file = files.get(request.url)
    if (file) response.writeHead(200, { 'content-type': file.type }).end(file.body)
    else site(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://localhost:${server.address().port}`
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS })
  try {
    const collections = []
    for (const size of SIZES) collections.push(await measureCollection(browser, origin, size, searchesFor(records)))
    return { collections, typing: [await measureTyping(browser, origin)] }
  } finally {
    await browser.close()
    await new Promise((resolve) => server.close(resolve))
  }
}

/** The code that opens and searches an index, as one module. */
async function bundle() {
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: OUT,
      lib: { entry: 'src/features/library/lib/collection.ts', formats: ['es'], fileName: () => 'collection.js' },
    },
  })
  return readFile(path.join(OUT, 'collection.js'), 'utf8')
}

/** As many prompts as asked for; those beyond the site's own are made of the halves of two. */
function padded(records, size) {
  const made = Array.from({ length: Math.max(0, size - records.length) }, (_, index) => {
    const [first, second] = [records[(index * 7) % records.length], records[(index * 13 + 5) % records.length]]
    const half = (text, isSecond) => {
      const words = text.split(' ')
      const middle = Math.floor(words.length / 2)
      return (isSecond ? words.slice(middle) : words.slice(0, middle)).join(' ')
    }
    const text = `${half(first.text, false)} ${half(second.text, true)}`
    return { id: `/made#prompt-${index + 1}`, path: '/made', number: index + 1, page: 'Made', text }
  })
  return [...records.slice(0, size), ...made]
}

const SLIPS = [
  (word) => word.slice(0, 2) + word.slice(3),
  (word) => word.slice(0, 3) + word.charAt(2) + word.slice(3),
  (word) => word.slice(0, 2) + word.charAt(3) + word.charAt(2) + word.slice(4),
  (word) => `${word.slice(0, 3)}x${word.slice(4)}`,
  (word) => word,
]

/** Searches of one to three words out of the prompts, four in five words with a typing slip; always the same. */
function searchesFor(records) {
  return Array.from({ length: SEARCHES }, (_, index) => {
    const words = records[(index * 17) % records.length].text.match(/[a-z]{5,}/g) ?? ['gratitude']
    return Array.from({ length: (index % 3) + 1 }, (_, place) => {
      const word = words[(index + place * 5) % words.length]
      return SLIPS[(index + place) % SLIPS.length](word)
    }).join(' ')
  })
}

async function slowPage(browser) {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return page
}

async function measureCollection(browser, origin, size, searches) {
  const page = await slowPage(browser)
  await page.goto(`${origin}/robots.txt`)
  const figures = await page.evaluate(
    async ({ code, index, searches }) => {
      let longestTask = 0
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration)
      }).observe({ type: 'longtask' })
      const { openCollection } = await import(code)
      const begun = performance.now()
      const file = await (await fetch(index)).json()
      const fetched = performance.now()
      const collection = await openCollection(file)
      const opened = performance.now()
      const first = performance.now()
      const { prompts } = collection.find('grattitude', 'all')
      const firstMs = performance.now() - first
      await new Promise((resolve) => setTimeout(resolve, 200))
      const loadTask = longestTask
      const times = []
      let answered = 0
      for (const search of searches) {
        const start = performance.now()
        if (collection.find(search, 'all').prompts.length > 0) answered += 1
        times.push(performance.now() - start)
        await new Promise((resolve) => setTimeout(resolve))
      }
      return {
        fetchMs: fetched - begun,
        openMs: opened - fetched,
        firstMs,
        isFound: prompts.length > 0,
        loadTask,
        times,
        answered,
      }
    },
    { code: CODE, index: `/bench/${size}.json`, searches },
  )
  await page.close()
  const sorted = figures.times.toSorted((a, b) => a - b)
  const at = (share) => Number(sorted[Math.ceil(sorted.length * share) - 1].toFixed(1))
  return {
    prompts: size,
    'fetch and parse ms': Math.round(figures.fetchMs),
    'open ms': Math.round(figures.openMs),
    'longest task ms': Math.round(figures.loadTask),
    'first search ms': Math.round(figures.firstMs),
    'p50 ms': at(0.5),
    'p95 ms': at(0.95),
    'max ms': at(1),
    answered: `${figures.answered} of ${searches.length}`,
  }
}

const TYPED = 'grattitude jurnal'

/** From a letter to the next frame, as the visitor feels it (Event Timing), while the pages' prompts are searched. */
async function measureTyping(browser, origin) {
  const page = await slowPage(browser)
  await page.goto(`${origin}/ai-prompts?show=12`)
  await page.locator('[aria-labelledby=page-prompts] ul').waitFor({ timeout: 30_000 })
  await page.evaluate(() => {
    window.letters = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.interactionId && entry.name === 'keydown') window.letters.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 })
  })
  const field = page.getByLabel('Search prompts')
  await field.focus()
  for (const letter of TYPED) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter)
    await page.waitForTimeout(250)
  }
  await page.locator('[aria-labelledby=page-prompts] mark').first().waitFor()
  const letters = (await page.evaluate(() => window.letters)).toSorted((a, b) => a - b)
  await page.close()
  const at = (share) => Math.round(letters[Math.ceil(letters.length * share) - 1] ?? 0)
  return { typed: TYPED, letters: TYPED.length, 'p50 ms': at(0.5), 'worst ms': at(1) }
}
