import { PROMPT_WORD_LIMIT } from '../contracts/limits.ts'
import type { ModelId } from '../contracts/models.ts'
import { countWords } from '../contracts/text.ts'
import { builderLines } from './builders.ts'
import { detectKind } from './detect-kind.ts'
import { linesInLanguage } from './languages.ts'
import { midjourneyPrompt } from './midjourney.ts'
import { type Reading, readRequest } from './read-request.ts'
import { capitalised, closed } from './tidy.ts'
import type { ComposeRequest, Kind, Line } from './types.ts'

const BUILDERS: ReadonlySet<ModelId> = new Set(['lovable', 'v0', 'bolt', 'firebase'])
const PROSE: ReadonlySet<ModelId> = new Set(['claude', 'perplexity'])

const QUESTIONS = 'If something essential is missing, ask up to two questions; otherwise state your assumptions.'
const UNCLEAR = 'Say in one sentence what you take me to need, then help with that, the most useful step first.'
const SOURCES = 'Cite the source and its date for each key fact, and say which period the answer covers and where good sources disagree.'

// How many lines a request of so many words may be given: the more is said, the less is added.
const ROOM: readonly (readonly [words: number, lines: number])[] = [
  [30, 4],
  [50, 3],
  [75, 2],
  [PROMPT_WORD_LIMIT, 1],
]

/**
 * Composes a prompt from a visitor's description: their own words, whole and in order, and below them the few lines
 * that are sure to make the answer better. Within the word limit, unless the visitor's words alone are longer: then
 * they come back alone, to be cut by `limitPrompt`. The same request always gives the same text. Never throws.
 */
export function composePrompt({ prompt, model, category }: ComposeRequest): string {
  if (model === 'midjourney') return midjourneyPrompt(prompt, category)
  const reading = readRequest(prompt)
  const kind = reading.language === 'en' ? detectKind(reading, category) : null
  const words = ownWords(reading, model, kind)
  const count = countWords(words)
  if (count > PROMPT_WORD_LIMIT) return words
  const most = ROOM.find(([upTo]) => count <= upTo)?.[1] ?? 0
  const lines = linesFor(reading, kind, model).slice(0, most)
  for (let kept = lines.length; kept > 0; kept -= 1) {
    const text = `${words}\n\n${laidOut(lines.slice(0, kept), model)}`
    if (countWords(text) <= PROMPT_WORD_LIMIT) return text
  }
  return words
}

function laidOut(lines: readonly string[], model: ModelId): string {
  return PROSE.has(model) ? lines.join(' ') : lines.map((line) => `- ${line}`).join('\n')
}

/** The visitor's words, with a capital and a mark at the end; for Claude, what is handed over stands in a tag. */
function ownWords({ text, material }: Reading, model: ModelId, kind: Kind | null): string {
  if (material === null) return capitalised(closed(text))
  if (model !== 'claude' || material.start === 0 || text.slice(material.start).startsWith('```')) return capitalised(text)
  const tag = material.isCode || kind?.needs === 'code' ? 'code' : 'text'
  const inside = text.slice(material.start).replace(/^"(.*)"$/su, '$1')
  if (inside.includes(`<${tag}>`)) return capitalised(text)
  return `${capitalised(text.slice(0, material.start).trimEnd())}\n\n<${tag}>\n${inside}\n</${tag}>`
}

function linesFor(reading: Reading, kind: Kind | null, model: ModelId): readonly string[] {
  if (reading.language !== 'en') return BUILDERS.has(model) ? [] : linesInLanguage(reading.language, reading.ask)
  if (BUILDERS.has(model)) return builderLines(model, reading, kind)
  if (kind === null) {
    if (reading.order === '') return [UNCLEAR, QUESTIONS]
    return model === 'perplexity' ? [SOURCES] : [QUESTIONS]
  }
  const lines = [missing(reading, kind), ...kind.lines.filter((line) => isWanted(line, reading)).map(({ text }) => text)]
  const form = lines.filter((line) => line !== '')
  const isSourced = model === 'perplexity' && kind.isFactual === true
  if (isSourced) return [...form.slice(0, 2), SOURCES]
  return kind.asks === true ? [...form.slice(0, 3), QUESTIONS] : form
}

function isWanted({ unless, when }: Line, { ask, facets }: Reading): boolean {
  if (when !== undefined && !when.test(ask)) return false
  if (unless === undefined) return true
  return unless instanceof RegExp ? !unless.test(ask) : !facets.has(unless)
}

/** The place for a text or for code that the request works on but does not hold. */
function missing({ ask, order, material, text }: Reading, { needs }: Kind): string {
  const isPointing = /\b(?:this|these|the following|below|attached|it)\b/u.test(order)
  if (needs === undefined || material !== null || !isPointing || /["“«]|https?:|\battach|\bupload|\bscreenshot/u.test(ask)) return ''
  return text.length > 200 ? '' : `The ${needs}: [paste it here, or use the one above].`
}
