import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { startStack, WITHOUT_QUOTA } from './stack.ts'

const ROUNDS = 5
const FLOOD = 50
const LIMIT_MS = 1000
/** Takes the database minutes unless something stops it: a pattern that backtracks over a whole article. */
const COSTLY = `/rest/v1/blog_posts?select=id&content=match.${encodeURIComponent('^(.+)(.+)\\1\\2$')}`
const BESIDE = [
  { what: 'a page', path: '/blog' },
  { what: 'a question', path: '/rest/v1/blog_posts?select=id&limit=1' },
  { what: 'a function', path: '/functions/v1/health' },
]

/**
 * Measures how long others wait while one visitor sends fifty expensive queries at once.
 * @param dataDir the site's data folder
 * @returns for each kind of call, the longest wait in milliseconds without and during the flood, and the misses
 */
export async function measureFlood(dataDir: string) {
  const stack = await startStack({ dataDir, env: WITHOUT_QUOTA })
  try {
    const { publishableKey } = JSON.parse(readFileSync(`${dataDir}/keys.json`, 'utf8')) as { publishableKey: string }
    const ask = async (path: string) => {
      const begun = performance.now()
      const response = await fetch(stack.origin + path, { headers: { apikey: publishableKey } })
      await response.text()
      return { ok: response.ok, ms: Math.round(performance.now() - begun) }
    }
    // Warms up, because a running site has answered before.
    for (const { path } of BESIDE) await ask(path)
    const rows = []
    for (const { what, path } of BESIDE) {
      const quiet = await ask(path)
      const beside = []
      for (let round = 0; round < ROUNDS; round++) {
        const flood = Array.from({ length: FLOOD }, () => ask(COSTLY))
        await wait(50)
        beside.push(await ask(path))
        await Promise.all(flood)
      }
      const longest = Math.max(...beside.map(({ ms }) => ms))
      rows.push({
        what,
        'quiet ms': quiet.ms,
        'beside the flood ms': longest,
        errors: beside.filter(({ ok }) => !ok).length,
      })
    }
    const misses = rows.filter((row) => row.errors > 0 || row['beside the flood ms'] > LIMIT_MS).map(({ what }) => what)
    return { rows, misses }
  } finally {
    await stack.stop()
  }
}
