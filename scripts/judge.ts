// A blind comparison of requests as they were typed with the prompts that the built-in composer makes of them.
//   npm run judge -- pairs [FILE]             writes the pairs of a file of requests (JSON lines with "request"), and a key
//   npm run judge -- read VERDICTS...         reads one reader's file, or three, and prints the tables
//   npm run judge -- kinds KINDS              reads which kinds a reader called right: the table of claimed sureness
//   npm run judge -- ai [COUNT]               lets the AI of AI_BASE_URL, AI_API_KEY and AI_MODEL answer both and judge
// SEED (a whole number) decides order and sides; 1 when it is not set. FOLDER is where the files go.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createAiClient } from '../supabase/functions/_shared/ai-client.ts'
import { readAi } from '../supabase/functions/_shared/env.ts'
import { readSettingsFiles } from './env/environment.ts'
import { judgeByAi } from './judge/ai-judge.ts'
import { calibrationText, readRight, surenessOfKinds } from './judge/calibration.ts'
import { candidates } from './judge/candidates.ts'
import { blindPairs, type KeyEntry } from './judge/pairs.ts'
import { agreed, readVerdicts, writeKinds, writeSheet } from './judge/sheet.ts'
import { tableText, tally } from './judge/table.ts'

const FOLDER = process.env.FOLDER?.trim() || '.cache/judge'
const SHEET = `${FOLDER}/pairs.md`
const KINDS = `${FOLDER}/kinds.md`
const KEY = `${FOLDER}/key.json`
const READERS = 3
/** An answer may be as long as it takes. */
const ANSWER_TOKENS = 4_000
const TIMES = { tryMs: 120_000, totalMs: 240_000 }

function pairs(file: string | undefined): void {
  const all = candidates(file)
  const { pairs: drawn, key } = blindPairs(all, seed())
  mkdirSync(FOLDER, { recursive: true })
  // A prompt that equals its request is the same for every reader.
  const shown = drawn.filter(({ a, b }) => a !== b)
  writeFileSync(
    SHEET,
    writeSheet(shown, ({ number }) => key.find((entry) => entry.number === number)?.model ?? ''),
  )
  writeFileSync(KINDS, writeKinds(key, new Map(all.map(({ id, request }) => [id, request]))))
  const equal = new Set(drawn.filter(({ a, b }) => a === b).map(({ number }) => number))
  writeFileSync(KEY, JSON.stringify(key.map((entry) => ({ ...entry, isEqual: equal.has(entry.number) }))))
  console.log(`${shown.length} pairs are in ${SHEET}; ${equal.size} prompts equal their request and count as the same.`)
  console.log(`The key in ${KEY} is not for the readers; ${KINDS} is for whoever says which kinds are right.`)
  console.log(
    'Then: npm run judge -- read VERDICTS..., each a file with lines such as "12: B" or "12: B!" (much better).',
  )
}

function readKey(): KeyEntry[] {
  if (!existsSync(KEY)) throw new Error(`There is no ${KEY}: run npm run judge -- pairs first.`)
  return JSON.parse(readFileSync(KEY, 'utf8'))
}

function read(files: readonly string[]): void {
  if (files.length !== 1 && files.length !== READERS) throw new Error(`Give one reader's file, or ${READERS}.`)
  const key = readKey()
  const shown = key.filter(({ isEqual }) => isEqual !== true)
  const readers = files.map((file) => readVerdicts(readFileSync(file, 'utf8'), shown))
  console.log(tableText(tally(key, agreed(key, readers))))
}

function kinds(file: string): void {
  const key = readKey()
  const sureness = surenessOfKinds()
  const isRight = readRight(readFileSync(file, 'utf8'))
  const guesses = key.flatMap(({ number, kind }) => {
    const right = isRight.get(number)
    return right === undefined ? [] : [{ sureness: sureness.get(kind) ?? 0, isRight: right }]
  })
  console.log(calibrationText(guesses))
}

async function ai(count: number): Promise<void> {
  readSettingsFiles()
  const settings = readAi((name) => process.env[name]?.trim() || undefined)
  if (!settings) throw new Error('AI_API_KEY is not set (see .env.example).')
  const all = candidates()
  const { pairs: drawn, key } = blindPairs(all, seed())
  const client = createAiClient({ ...settings, maxTokens: ANSWER_TOKENS }, TIMES)
  const { choices, failures } = await judgeByAi(drawn.slice(0, count), key, all, client)
  console.log(tableText(tally(key, choices)))
  for (const failure of failures) console.log(`not judged: ${failure}`)
  if (failures.length > 0) process.exitCode = 1
}

function seed(): number {
  const text = process.env.SEED ?? '1'
  if (!/^\d{1,9}$/.test(text)) throw new Error('SEED has to be a whole number.')
  return Number(text)
}

const [command = 'pairs', ...rest] = process.argv.slice(2)
const [argument = ''] = rest
try {
  if (command === 'pairs') pairs(argument || undefined)
  else if (command === 'read' && argument) read(rest)
  else if (command === 'kinds' && argument) kinds(argument)
  else if (command === 'ai' && /^\d*$/.test(argument)) await ai(Number(argument || Number.MAX_SAFE_INTEGER))
  else throw new Error('There are: pairs [FILE], read VERDICTS..., kinds KINDS and ai [COUNT].')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
