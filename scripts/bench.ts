// Prints the speed and memory of the whole stack as tables: `npm run bench [-- --runs 5 --only
// start,flood,bytes,tap,pages,visitors --throttling simulate --routes all]`. Only limits that hold at any speed can
// fail: ready in 60 s, under 1.5 GB resident, and nobody waits more than a second because of what somebody else
// requests.
import { rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { measureFirstTap } from './bench/first-tap.ts'
import { measureFlood } from './bench/flood.ts'
import type { Method } from './bench/lighthouse.ts'
import { measurePages } from './bench/pages.ts'
import { startStack } from './bench/stack.ts'
import { measureVisitors } from './bench/visitors.ts'
import { routeScripts } from './build/route-scripts.ts'

const DATA_DIR = '.cache/bench-data'
const READY_WITHIN_S = 60
const RESIDENT_LIMIT_MB = 1500

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    // How Lighthouse slows the page down: by its model, by really doing it, or both.
    throttling: { type: 'string', default: 'simulate,devtools' },
    // Of `--only visitors`, which takes its time and is no part of the usual run.
    minutes: { type: 'string', default: '10' },
    // `all` public pages, or addresses by comma; one of each kind without it.
    routes: { type: 'string' },
  },
})
const parts = values.only?.split(',') ?? ['start', 'flood', 'bytes', 'tap', 'pages']
const runs = Number(values.runs)
let isWithinLimits = true

if (parts.includes('start')) {
  const rows = []
  for (const [start, isFresh] of [
    ['cold (fresh data, with build)', true],
    ['warm (with build)', false],
  ]) {
    if (isFresh) await rm(DATA_DIR, { recursive: true, force: true })
    const stack = await startStack({ dataDir: DATA_DIR, isBuilding: true })
    await stack.generate()
    const { residentMb, processes } = stack.memory()
    rows.push({ start, 'ready s': stack.readySeconds, 'resident MB': residentMb, processes })
    isWithinLimits &&= stack.readySeconds <= READY_WITHIN_S && residentMb <= RESIDENT_LIMIT_MB
    await stack.stop()
  }
  console.log('\nStart of `npm start`, until the address is printed')
  console.table(rows)
}
if (parts.includes('flood')) {
  console.log('\nWhat others wait for beside fifty costly questions, the longest of five')
  const { rows, misses } = await measureFlood(DATA_DIR)
  console.table(rows)
  console.log(misses.length > 0 ? `Over a second: ${misses.join(', ')}` : 'Nobody waits for more than a second.')
  isWithinLimits &&= misses.length === 0
}
if (parts.includes('bytes')) {
  const rows = routeScripts('dist').map(({ path, scripts, brotliBytes }) => ({
    route: path,
    files: scripts.length,
    'brotli kB': Number((brotliBytes / 1000).toFixed(1)),
  }))
  console.log('\nJavaScript that a route starts with')
  console.table(rows)
}
if (parts.includes('visitors')) {
  console.log('\nTwo hundred visitors at once, on mixed journeys')
  const { row, examples, misses } = await measureVisitors(DATA_DIR, Number(values.minutes))
  console.table([row])
  for (const example of examples) console.log(example)
  console.log(misses.length > 0 ? `Misses: ${misses.join(', ')}` : 'No limit is missed.')
  isWithinLimits &&= misses.length === 0
}
if (parts.includes('tap')) {
  console.log(
    `\nThe first tap of a visit on a slow phone: milliseconds until it has done what it says, medians of ${runs}`,
  )
  const { rows, misses } = await measureFirstTap(DATA_DIR, runs)
  console.table(rows)
  console.log(misses.length > 0 ? `Misses:\n${misses.join('\n')}` : 'Every tap is within its limit.')
}
if (parts.includes('pages')) {
  console.log(`\nLighthouse mobile, medians of ${runs}, beside a bare static page of the same text in the same run`)
  const { throttling, routes } = values
  const { rows, misses } = await measurePages({
    dataDir: DATA_DIR,
    runs,
    methods: throttling.split(',') as Method[],
    routes,
  })
  console.table(rows)
  console.log(misses.length > 0 ? `Misses:\n${misses.join('\n')}` : 'No page misses a limit.')
}
process.exitCode = isWithinLimits ? 0 : 1
