import { existsSync, readFileSync } from 'node:fs'
import { MODEL_IDS, type ModelId } from '../../supabase/functions/_shared/contracts/models.ts'
import { composePrompt } from '../../supabase/functions/_shared/composer/compose-prompt.ts'
import { limitPrompt } from '../../supabase/functions/_shared/limit-prompt.ts'
import type { Candidate } from './pairs.ts'

const OWN = 'scripts/composer/requests.txt'
/** The AIs that answer in text; requests without an AI of their own are dealt out to them in turn. */
const TEXT_MODELS: readonly ModelId[] = ['chatgpt', 'claude', 'gemini', 'deepseek', 'perplexity', 'mistral']

interface Asked {
  readonly request: string
  readonly model?: ModelId
}

/**
 * Each request with the prompt that a visitor gets for it without an AI key.
 * @param file lines of JSON, `{"request": …, "model"?: …}`; the project's own requests where it is absent
 */
export function candidates(file?: string): Candidate[] {
  const requests: readonly Asked[] = file === undefined ? ownByKind() : requestsOf(file)
  return requests.map(({ request, model }, at) => {
    const forModel = model ?? TEXT_MODELS[at % TEXT_MODELS.length] ?? 'chatgpt'
    const { text, kind, lines } = composePrompt({ prompt: request, model: forModel, category: 'writing' })
    return {
      id: String(at + 1),
      kind: kind ?? (lines.some(({ isOn }) => isOn) ? 'input' : 'silent'),
      model: forModel,
      request,
      prompt: limitPrompt(text, forModel).text,
    }
  })
}

function requestsOf(file: string): Asked[] {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines
    .filter((line) => line.trim() !== '')
    .map((line, at) => {
      const { request, model } = JSON.parse(line) as { request?: unknown; model?: unknown }
      if (typeof request !== 'string') throw new Error(`Line ${at + 1} of ${file} has no "request".`)
      const known = MODEL_IDS.find((id) => id === model)
      return known ? { request, model: known } : { request }
    })
}

/** The project's own requests, each with the kind that it is of. */
export function ownByKind(): { kind: string; request: string }[] {
  const found: { kind: string; request: string }[] = []
  let kind = ''
  for (const line of readFileSync(OWN, 'utf8').split('\n')) {
    if (line.startsWith('# ')) kind = line.slice(2)
    else if (line.trim() !== '') found.push({ kind, request: line })
  }
  return found
}
