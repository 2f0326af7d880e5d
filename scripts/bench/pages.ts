import { readFileSync } from 'node:fs'
import { serveBarePages } from './bare-site.ts'
import { loadLighthouse, type Method, SCORE_NAMES } from './lighthouse.ts'
import { startStack } from './stack.ts'

// One of each kind of page.
const SAMPLE = [
  '/',
  '/about',
  '/funny-writing-prompts-for-adults',
  '/journal-prompts',
  '/school-writing-prompts-ages-7-to-10',
  '/short-writing-prompts',
  '/today',
  '/blog',
  '/ai-prompts',
  '/generator',
  '/prompt-generator',
  '/feedback-tool',
  '/chatgpt',
]
const LEAST_PERFORMANCE = 98
const MOST = { 'LCP ×': { devtools: 1.1, simulate: 1.15 }, TBT: 100, CLS: 0.02 }

type Figures = Record<string, number>
interface Row {
  throttling: Method
  page: string
  figures: Figures
}

/**
 * Lighthouse's mobile figures for pages of the running site, each compared with the same page without scripts. Runs
 * alternate, so that a slow moment of the machine affects all alike.
 * @returns medians by page, and what is over a limit
 */
export async function measurePages({
  dataDir,
  runs,
  methods,
  routes,
}: {
  dataDir: string
  runs: number
  /** Lighthouse's `throttlingMethod`s */
  methods: Method[]
  /** `all` public pages, addresses by comma, or one of each kind */
  routes?: string
}): Promise<{ rows: object[]; misses: string[] }> {
  // Built for the address it is served at, because canonical links to another would lower the score.
  const stack = await startStack({ dataDir, isBuilding: true })
  const pages = chosenPages(routes)
  const bare = await serveBarePages(pages)
  const rows: Row[] = []
  const measure = await loadLighthouse()
  for (const throttlingMethod of methods) {
    const measured = new Map<string, Figures[]>()
    const keep = (key: string, figures: Figures) => measured.set(key, [...(measured.get(key) ?? []), figures])
    // The first round warms caches and is not counted.
    await measure(stack.origin, { throttlingMethod, isPaintOnly: true })
    for (let run = 0; run < runs; run += 1) {
      for (const page of pages) {
        const plain = await measure(bare.origin + page, { throttlingMethod, isPaintOnly: true })
        const full = await measure(stack.origin + page, { throttlingMethod })
        keep(`${page} bare`, plain)
        keep(`${page} ours`, full)
        // A run over all pages takes an hour, so each measurement is printed at once.
        console.error(JSON.stringify({ throttlingMethod, run, page, ...full, bareLCP: plain.LCP, bareTBT: plain.TBT }))
      }
    }
    for (const page of pages) {
      const ours = medians(measured.get(`${page} ours`) ?? [])
      const { LCP: limit = NaN, TBT: bareTbt = NaN } = medians(measured.get(`${page} bare`) ?? [])
      const ratio = Number(((ours.LCP ?? NaN) / limit).toFixed(2))
      const figures = { ...ours, 'bare LCP': limit, 'LCP ×': ratio, 'bare TBT': bareTbt }
      rows.push({ throttling: throttlingMethod, page, figures })
    }
  }
  await bare.stop()
  await stack.stop()
  return {
    rows: rows.map(({ throttling, page, figures }) => ({ throttling, page, ...figures })),
    misses: rows.flatMap(missesOf),
  }
}

function chosenPages(routes: string | undefined) {
  if (routes === undefined) return SAMPLE
  if (routes !== 'all') return routes.split(',')
  const sitemap = readFileSync('dist/sitemap.xml', 'utf8')
  return [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, address]) => address || '/')
}

/** What a page's medians miss, in words. */
function missesOf({ page, throttling, figures }: Row): string[] {
  const least: Figures = Object.fromEntries(SCORE_NAMES.map((name) => [name, 100]))
  const most: Figures = { ...MOST, 'LCP ×': MOST['LCP ×'][throttling] }
  const tell = (name: string, limit: string) => `${page} (${throttling}): ${name} ${figures[name]}, wanted ${limit}`
  return [
    ...Object.entries({ ...least, performance: LEAST_PERFORMANCE })
      .filter(([name, limit]) => Number(figures[name]) < limit)
      .map(([name, limit]) => tell(name, `at least ${limit}`)),
    ...Object.entries(most)
      .filter(([name, limit]) => Number(figures[name]) > limit)
      .map(([name, limit]) => tell(name, `at most ${limit}`)),
  ]
}

function medians(rows: readonly Figures[]): Figures {
  const names = Object.keys(rows[0] ?? {})
  const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
  return Object.fromEntries(names.map((name) => [name, median(rows.map((row) => row[name] ?? NaN))]))
}
