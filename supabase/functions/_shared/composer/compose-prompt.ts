import type { CategoryId } from '../contracts/categories.ts'
import type { PromptLine } from '../contracts/generate-prompt.ts'
import { PROMPT_WORD_LIMIT } from '../contracts/limits.ts'
import type { ModelId } from '../contracts/models.ts'
import { promptWithLines } from '../contracts/prompt-lines.ts'
import { countWords } from '../contracts/text.ts'
import { builderLines } from './builders.ts'
import { FURTHER } from './further.ts'
import type { Kind, Line } from './kinds/line.ts'
import { KINDS, MISSING_INPUT, SPEAKS_OF_INPUT } from './lines.ts'
import { midjourneyPrompt } from './midjourney.ts'
import { type Reading, readRequest } from './read-request.ts'

/** What a visitor asks for, as it reaches the composer. */
export interface ComposeRequest {
  readonly prompt: string
  readonly model: ModelId
  readonly category: CategoryId
}

/** A prompt, and the lines that it was made with and could be made with. */
export interface Composed {
  readonly text: string
  /** The request as it stands in the prompt; null where the prompt is no request with lines below it. */
  readonly request: string | null
  /** The kind that the request was taken for; null where none was certain. */
  readonly kind: string | null
  readonly lines: readonly PromptLine[]
}

const BUILDERS: ReadonlySet<ModelId> = new Set(['lovable', 'v0', 'bolt', 'firebase'])
// The request says itself what comes back, or plays a game of its own.
const EXACT =
  /\b(?:nothing else|no explanations?|only (?:the|output|return|reply|answer)|without (?:any )?explanation|one word|yes or no|in one sentence|just the|one question at a time|i will (?:type|say|tell)|play (?:a )?games?|ignore (?:all|what|previous)|system prompt)\b/u
// The part that is played says how the answers go.
const ROLE =
  /^(?:act (?:as|like)|assume the (?:persona|role)|pretend|role ?-?play|simulate|imagine you|let'?s play|be my|you are|i want you to (?:act|be))\b/u
const PERSONA = /^(?:\S+ ){0,4}?(?:act (?:as|like)|assume the (?:persona|role)|pretend|role ?-?play)\b/u
// Several questions at once say themselves what is wanted of each.
const SEVERAL = /\?.*\?.*\?/u
// What a program is given stands in its own text.
const PROGRAM_ASKED = /^code(?:-how)?$/u
/** The more is said, the less is added. */
const MOST_LINES = 2
const FULL_WORDS = 60
const SHORT_WORDS = 40

/**
 * Composes a prompt from a visitor's description: their own words, untouched, and below them the few lines that are
 * certain to help. Where nothing is certain the words come back alone. The same request always gives the same text.
 * Never throws; a request beyond the word limit comes back alone, to be cut by `limitPrompt`.
 */
export function composePrompt({ prompt, model }: ComposeRequest): Composed {
  if (model === 'midjourney') return { text: midjourneyPrompt(prompt), request: null, kind: null, lines: [] }
  const reading = readRequest(prompt)
  const request = model === 'claude' ? withTag(reading) : reading.text
  const kind = kindOf(reading)
  const isBuilder = BUILDERS.has(model)
  const certain: readonly PromptLine[] = isBuilder
    ? builderLines(model, reading).map((text, at) => ({ id: `build-${at}`, label: text, text, isOn: true }))
    : (kind?.isSure ? linesOf(reading, kind) : []).map((line) => asChoice(line, true))
  const on: PromptLine[] = []
  if (reading.language === 'en')
    for (const line of certain)
      if (countWords(promptWithLines(request, [...on, line], model)) <= PROMPT_WORD_LIMIT) on.push(line)
  const further = isBuilder || reading.language !== 'en' ? [] : furtherFor(reading, kind)
  return {
    text: promptWithLines(request, on, model),
    request,
    kind: kind?.id ?? null,
    lines: [...on, ...further],
  }
}

/** The kind of a request; null where none is certain. */
export function kindOf({ ask, order, language }: Reading): Kind | null {
  if (language !== 'en' || EXACT.test(ask) || ROLE.test(order) || PERSONA.test(ask) || SEVERAL.test(ask)) return null
  const found = KINDS.find(
    ({ asks, isWhole, says, not }) =>
      asks.test(isWhole ? ask : order) && (says?.test(ask) ?? true) && !not?.test(ask) && !not?.test(order),
  )
  return found ?? null
}

const asChoice = ({ id, label, text }: Line, isOn: boolean): PromptLine => ({ id, label, text, isOn })

/** The lines of a kind that the request does not settle itself. */
function linesOf(reading: Reading, kind: Kind | null): readonly Line[] {
  const isFull = reading.ask.split(' ').length > FULL_WORDS
  return (kind?.lines ?? []).filter((line) => stands(line, reading)).slice(0, isFull ? 1 : MOST_LINES)
}

function stands({ when, unless }: Line, { ask, facets }: Reading): boolean {
  const isSettled = unless.some((reason) => (reason instanceof RegExp ? reason.test(ask) : facets.has(reason)))
  return !isSettled && (when === undefined || when.test(ask))
}

/** Whether the request speaks of a text that it does not hold; a guess, since the text may be what it asks for. */
const isTextMissing = ({ ask, material }: Reading, kind: Kind | null): boolean =>
  material === null &&
  ask.split(' ').length <= SHORT_WORDS &&
  SPEAKS_OF_INPUT.test(ask) &&
  !PROGRAM_ASKED.test(kind?.id ?? '') &&
  !/:\s*\S/u.test(ask)

/** What might be added as well, and is left to the visitor: the lines of a kind that is not sure come first. */
function furtherFor(reading: Reading, kind: Kind | null): readonly PromptLine[] {
  const ofKind = kind?.isSure ? [] : linesOf(reading, kind)
  const missing = isTextMissing(reading, kind) && stands(MISSING_INPUT, reading) ? [MISSING_INPUT] : []
  const others = FURTHER.filter(
    ({ line, kinds }) => stands(line, reading) && (kinds === undefined || (kind !== null && kinds.includes(kind.id))),
  )
  return [...ofKind, ...missing, ...others.map(({ line }) => line)].map((line) => asChoice(line, false))
}

/** The visitor's words for Claude: what is handed over stands in a tag. */
function withTag({ text, material }: Reading): string {
  if (material === null) return text
  const [before, inside, behind] = [
    text.slice(0, material.start).trim(),
    text.slice(material.start, material.end).trim(),
    text.slice(material.end).trim(),
  ]
  const tag = material.isCode ? 'code' : 'text'
  if (before === '' || inside.startsWith('```') || inside.includes(`<${tag}>`)) return text
  const parts = [before, `<${tag}>\n${inside}\n</${tag}>`, behind].filter((part) => part !== '')
  const tagged = parts.join('\n\n')
  return countWords(tagged) <= PROMPT_WORD_LIMIT ? tagged : text
}
