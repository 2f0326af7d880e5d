import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { startStack } from './stack.mjs'

const VISITORS = 200
const PAUSE_MS = { least: 1000, most: 5000 }
const MINUTE_MS = 60_000
const MEMORY_EVERY_MS = 5000
const LIMITS = { pageMs: 500, callMs: 1000, growth: 1.1 }
// One household's limits are not what is measured: all visitors share this computer's address.
const WITHOUT_QUOTA = Object.fromEntries(
  ['GENERATOR', 'FEEDBACK'].flatMap((tool) =>
    ['ADDRESS', 'SITE'].map((scope) => [`${tool}_${scope}_DAILY_LIMIT`, '1000000']),
  ),
)
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
const POSTS = '/rest/v1/blog_posts?select=id,title,slug,excerpt,category,created_at,updated_at,read_time,version'
const TEXT = 'The ferry left without the mayor, who stood on the quay with one shoe. '.repeat(8)

interface Step {
  readonly kind: 'page' | 'call'
  readonly path: string
  readonly body?: object
  /** What may be answered: a used-up quota and a missing page are answers, too. */
  readonly expected: readonly number[]
}

const anyOf = <T>(choices: readonly T[]): T => choices[Math.floor(Math.random() * choices.length)] as T

const JOURNEYS: readonly (() => Step[])[] = [
  () => [{ kind: 'page', path: anyOf(PAGES), expected: [200] }],
  () => [
    { kind: 'page', path: '/blog', expected: [200] },
    { kind: 'call', path: `${POSTS}&order=created_at.desc&limit=13`, expected: [200] },
    { kind: 'page', path: '/blog/forbid-the-first-answer', expected: [200] },
    { kind: 'call', path: `${POSTS},content&slug=eq.forbid-the-first-answer&limit=1`, expected: [200] },
  ],
  () => [
    { kind: 'page', path: '/generator', expected: [200] },
    {
      kind: 'call',
      path: '/functions/v1/generate-prompt',
      body: { prompt: 'a kind letter about the heating', model: 'claude', category: 'writing' },
      expected: [200, 429],
    },
  ],
  () => [
    { kind: 'page', path: '/feedback-tool', expected: [200] },
    { kind: 'call', path: '/functions/v1/analyze-feedback', body: { text: TEXT }, expected: [200, 429] },
  ],
  () => [{ kind: 'page', path: `/no/such/page-${randomUUID()}`, expected: [404] }],
]

/**
 * Two hundred visitors at once on mixed journeys against `npm start`, each with pauses of one to five seconds.
 * @param minutes how long
 * @returns one row of a table, examples of errors, and which limits were missed
 */
export async function measureVisitors(dataDir: string, minutes: number) {
  const stack = await startStack({ dataDir, env: WITHOUT_QUOTA })
  const { publishableKey } = JSON.parse(readFileSync(`${dataDir}/keys.json`, 'utf8')) as { publishableKey: string }
  const times = { page: [] as number[], call: [] as number[] }
  const errors: string[] = []
  const memory: { at: number; megabytes: number }[] = []
  const begun = performance.now()
  const end = begun + minutes * MINUTE_MS

  const take = async ({ kind, path, body, expected }: Step, device: string) => {
    const start = performance.now()
    try {
      const headers = { apikey: publishableKey, 'x-device-id': device, 'content-type': 'application/json' }
      const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
      const response = await fetch(stack.origin + path, { ...init, signal: AbortSignal.timeout(30_000) })
      await response.arrayBuffer()
      if (!expected.includes(response.status)) errors.push(`${path} answered ${response.status}`)
    } catch (error) {
      errors.push(`${path}: ${String(error)}`)
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
      memory.push({ at: performance.now() - begun, megabytes: stack.memory().residentMb })
      await wait(MEMORY_EVERY_MS)
    }
  }
  try {
    await Promise.all([watch(), ...Array.from({ length: VISITORS }, visit)])
  } finally {
    await stack.stop()
  }

  const mean = (rows: typeof memory) => rows.reduce((sum, { megabytes }) => sum + megabytes, 0) / rows.length
  const first = mean(memory.filter(({ at }) => at < MINUTE_MS))
  const last = mean(memory.filter(({ at }) => at >= (minutes - 1) * MINUTE_MS))
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
    'first minute MB': Math.round(first),
    'last minute MB': Math.round(last),
  }
  return { row, examples: errors.slice(0, 5), misses }
}

function p95(times: readonly number[]): number {
  return Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0)
}
