// Compares, blind, visitors' requests with the prompts that the built-in composer makes of them.
//   npm run judge -- pairs FILE          writes the pairs for a file of requests (JSON lines with "request"), and a key
//   npm run judge -- read VERDICTS...    reads one reader's file, or three, and prints the tables
// The environment sets SEED (a whole number for order and sides, by default 1) and FOLDER (for the files).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { composePrompt } from '../supabase/functions/_shared/composer/compose-prompt.ts'
import { MODEL_IDS, type ModelId } from '../supabase/functions/_shared/contracts/models.ts'
import { limitPrompt } from '../supabase/functions/_shared/limit-prompt.ts'
import { blindPairs, type Candidate, isEqual, type Pair } from './judge/pairs.ts'
import { agreed, readVerdicts, writeSheet } from './judge/sheet.ts'
import { tableText, tally } from './judge/table.ts'

const FOLDER = process.env.FOLDER?.trim() || '.cache/judge'
const SHEET = `${FOLDER}/pairs.md`
const KEY = `${FOLDER}/key.json`
/** The AIs that answer in text; requests that name no AI get one of them in turn. */
const TEXT_MODELS: readonly ModelId[] = ['chatgpt', 'claude', 'gemini', 'deepseek', 'perplexity', 'mistral']

/** Each request of a file with the prompt that a visitor gets for it without an AI key. */
function candidates(file: string): Candidate[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.map((line, at) => {
    const { request, model: wanted } = JSON.parse(line) as { request: string; model?: string }
    const model = MODEL_IDS.find((id) => id === wanted) ?? TEXT_MODELS[at % TEXT_MODELS.length] ?? 'chatgpt'
    const { text, kind, lines: added } = composePrompt({ prompt: request, model, category: 'writing' })
    const silent = added.some(({ isOn }) => isOn) ? 'input' : 'silent'
    return { kind: kind ?? silent, model, request, prompt: limitPrompt(text, model).text }
  })
}

function pairs(file: string): void {
  const drawn = blindPairs(candidates(file), Number(process.env.SEED ?? 1))
  const shown = drawn.filter((pair) => !isEqual(pair))
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(SHEET, writeSheet(shown))
  writeFileSync(KEY, JSON.stringify(drawn))
  const equal = drawn.length - shown.length
  console.log(`${shown.length} pairs are in ${SHEET}; ${equal} prompts equal their request and count as the same.`)
  console.log(`The key in ${KEY} is not for the readers, who write lines such as "12: B" or "12: B!" (much better).`)
}

function read(files: readonly string[]): void {
  const all: Pair[] = JSON.parse(readFileSync(KEY, 'utf8'))
  const shown = all.filter((pair) => !isEqual(pair))
  const readers = files.map((file) => readVerdicts(readFileSync(file, 'utf8'), shown))
  console.log(tableText(tally(all, agreed(all, readers))))
}

const [command, ...files] = process.argv.slice(2)
if (command === 'pairs' && files[0]) pairs(files[0])
else if (command === 'read' && files[0]) read(files)
else throw new Error('There are: pairs FILE and read VERDICTS...')
