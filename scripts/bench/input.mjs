import { once } from 'node:events'
import { createServer } from 'node:http'
import { chromium } from '@playwright/test'
import { BROWSER_FLAGS, ensureBrowser } from '../browser.mjs'
import { createStaticSite } from '../server/static-site.mjs'

const LENGTH = 200_000
const QUIET_MS = 1200
const BEAT_MS = 10
const NOTICEABLE_MS = 50
const BARE = '/bench/bare'
// The fields' own look where the fonts of the site have no letters for a script: the browser's serif.
const LOOK = 'width:40rem;font:1.25rem/1.5 serif;unicode-bidi:plaintext'

// A piece of each script, with the characters and words that a person counts in it.
const PIECES = [
  { script: 'Latin', piece: 'Grüße aus der Küche. ', characters: 21, words: 4 },
  { script: 'Arabic', piece: 'كتب الولد رسالةً طويلة. ', characters: 23, words: 4 },
  { script: 'Chinese', piece: '写作提示。', characters: 5, words: 2 },
]

const FIELDS = [
  { field: 'generator', path: '/generator', label: 'What do you want to achieve?' },
  { field: 'local generator', path: '/prompt-generator', label: 'Topic' },
  { field: 'feedback', path: '/feedback-tool', label: 'Your text', counters: '.editor-foot span' },
  { field: 'post: excerpt', path: '/admin/blog/new', label: 'Excerpt' },
  { field: 'post: content (plain)', path: '/admin/blog/new', label: 'Content' },
]

/**
 * What a pasted book costs each field: the longest stretch for which the page did not answer, beside the same paste
 * into a bare field of the same look, which is the browser's own share (setting a script for which a machine has few
 * fonts may take it many seconds, site or no site); and whether the counters of the feedback tool are right.
 * @returns {Promise<object[]>} rows of a table
 */
export async function measureInput() {
  const site = createStaticSite('dist')
  const server = createServer((request, response) => {
    if (request.url !== BARE) return site(request, response)
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end(`<!doctype html><title>Bare</title><label>Text <textarea rows="9" style="${LOOK}"></textarea></label>`)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://localhost:${server.address().port}`
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS })
  try {
    const rows = []
    for (const text of PIECES) {
      const bare = await paste(browser, `${origin}${BARE}`, 'Text', text)
      for (const { field, path, label, counters } of FIELDS) {
        const figures = await paste(browser, origin + path, label, text, counters)
        rows.push({
          field,
          text: text.script,
          'longest silence ms': figures.silence,
          'bare field ms': bare.silence,
          ...(counters && { counters: figures.areCountsRight ? 'right' : `wrong: ${figures.shown}` }),
        })
      }
    }
    return rows
  } finally {
    await browser.close()
    await new Promise((resolve) => server.close(resolve))
  }
}

async function paste(browser, url, label, { piece, characters, words }, counters) {
  const page = await browser.newPage()
  await signIn(page)
  await page.goto(url)
  const field = page.getByLabel(label, { exact: true })
  await field.click()
  if (!url.endsWith(BARE)) await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.waitForTimeout(QUIET_MS)
  // A clock of the page's own: the browser reports no long task for what it sets while it takes a paste in.
  await page.evaluate(
    ({ beatMs, noticeableMs }) => {
      const answers = { last: performance.now(), slowAt: performance.now(), longestMs: 0 }
      setInterval(() => {
        const now = performance.now()
        const gap = now - answers.last
        if (gap > noticeableMs) answers.slowAt = now
        answers.longestMs = Math.max(answers.longestMs, gap)
        answers.last = now
      }, beatMs)
      window.answers = answers
    },
    { beatMs: BEAT_MS, noticeableMs: NOTICEABLE_MS },
  )
  const repeats = Math.floor(LENGTH / piece.length)
  await page.keyboard.insertText(piece.repeat(repeats))
  const silence = await page.evaluate(async (quietMs) => {
    const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
    do await wait(quietMs)
    while (performance.now() - window.answers.slowAt < quietMs)
    return Math.round(window.answers.longestMs)
  }, QUIET_MS)
  const shown = counters ? (await page.locator(counters).allTextContents()).join(', ') : ''
  // A space at the very end is nobody's writing.
  const due = characters * repeats - (piece.endsWith(' ') ? 1 : 0)
  const areCountsRight = shown.includes(`${due} `) && shown.includes(`${words * repeats} of`)
  await page.context().close()
  return { silence, shown, areCountsRight }
}

const soon = () => Math.floor(Date.now() / 1000) + 3600

/** The admin area without a backend: an account that is let in, and an editor that does not come. */
async function signIn(page) {
  const user = { id: '00000000-0000-4000-8000-000000000000', aud: 'authenticated', email: 'bench@promptory.test' }
  const session = { access_token: 'a.e30.c', refresh_token: 'r', token_type: 'bearer', expires_in: 3600, user }
  await page.addInitScript(
    (stored) => localStorage.setItem('sb-promptory-auth-token', stored),
    JSON.stringify({ ...session, expires_at: soon() }),
  )
  await page.route('**/rest/v1/**', (route) => route.fulfill({ json: { is_admin: true } }))
  await page.route('**/functions/v1/**', (route) => route.fulfill({ json: { apiKey: null } }))
  await page.route(/\/assets\/tinymce-bundle/, (route) => route.abort())
}
