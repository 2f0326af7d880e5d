import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { promptTextsPath, SEARCH_FILE_PATH } from '../../src/lib/search/search-file.ts'
import { startStack, WITHOUT_QUOTA } from './stack.ts'

const VISITORS = 200
const PAUSE_MS = { least: 1000, most: 5000 }
const MINUTE_MS = 60_000
const MEMORY_EVERY_MS = 5000
/** Keys of `stack.memory()`: the total, and by process. */
const PARTS = ['residentMb', 'server', 'deno', 'postgres'] as const
const LIMITS = { pageMs: 500, callMs: 1000, growth: 1.1 }
const PAGES = [
  '/',
  '/generator',
  '/ai-prompts',
  '/claude',
  '/writing-prompts',
  '/journal-prompts/daily',
  '/faq',
  '/blog',
]
// Like the blog's list (`SUMMARY_COLUMNS` in contracts/blog.ts), without cover and search texts.
const COLUMNS = 'id,title,slug,excerpt,opening,category,created_at,updated_at,read_time,version'
const LIST = `/rest/v1/blog_posts?select=${COLUMNS}&order=created_at.desc,id.desc&limit=11`
const SLUG = 'forbid-the-first-answer'
const POST = `/rest/v1/blog_posts?select=${COLUMNS},content&slug=eq.${SLUG}&limit=1`
/** The first file of the build that a page names. */
const ASSET = /\/assets\/[\w.-]+\.(?:js|css)/
const PATIENCE_MS = 30_000
const TEXT = 'The ferry left without the mayor, who stood on the quay with one shoe. '.repeat(8)

interface Step {
  /** A page is its HTML and one file that it names. */
  readonly kind: 'page' | 'call'
  readonly path: string
  readonly body?: object
  /** What may be answered: a used-up quota and a missing page are answers, too. */
  readonly expected: readonly number[]
}

const anyOf = <T>(choices: readonly T[]): T => choices[Math.floor(Math.random() * choices.length)] as T

const page = (path: string, expected = [200]): Step => ({ kind: 'page', path, expected })
const call = (path: string, body?: object, expected = [200]): Step => ({
  kind: 'call',
  path,
  expected,
  ...(body && { body }),
})
const PROMPT = { prompt: 'a kind letter about the heating', model: 'claude', category: 'writing' }

const JOURNEYS: readonly (() => Step[])[] = [
  () => [page(anyOf(PAGES))],
  () => [page('/blog'), call(LIST), page(`/blog/${SLUG}`), call(POST)],
  () => [page('/generator'), call('/functions/v1/generate-prompt', PROMPT, [200, 429])],
  () => [page('/feedback-tool'), call('/functions/v1/analyze-feedback', { text: TEXT }, [200, 429])],
  // A search without results; the browser searches in files of its own.
  () => [page(`/ai-prompts?q=${randomUUID()}`), call(SEARCH_FILE_PATH), call(promptTextsPath(0))],
  () => [page(`/no/such/page-${randomUUID()}`, [404])],
]

/**
 * Simulates two hundred visitors at once on mixed journeys against `npm start`, each with pauses of one to five
 * seconds.
 * @param minutes how long
 * @returns one row of a table (memory as means of the first and the last minute), examples of errors, and the limits
 *   that were missed
 * @throws RangeError if `minutes` is less than a whole minute
 */
export async function measureVisitors(dataDir: string, minutes: number) {
  if (!(minutes >= 1)) throw new RangeError('--minutes must be a number of at least 1.')
  const stack = await startStack({ dataDir, env: WITHOUT_QUOTA })
  const { publishableKey } = JSON.parse(readFileSync(`${dataDir}/keys.json`, 'utf8')) as { publishableKey: string }
  const times = { page: [] as number[], call: [] as number[] }
  const errors: string[] = []
  let spent = 0
  const memory: (ReturnType<typeof stack.memory> & { at: number })[] = []
  const begun = performance.now()
  const end = begun + minutes * MINUTE_MS

  const read = async (path: string, expected: readonly number[], init: RequestInit = {}) => {
    const response = await fetch(stack.origin + path, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) })
    const text = await response.text()
    if (!expected.includes(response.status)) throw new Error(`answered ${response.status}: ${text.slice(0, 200)}`)
    return { text, status: response.status }
  }
  const take = async ({ kind, path, body, expected }: Step, device: string) => {
    const start = performance.now()
    try {
      if (kind === 'page') {
        const { text } = await read(path, expected)
        const asset = ASSET.exec(text)?.[0]
        if (!asset) throw new Error('names no file of the build')
        await read(asset, [200])
      } else {
        const headers = { apikey: publishableKey, 'x-device-id': device, 'content-type': 'application/json' }
        const init = body ? { method: 'POST', body: JSON.stringify(body) } : {}
        const { status } = await read(path, expected, { ...init, headers })
        if (status === 429) spent += 1
      }
    } catch (error) {
      const { message, cause } = error as Error
      errors.push(`${path}: ${message}${cause ? ` (${String(cause)})` : ''}`)
    }
    times[kind].push(performance.now() - start)
  }
  const visit = async () => {
    const device = randomUUID()
    while (performance.now() < end) {
      for (const step of anyOf(JOURNEYS)()) {
        await wait(PAUSE_MS.least + Math.random() * (PAUSE_MS.most - PAUSE_MS.least))
        if (performance.now() < end) await take(step, device)
      }
    }
  }
  const watch = async () => {
    while (performance.now() < end) {
      memory.push({ ...stack.memory(), at: performance.now() - begun })
      await wait(MEMORY_EVERY_MS)
    }
  }
  try {
    await Promise.all([watch(), ...Array.from({ length: VISITORS }, visit)])
  } finally {
    await stack.stop()
  }

  const mean = (rows: typeof memory, part: (typeof PARTS)[number]) =>
    Math.round(rows.reduce((sum, row) => sum + row[part], 0) / rows.length)
  const firstMinute = memory.filter(({ at }) => at < MINUTE_MS)
  const lastMinute = memory.filter(({ at }) => at >= (minutes - 1) * MINUTE_MS)
  const [first, last] = [mean(firstMinute, 'residentMb'), mean(lastMinute, 'residentMb')]
  const [pageP95, callP95] = [p95(times.page), p95(times.call)]
  const misses = [
    ...(errors.length > 0 ? [`${errors.length} errors`] : []),
    ...(pageP95 > LIMITS.pageMs ? [`p95 of a page over ${LIMITS.pageMs} ms`] : []),
    ...(callP95 > LIMITS.callMs ? [`p95 of a call over ${LIMITS.callMs} ms`] : []),
    ...(last > first * LIMITS.growth ? ['memory grew by more than a tenth'] : []),
  ]
  const row = {
    minutes,
    pages: times.page.length,
    calls: times.call.length,
    errors: errors.length,
    'page p95 ms': pageP95,
    'call p95 ms': callP95,
    'quota used up': spent,
    ...Object.fromEntries(
      PARTS.map((part) => [
        part === 'residentMb' ? 'all MB' : `${part} MB`,
        `${mean(firstMinute, part)} → ${mean(lastMinute, part)}`,
      ]),
    ),
  }
  return { row, examples: errors.slice(0, 5), misses }
}

function p95(times: readonly number[]): number {
  return Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0)
}
