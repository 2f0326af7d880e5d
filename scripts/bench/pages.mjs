import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { once } from 'node:events'
import path from 'node:path'
import * as chromeLauncher from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { BROWSER_FLAGS, ensureBrowser } from '../browser.mjs'
import { compressFiles } from '../build/compress.mjs'
import { createStaticSite } from '../server/static-site.mjs'
import { startStack } from './stack.mjs'

const BARE = '.cache/bench-bare'
const PAGES = ['/', '/about', '/funny-writing-prompts-for-adults', '/generator']

/**
 * Lighthouse's mobile figures of pages of the running site, each beside the same page without its scripts.
 * Runs are interleaved, so that a slow moment of the machine meets all alike.
 * @param {{ dataDir: string, runs: number, methods: string[] }} options methods: Lighthouse's `throttlingMethod`s
 */
export async function measurePages({ dataDir, runs, methods }) {
  // Built for the address it is served at: canonical links to another would cost points.
  const stack = await startStack({ dataDir, isBuilding: true })
  const bare = await serveBarePages()
  const rows = []
  for (const method of methods) {
    const measured = new Map()
    for (let run = 0; run <= runs; run += 1) {
      for (const page of PAGES) {
        for (const [kind, origin] of [
          ['bare', bare.origin],
          ['ours', stack.origin],
        ]) {
          const figures = await measure(origin + page, method)
          // The first round warms caches and is not counted.
          if (run > 0) measured.set(`${page} ${kind}`, [...(measured.get(`${page} ${kind}`) ?? []), figures])
        }
      }
    }
    for (const page of PAGES) {
      const ours = medians(measured.get(`${page} ours`))
      const limit = medians(measured.get(`${page} bare`))
      rows.push({
        throttling: method,
        page,
        ...ours,
        'bare LCP': limit.LCP,
        'LCP ×': Number((ours.LCP / limit.LCP).toFixed(2)),
      })
    }
  }
  await bare.stop()
  await stack.stop()
  return rows
}

/** The built pages with their scripts taken out, served by the same server. */
async function serveBarePages() {
  await rm(BARE, { recursive: true, force: true })
  await mkdir(BARE, { recursive: true })
  await cp('dist/favicon.svg', path.join(BARE, 'favicon.svg'))
  for (const page of PAGES) {
    const file = page === '/' ? 'index.html' : `${page.slice(1)}.html`
    const html = await readFile(path.join('dist', file), 'utf8')
    await writeFile(path.join(BARE, file), html.replace(/<script[\s\S]*?<\/script>/g, ''))
  }
  await compressFiles(BARE)
  const site = createStaticSite(BARE)
  const server = createServer((request, response) => site(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://localhost:${server.address().port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

const TRIES = 3

/** One run; a browser that gave no figures (it happens on a busy machine) is asked again. */
async function measure(url, throttlingMethod) {
  for (let attempt = 1; ; attempt += 1) {
    const { audits, categories, runtimeError } = await audit(url, throttlingMethod)
    const figures = {
      LCP: audits['largest-contentful-paint'].numericValue,
      TBT: audits['total-blocking-time'].numericValue,
      CLS: audits['cumulative-layout-shift'].numericValue,
    }
    if (!runtimeError && Object.values(figures).every(Number.isFinite)) {
      const score = (name) => Math.round((categories[name]?.score ?? 0) * 100)
      return {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best practices': score('best-practices'),
        SEO: score('seo'),
        LCP: Math.round(figures.LCP),
        TBT: Math.round(figures.TBT),
        CLS: Number(figures.CLS.toFixed(4)),
      }
    }
    if (attempt === TRIES)
      throw new Error(`Lighthouse gave no figures for ${url}: ${runtimeError?.message ?? 'no paint'}`)
  }
}

async function audit(url, throttlingMethod) {
  const chrome = await chromeLauncher.launch({
    chromePath: ensureBrowser(),
    chromeFlags: ['--headless=new', ...BROWSER_FLAGS],
  })
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      throttlingMethod,
      logLevel: 'error',
    })
    return result.lhr
  } finally {
    chrome.kill()
  }
}

function medians(rows) {
  const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
  return Object.fromEntries(Object.keys(rows[0]).map((name) => [name, median(rows.map((row) => row[name]))]))
}
