// Speed and memory of the whole stack, as tables: `npm run bench [-- --runs 5 --only start,functions,bytes,pages --throttling simulate]`.
// Nothing here passes or fails but the two limits of starting: ready in 60 s, under 1.5 GB resident.
import { rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { measureFunctions } from './bench/functions.mjs'
import { measurePages } from './bench/pages.mjs'
import { startStack } from './bench/stack.mjs'
import { routeScripts } from './build/route-scripts.mjs'

const DATA_DIR = '.cache/bench-data'
const READY_WITHIN_S = 60
const RESIDENT_LIMIT_MB = 1500

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    // How Lighthouse slows the page down: by its model, by really doing it, or both.
    throttling: { type: 'string', default: 'simulate,devtools' },
  },
})
const parts = values.only?.split(',') ?? ['start', 'functions', 'bytes', 'pages']
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
if (parts.includes('functions')) {
  console.log('\ngenerate-prompt, milliseconds')
  console.table(await measureFunctions(DATA_DIR))
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
if (parts.includes('pages')) {
  console.log(`\nLighthouse mobile, medians of ${runs}, beside a bare static page of the same text in the same run`)
  console.table(await measurePages({ dataDir: DATA_DIR, runs, methods: values.throttling.split(',') }))
}
process.exitCode = isWithinLimits ? 0 : 1
