import { readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'

const FOLDER = '.cache/bench-analysis'
const RUNS = 20
const WORDS = 1000

/** Stands in the worker: takes a text, answers with the milliseconds that each step took. */
const ENTRY = `
import { readFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { analyseWriting } from '../../supabase/functions/_shared/analysis/analyse-writing.ts'
import { composeFeedback } from '../../supabase/functions/_shared/analysis/compose-feedback.ts'
const read = (name) => readFileSync('node_modules/dictionary-en/' + name, 'utf8')
const dictionary = { aff: read('index.aff'), dic: read('index.dic') }
parentPort.on('message', (text) => {
  const [before, used] = [performance.now(), process.cpuUsage()]
  composeFeedback(text, analyseWriting(text, { dictionary }))
  const { user, system } = process.cpuUsage(used)
  parentPort.postMessage({ wall: performance.now() - before, cpu: (user + system) / 1000 })
})
parentPort.postMessage('ready')
`

/** Prose of a thousand words with the faults that prose has: the tuned texts of the tests, one after the other. */
function sample() {
  const source = readFileSync('tests/unit/analysis/corpus/faulty.ts', 'utf8')
  const texts = [...source.matchAll(/text: `([^`]*)`/g)].map(([, text]) => text)
  return texts
    .join('\n\n')
    .split(/(?<=\s)/)
    .slice(0, WORDS)
    .join('')
}

/** Milliseconds of one text. */
interface Times {
  wall: number
  cpu: number
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
const round = (value: number) => Number(value.toFixed(0))

function once(worker: Worker, message?: string) {
  return new Promise<Times>((resolve, reject) => {
    worker.once('message', resolve)
    worker.removeAllListeners('error').once('error', reject)
    if (message !== undefined) worker.postMessage(message, [])
  })
}

/** Time of the writing analysis for a thousand words in a worker, and what a browser loads for it. */
export async function measureAnalysis() {
  await mkdir(FOLDER, { recursive: true })
  const entry = path.resolve(FOLDER, 'entry.ts')
  await writeFile(entry, ENTRY)
  const file = path.resolve(FOLDER, 'worker.mjs')
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      write: false,
      ssr: entry,
      target: 'node20',
      minify: true,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput
  await writeFile(file, output[0].code)
  const started = performance.now()
  const worker = new Worker(file)
  await once(worker)
  const loaded = performance.now() - started
  const text = sample()
  const first = await once(worker, text)
  const warm = []
  for (let run = 0; run < RUNS; run++) warm.push(await once(worker, text))
  await worker.terminate()
  await rm(FOLDER, { recursive: true, force: true })
  const dictionary = ['aff', 'dic'].map((name) =>
    brotliCompressSync(readFileSync(`node_modules/dictionary-en/index.${name}`)),
  )
  return [
    { what: 'worker loaded (ms)', wall: round(loaded) },
    { what: 'first text, reads the dictionary (ms)', wall: round(first.wall), cpu: round(first.cpu) },
    {
      what: 'warm, median (ms)',
      wall: round(median(warm.map(({ wall }) => wall))),
      cpu: round(median(warm.map(({ cpu }) => cpu))),
    },
    { what: 'warm, fastest (ms)', wall: round(Math.min(...warm.map(({ wall }) => wall))) },
    { what: 'code (brotli kB)', wall: round(brotliCompressSync(output[0].code).length / 1000) },
    { what: 'dictionary (brotli kB)', wall: round(dictionary.reduce((sum, { length }) => sum + length, 0) / 1000) },
  ]
}
