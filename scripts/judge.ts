// A blind comparison of requests as they were typed with the prompts that the built-in composer makes of them.
//   npm run judge                    writes the pairs for a reader, and the key to them
//   npm run judge -- read VERDICTS   reads the reader's file and prints the table
//   npm run judge -- ai [COUNT]      lets the AI of AI_BASE_URL, AI_API_KEY and AI_MODEL answer both and judge
// SEED (a whole number) decides order and sides; 1 when it is not set.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createAiClient } from '../supabase/functions/_shared/ai-client.ts'
import { readAi } from '../supabase/functions/_shared/env.ts'
import { readSettingsFiles } from './env/environment.ts'
import { judgeByAi } from './judge/ai-judge.ts'
import { candidates } from './judge/candidates.ts'
import { blindPairs, type KeyEntry } from './judge/pairs.ts'
import { readVerdicts, writeSheet } from './judge/sheet.ts'
import { tableText, tally } from './judge/table.ts'

const FOLDER = '.cache/judge'
const SHEET = `${FOLDER}/pairs.md`
const KEY = `${FOLDER}/key.json`
/** An answer may be as long as it takes. */
const ANSWER_TOKENS = 4_000
const TIMES = { tryMs: 120_000, totalMs: 240_000 }

function write(): void {
  const { pairs, key } = blindPairs(candidates(), seed())
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(
    SHEET,
    writeSheet(pairs, ({ number }) => key.find((entry) => entry.number === number)?.model ?? ''),
  )
  writeFileSync(KEY, JSON.stringify(key))
  console.log(`${pairs.length} pairs are in ${SHEET}; the key in ${KEY} is not for the reader.`)
  console.log('Then: npm run judge -- read VERDICTS, where VERDICTS is the file with lines such as "12: B".')
}

function read(file: string): void {
  if (!existsSync(KEY)) throw new Error(`There is no ${KEY}: run npm run judge first.`)
  const key: KeyEntry[] = JSON.parse(readFileSync(KEY, 'utf8'))
  console.log(tableText(tally(key, readVerdicts(readFileSync(file, 'utf8'), key))))
}

async function ai(count: number): Promise<void> {
  readSettingsFiles()
  const settings = readAi((name) => process.env[name]?.trim() || undefined)
  if (!settings) throw new Error('AI_API_KEY is not set (see .env.example).')
  const all = candidates()
  const { pairs, key } = blindPairs(all, seed())
  const client = createAiClient({ ...settings, maxTokens: ANSWER_TOKENS }, TIMES)
  const { choices, failures } = await judgeByAi(pairs.slice(0, count), key, all, client)
  console.log(tableText(tally(key, choices)))
  for (const failure of failures) console.log(`not judged: ${failure}`)
  if (failures.length > 0) process.exitCode = 1
}

function seed(): number {
  const text = process.env.SEED ?? '1'
  if (!/^\d{1,9}$/.test(text)) throw new Error('SEED has to be a whole number.')
  return Number(text)
}

const [command = 'write', argument = ''] = process.argv.slice(2)
try {
  if (command === 'write') write()
  else if (command === 'read' && argument) read(argument)
  else if (command === 'ai' && /^\d*$/.test(argument)) await ai(Number(argument || Number.MAX_SAFE_INTEGER))
  else throw new Error('There are: npm run judge, npm run judge -- read VERDICTS, npm run judge -- ai [COUNT].')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
