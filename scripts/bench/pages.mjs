import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileOf, serveBarePages } from './bare-site.mjs'
import { measure, SCORE_NAMES } from './lighthouse.mjs'
import { startStack } from './stack.mjs'

// One of each kind of page.
const SAMPLE = [
  '/',
  '/about',
  '/funny-writing-prompts-for-adults',
  '/journal-prompts',
  '/blog',
  '/ai-prompts',
  '/generator',
  '/prompt-generator',
  '/feedback-tool',
  '/chatgpt',
]
// Pages whose scripts take all of them over are held to more than pages of text.
const LIMITS = {
  text: { 'LCP ×': 1.1, TBT: 30, CLS: 0.01 },
  tool: { 'LCP ×': 1.15, TBT: 50, CLS: 0.01 },
}

/**
 * Lighthouse's mobile figures of pages of the running site, each beside the same page without its scripts.
 * Runs are interleaved, so that a slow moment of the machine meets all alike.
 * @param {object} options
 * @param {string} options.dataDir
 * @param {number} options.runs
 * @param {string[]} options.methods Lighthouse's `throttlingMethod`s
 * @param {string} [options.routes] `all` public pages, addresses by comma, or one of each kind
 * @returns {Promise<{ rows: object[], misses: string[] }>} medians by page, and what is over a limit
 */
export async function measurePages({ dataDir, runs, methods, routes }) {
  // Built for the address it is served at: canonical links to another would cost points.
  const stack = await startStack({ dataDir, isBuilding: true })
  const pages = chosenPages(routes)
  const bare = await serveBarePages(pages)
  const rows = []
  for (const throttlingMethod of methods) {
    const measured = new Map()
    const keep = (key, figures) => measured.set(key, [...(measured.get(key) ?? []), figures])
    // The first round warms caches and is not counted.
    await measure(stack.origin, { throttlingMethod, isPaintOnly: true })
    for (let run = 0; run < runs; run += 1) {
      for (const page of pages) {
        const plain = await measure(bare.origin + page, { throttlingMethod, isPaintOnly: true })
        const full = await measure(stack.origin + page, { throttlingMethod })
        keep(`${page} bare`, plain)
        keep(`${page} ours`, full)
        // A run over all pages takes an hour: what is measured is told at once.
        console.error(JSON.stringify({ throttlingMethod, run, page, ...full, bareLCP: plain.LCP, bareTBT: plain.TBT }))
      }
    }
    for (const page of pages) {
      const ours = medians(measured.get(`${page} ours`))
      const { LCP: limit, TBT: bareTbt } = medians(measured.get(`${page} bare`))
      const ratio = Number((ours.LCP / limit).toFixed(2))
      rows.push({ throttling: throttlingMethod, page, ...ours, 'bare LCP': limit, 'LCP ×': ratio, 'bare TBT': bareTbt })
    }
  }
  await bare.stop()
  await stack.stop()
  return { rows, misses: rows.flatMap(missesOf) }
}

/** @param {string | undefined} routes */
function chosenPages(routes) {
  if (routes === undefined) return SAMPLE
  if (routes !== 'all') return routes.split(',')
  const sitemap = readFileSync('dist/sitemap.xml', 'utf8')
  return [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, address]) => address || '/')
}

/** What a page's medians miss, in words. */
function missesOf(row) {
  const isTool = !readFileSync(path.join('dist', fileOf(row.page)), 'utf8').includes('data-static')
  const limits = Object.entries(isTool ? LIMITS.tool : LIMITS.text)
  const tell = (name, limit) => `${row.page} (${row.throttling}): ${name} ${row[name]}, wanted ${limit}`
  return [
    ...SCORE_NAMES.filter((name) => row[name] < 100).map((name) => tell(name, 100)),
    ...limits.filter(([name, limit]) => row[name] > limit).map(([name, limit]) => tell(name, `at most ${limit}`)),
  ]
}

function medians(rows) {
  const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
  return Object.fromEntries(Object.keys(rows[0]).map((name) => [name, median(rows.map((row) => row[name]))]))
}
