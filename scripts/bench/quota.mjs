import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import postgres from 'postgres'
import { prepareDatabase } from '../backend/database.mjs'
import { startPostgres } from '../backend/postgres-server.mjs'
import { PROJECT_DIR } from '../env/paths.mjs'
import { summary } from './summary.mjs'

const CLIENTS = 50
const CALLS_PER_CLIENT = 40
const LIMIT = 500
const PLENTY = 1_000_000

const hash = (text) => createHash('sha256').update(text).digest('hex')

// Every call writes the row of the whole site; what differs is whether callers also share a device or an address.
const CASES = [
  [
    'everyone from a device and an address of their own',
    (client) => [`d${client}`, `a${client}`],
    [PLENTY, PLENTY, PLENTY],
  ],
  ['everyone from one address', (client) => [`d${client}`, 'a'], [PLENTY, PLENTY, PLENTY]],
  [`the site has ${LIMIT} uses left`, (client) => [`d${client}`, `a${client}`], [PLENTY, PLENTY, LIMIT]],
  [`one address has ${LIMIT} uses left`, (client) => [`d${client}`, 'a'], [PLENTY, LIMIT, PLENTY]],
]

/** The statement that counts uses, asked by fifty clients at once on a PostgreSQL of its own. */
export async function measureQuota() {
  const folder = mkdtempSync(path.join(tmpdir(), 'promptory-bench-'))
  const server = await startPostgres(folder)
  const rows = []
  try {
    await prepareDatabase({ url: server.url, projectDir: PROJECT_DIR, log: () => undefined })
    const sql = postgres(server.url, { max: CLIENTS, onnotice: () => undefined, connection: { role: 'postgres' } })
    // Connections are opened before the clock runs.
    await Promise.all(Array.from({ length: CLIENTS }, () => sql`select pg_sleep(0.05)`))
    for (const [index, [name, who, limits]] of CASES.entries()) {
      rows.push({ case: name, clients: CLIENTS, ...(await measureCase(sql, `bench-${index}`, who, limits)) })
    }
    await sql.end()
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  return rows
}

async function measureCase(sql, feature, who, limits) {
  const times = []
  let allowed = 0
  const begun = performance.now()
  const client = async (_, number) => {
    const [device, address] = who(number).map(hash)
    for (let call = 0; call < CALLS_PER_CLIENT; call += 1) {
      const start = performance.now()
      const [row] = await sql`select public.take_quota(
        ${feature}, (now() at time zone 'utc')::date, ${device}, ${address}, ${limits[0]}, ${limits[1]}, ${limits[2]}
      ) as answer`
      times.push(performance.now() - start)
      if (row.answer.allowed) allowed += 1
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  const seconds = (performance.now() - begun) / 1000
  const expected = Math.min(...limits, CLIENTS * CALLS_PER_CLIENT)
  return { ...summary(times, seconds), allowed, 'should be': expected }
}
