import { PROMPT_WORD_LIMIT } from '../contracts/limits.ts'
import type { ModelId } from '../contracts/models.ts'
import { countWords, truncateWords } from '../contracts/text.ts'
import { builderLines } from './builders.ts'
import { detectKind } from './detect-kind.ts'
import { linesOf } from './lines-of.ts'
import { linesInLanguage } from './languages.ts'
import { midjourneyPrompt } from './midjourney.ts'
import { type Reading, readRequest } from './read-request.ts'
import { capitalised, closed } from './tidy.ts'
import type { ComposeRequest, Kind } from './types.ts'

const BUILDERS: ReadonlySet<ModelId> = new Set(['lovable', 'v0', 'bolt', 'firebase'])
const PROSE: ReadonlySet<ModelId> = new Set(['claude', 'perplexity'])

const QUESTIONS = 'If something essential is missing, ask up to two questions; otherwise state your assumptions.'
const FIRST_ASK = 'First ask me the one or two things that you have to know for this.'
const UNCLEAR = 'Say in one sentence what you take me to need, then help with that, the most useful step first.'
const SOURCES: Readonly<Record<NonNullable<Kind['sources']>, string>> = {
  date: 'Cite the source and its date for each key fact.',
  dispute: 'Cite the source and its date for each key fact, and say where good sources disagree.',
  link: 'Link a current source for each key fact.',
}

const GREETING =
  /^(?:hi|hello|hey|yo|test|testing|thanks|thank you|help(?: me)?(?: please| pls)?|ok|okay|yes|no|[^aeiouy ]+|asdf\w*|qwerty\w*|\W*)[.!? ]*$/u
// Sources are named, or no source says more than trying it.
const SOURCED =
  /\b(?:sources?|cite|citations?|studies|papers?|wikipedia|links?|excel|sheets|[vx]lookup|css|html|python|javascript|typescript|sql|react|git|regex)\b/u
const VAGUE = /^(?:something|anything|some (?:ideas|stuff)|stuff)\b/u
// A request that names a thing in two words leaves all else open; one of six words leaves most of it open.
const BARE_WORDS = 2
const SHORT_WORDS = 6
// A request of this many words that settles three things about the answer wants no form from us.
const PRECISE_WORDS = 30
// How many lines a request of so many words may be given: the more is said, the less is added.
const ROOM: readonly (readonly [words: number, lines: number])[] = [
  [30, 3],
  [50, 2],
  [PROMPT_WORD_LIMIT, 1],
]

/**
 * Composes a prompt from a visitor's description: their own words, whole and in order, and below them the few lines
 * that are sure to make the answer better. Within the word limit, unless the visitor's words alone are longer: then
 * they come back alone, to be cut by `limitPrompt`. The same request always gives the same text. Never throws.
 */
export function composePrompt({ prompt, model, category }: ComposeRequest): string {
  if (model === 'midjourney') return midjourneyPrompt(prompt)
  const reading = readRequest(prompt)
  const kind = reading.language === 'en' ? detectKind(reading, category) : null
  const plain = capitalised(reading.material === null ? closed(reading.text) : reading.text)
  if (isTooLong(plain)) return plain
  const tagged = model === 'claude' ? withTag(reading, kind) : plain
  const words = isTooLong(tagged) ? plain : tagged
  const count = countWords(words)
  const isPrecise = count > PRECISE_WORDS && reading.facets.size >= 3
  const most = ROOM.find(([upTo]) => count <= upTo)?.[1] ?? 0
  const said = linesFor(reading, kind, model)
  const gaps = said.filter(isGap).slice(0, 1)
  const form = isPrecise ? [] : said.filter((line) => !isGap(line)).slice(0, Math.max(0, most - gaps.length))
  const lines = most === 0 ? [] : [...form, ...gaps]
  for (let kept = lines.length; kept > 0; kept -= 1) {
    const text = `${words}\n\n${laidOut(lines.slice(0, kept), model)}`
    if (countWords(text) <= PROMPT_WORD_LIMIT) return text
  }
  return words
}

function laidOut(lines: readonly string[], model: ModelId): string {
  return PROSE.has(model) ? lines.join(' ') : lines.map((line) => `- ${line}`).join('\n')
}

function isTooLong(text: string): boolean {
  return truncateWords(text, PROMPT_WORD_LIMIT).isTruncated
}

/** The visitor's words for Claude: what is handed over stands in a tag. */
function withTag({ text, material }: Reading, kind: Kind | null): string {
  if (material === null) return capitalised(closed(text))
  const [before, inside, behind] = [
    text.slice(0, material.start).trim(),
    text.slice(material.start, material.end).trim(),
    text.slice(material.end).trim(),
  ]
  const tag = material.isCode || kind?.needs === 'code' ? 'code' : 'text'
  if (before === '' || inside.startsWith('```') || inside.includes(`<${tag}>`)) return capitalised(text)
  const parts = [capitalised(before), `<${tag}>\n${inside.replace(/^"(.*)"$/su, '$1')}\n</${tag}>`, closed(behind)]
  return parts.filter((part) => part !== '').join('\n\n')
}

function linesFor(reading: Reading, kind: Kind | null, model: ModelId): readonly string[] {
  if (reading.language !== 'en')
    return linesInLanguage(reading, BUILDERS.has(model) ? 'app' : model === 'perplexity' ? 'search' : 'text')
  if (BUILDERS.has(model)) return builderLines(model, reading, kind)
  if (GREETING.test(reading.ask)) return []
  const count = reading.ask.split(' ').length
  const isSearching = model === 'perplexity' && !SOURCED.test(reading.ask)
  if (kind === null) {
    if (reading.order === '') return reading.material === null ? [UNCLEAR] : []
    if (isSearching) return [SOURCES.date]
    return VAGUE.test(reading.ask) ? [QUESTIONS] : []
  }
  if (kind.asks !== undefined && count <= BARE_WORDS && reading.material === null) return [FIRST_ASK]
  const form = linesOf(kind, reading)
  if (isSearching && kind.sources !== undefined) return [...form.slice(0, 1), SOURCES[kind.sources]]
  return kind.asks === 'short' && count <= SHORT_WORDS && !form.some(isGap) ? [...form.slice(0, 2), QUESTIONS] : form
}

/** Whether a line keeps the answer from inventing what was not told. */
function isGap(line: string): boolean {
  return line.includes('in square brackets')
}
