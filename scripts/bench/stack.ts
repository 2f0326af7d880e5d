import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { randomUUID } from 'node:crypto'

const PORT = 4193
const READY = /Promptory is up/

/** Settings that count calls only by device, because all callers of a bench share this computer's address. */
export const WITHOUT_QUOTA = Object.fromEntries(
  ['GENERATOR', 'FEEDBACK'].flatMap((tool) =>
    ['ADDRESS', 'SITE'].map((scope) => [`${tool}_${scope}_DAILY_LIMIT`, '1000000']),
  ),
)

/** Starts the whole site as `npm start` does and waits until it says it is up. */
export async function startStack({
  dataDir,
  isBuilding = false,
  env = {},
}: {
  dataDir: string
  isBuilding?: boolean
  env?: Record<string, string>
}) {
  const begun = performance.now()
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/start.ts', ...(isBuilding ? [] : ['--no-build'])],
    {
      env: { ...process.env, PORT: String(PORT), DATA_DIR: dataDir, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  // Ends the site however the bench ends.
  process.once('exit', () => child.kill('SIGTERM'))
  let output = ''
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk
        if (READY.test(output)) resolve()
      })
    }
    child.once('exit', () => reject(new Error(`The site did not start:\n${output}`)))
  })
  await ready
  const origin = `http://localhost:${PORT}`
  return {
    origin,
    readySeconds: Number(((performance.now() - begun) / 1000).toFixed(1)),
    /** Memory of the server and of all that it started. */
    memory: () => residentMemory(child.pid),
    /**
     * One call of the generator, from a device of its own.
     * @returns milliseconds
     */
    generate: (): Promise<number> => callGenerator(origin),
    stop: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

async function callGenerator(origin: string) {
  const begun = performance.now()
  const response = await fetch(`${origin}/functions/v1/generate-prompt`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-device-id': randomUUID() },
    body: JSON.stringify({ prompt: 'a kind letter about the heating', model: 'claude', category: 'writing' }),
  })
  const body = await response.text()
  if (!response.ok) throw new Error(`generate-prompt answered ${response.status}: ${body}`)
  return performance.now() - begun
}

function residentMemory(root: number | undefined) {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,ppid=,rss=,comm='], { encoding: 'utf8' })
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([pid, parent, rss, name]) => [Number(pid), Number(parent), Number(rss), name] as const)
  const tree = new Set<number | undefined>([root])
  for (let size = 0; size !== tree.size; ) {
    size = tree.size
    for (const [pid, parent] of rows) if (tree.has(parent)) tree.add(pid)
  }
  const own = rows.filter(([pid]) => tree.has(pid))
  const megabytes = (part: typeof rows) => Math.round(part.reduce((sum, [, , rss]) => sum + rss, 0) / 1024)
  const isNamed = (name: string) => (row: (typeof rows)[number]) => row[3] === name
  const isOther = (row: (typeof rows)[number]) => !isNamed('deno')(row) && !isNamed('postgres')(row)
  return {
    residentMb: megabytes(own),
    processes: tree.size,
    server: megabytes(own.filter(isOther)),
    deno: megabytes(own.filter(isNamed('deno'))),
    // Memory that its processes share counts once for each of them.
    postgres: megabytes(own.filter(isNamed('postgres'))),
  }
}
