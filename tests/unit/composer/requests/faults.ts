import { PROMPT_WORD_LIMIT } from '@contracts/limits.ts'
import { countWords } from '@contracts/text.ts'
import type { JudgedRequest } from './judged-request.ts'
import { firstMissing, hasWholeSentence, holdsRun, numbersOf, sentencesOf, wordsOf } from './words.ts'

/** What may be added to a request, in words: to most, to a brief for an app, to what is long or not in English. */
const MAX_ADDED = { usual: 60, app: 75, lean: 35 }
const LONG_REQUEST_WORDS = 50
const MAX_ADDED_LINES = 6
const MAX_SENTENCE_WORDS = 40
const MAX_FIELDS = 2

const APP_BUILDERS: readonly string[] = ['lovable', 'v0', 'bolt', 'firebase']
const PERSONA =
  /(?:^|[.!?:]\s+)(?:you are|you[’']re|act as|take the (?:part|role)|imagine you are|as an? (?:expert|experienced|seasoned))\b/imu
const WINDOW = /\b(?:last|past) (?:\w+ )?(?:years|months|weeks)\b|\brecent years\b/iu
/** Parts of an answer, which may be counted, … */
const PARTS =
  'words?|sentences?|lines?|paragraphs?|bullets?|points?|steps?|options?|variants?|versions?|ideas?|names?|questions?|items?|rows?|columns?|headings?|subheadings?|characters?|syllables?|screens?|sources?|examples?|parts?|sections?|alternatives?|captions?|titles?|choices?'
/** … and parts of somebody's life, which only they can count. */
const FACTS =
  'minutes?|hours?|days?|weeks?|months?|years?|people|guests?|persons?|children|kids|pupils|players?|euros?|dollars?|pounds?|percent|slides?|verses?|pages?|gaps|cards'
const unitAfter = (units: string) => new RegExp(`^\\W*(?:[\\p{L}-]+\\W+){0,2}?(${units})\\b`, 'iu')
const PART = unitAfter(PARTS)
const UNIT = unitAfter(`${PARTS}|${FACTS}`)
const FACT = unitAfter(FACTS)
const MISSING_LINE = /ask (?:me )?(?:up to|at most) (?:two|2) questions|up to (?:two|2) questions/giu
/** Joints that show where words were cut out or pushed in. */
const SPLICE = /\b(?:an?|the) (?:an?|the|for|of|to|in|and)\b|[.,;:?!]\.(?!\.)|[,;:][,;:]|\s,(?:\s|$)|\(\s*\)/giu
/** Words that ask a picture AI for a picture; its own form does without them. */
const PICTURE_REQUEST = new Set('i want need a an the please create make generate draw me image picture of'.split(' '))
const COURTESY = new Set('please pls plz hi hello hey thanks thank you'.split(' '))

/** Everything that is wrong with a prompt that was made of a request; nothing when it does no harm. */
export function faultsOf(judged: JudgedRequest, prompt: string): string[] {
  return [
    ...sizeFaults(judged, prompt),
    ...wordFaults(judged, prompt),
    ...fieldFaults(judged, prompt),
    ...numberFaults(judged.request, prompt),
    ...additionFaults(judged.request, prompt),
    ...(judged.language && /\bif something essential\b/iu.test(prompt) ? ['goes on in English'] : []),
    ...(judged.model === 'midjourney' ? midjourneyFaults(judged.request, prompt) : []),
    ...judged.must.filter((needed) => !holds(prompt, needed)).map((needed) => `lacks ${needed}`),
    ...judged.mustNot.flatMap((harm) => (holds(prompt, harm) ? [`holds ${harm}`] : [])),
  ]
}

/** Whether a text holds a string, in any case and with any white space, or a match of a pattern. */
export function holds(text: string, needed: string | RegExp): boolean {
  if (typeof needed !== 'string') return needed.test(text)
  const plain = (value: string) => value.toLowerCase().replaceAll('’', "'").replace(/\s+/gu, ' ')
  return plain(text).includes(plain(needed))
}

function sizeFaults({ request, model, language = 'en' }: JudgedRequest, prompt: string): string[] {
  const said = countWords(request)
  const added = countWords(prompt) - said
  const isLean = language !== 'en' || said >= LONG_REQUEST_WORDS
  const room = isLean ? MAX_ADDED.lean : APP_BUILDERS.includes(model) ? MAX_ADDED.app : MAX_ADDED.usual
  const own = new Set(wordsOf(request))
  const lines = prompt.split('\n').filter((line) => line.trim() !== '')
  const addedLines = lines.length - request.split('\n').filter((line) => line.trim() !== '').length
  const longSentences = sentencesOf(prompt).filter(
    (sentence) => wordsOf(sentence).filter((word) => !own.has(word)).length > MAX_SENTENCE_WORDS,
  )
  return [
    ...(countWords(prompt) > PROMPT_WORD_LIMIT ? [`has ${countWords(prompt)} words`] : []),
    ...(added > room ? [`adds ${added} words to ${said}`] : []),
    ...(addedLines > (isLean ? 3 : MAX_ADDED_LINES) ? [`adds ${addedLines} lines`] : []),
    ...longSentences.map((sentence) => `adds a long sentence: ${sentence}`),
  ]
}

function wordFaults({ request, model }: JudgedRequest, prompt: string): string[] {
  const said = wordsOf(request)
  const made = wordsOf(prompt)
  if (model === 'midjourney' && countWords(request) <= PROMPT_WORD_LIMIT) {
    return said.filter((word) => !PICTURE_REQUEST.has(word) && !made.includes(word)).map((word) => `loses “${word}”`)
  }
  if (countWords(request) <= PROMPT_WORD_LIMIT) {
    const missing = firstMissing(withoutCourtesy(said), made)
    return missing === undefined ? [] : [`does not keep the words whole and in order: “${missing}”`]
  }
  if (!hasWholeSentence(request)) return []
  // A longer request is cut between sentences.
  return sentencesOf(request)
    .map(wordsOf)
    .filter((words) => holdsRun(made, words.slice(0, 5)) && !holdsRun(made, words))
    .map((words) => `cuts a sentence: “${words.join(' ')}”`)
}

/** The words without a greeting before them and thanks behind. */
function withoutCourtesy(words: readonly string[]): readonly string[] {
  const first = words.findIndex((word) => !COURTESY.has(word))
  const last = words.findLastIndex((word) => !COURTESY.has(word))
  return first < 0 ? words : words.slice(first, last + 1)
}

function fieldFaults({ request, language = 'en' }: JudgedRequest, prompt: string): string[] {
  const fields = [...prompt.matchAll(/\[[^\]\n]*\]/gu)].filter(([field]) => !request.includes(field))
  const bare = fields.filter(({ 0: field, index }) => {
    const rest = prompt.slice(index + field.length, index + field.length + 20)
    return language === 'en' && !/\bor\b/iu.test(field + rest)
  })
  return [
    ...(fields.length > MAX_FIELDS ? [`has ${fields.length} fields`] : []),
    ...bare.map(([field]) => `${field} has no fallback`),
  ]
}

/** Numbers that the visitor did not give may count the parts of the answer, and never what the visitor has counted. */
function numberFaults(request: string, prompt: string): string[] {
  const said = numbersOf(request)
  const known = new Set(said.map(({ value }) => value))
  const ours = numbersOf(prompt.replace(MISSING_LINE, '').replace(/ --\S+ [\d:.]+/gu, '')).filter(
    ({ value }) => !known.has(value) && !request.includes(value),
  )
  const unit = (after: string) => UNIT.exec(after)?.[1]?.toLowerCase().replace(/s$/u, '')
  const counted = new Set(said.map(({ after }) => unit(after)).filter((name) => name !== undefined))
  return ours.flatMap(({ value, isDigits, after }) => {
    const name = unit(after)
    if (name !== undefined && counted.has(name)) return [`changes a number: ${value}${after.slice(0, 20)}`]
    const isOfForm = PART.test(after) || !(isDigits || FACT.test(after))
    return isOfForm ? [] : [`invents the number ${value}${after.slice(0, 20)}`]
  })
}

function additionFaults(request: string, prompt: string): string[] {
  const plain = request.toLowerCase().replace(/\s+/gu, ' ')
  const splices = [...prompt.replace(/\n+/gu, '\n').matchAll(SPLICE)].map(([joint]) => joint.trim())
  return [
    ...(PERSONA.test(prompt) && !PERSONA.test(request) ? ['gives a part to play'] : []),
    ...(WINDOW.test(prompt) && !WINDOW.test(request) ? ['invents a window of time'] : []),
    ...splices.filter((joint) => !plain.includes(joint.toLowerCase())).map((joint) => `is spliced: “${joint}”`),
    ...unclosedTags(request, prompt).map((tag) => `does not close <${tag}>`),
  ]
}

function unclosedTags(request: string, prompt: string): string[] {
  const count = (tag: string) => prompt.split(tag).length - 1
  const tags = new Set([...prompt.matchAll(/<([a-z_-]+)>/gu)].map((match) => match[1] ?? ''))
  return [...tags].filter((tag) => !request.includes(`<${tag}`) && count(`<${tag}>`) !== count(`</${tag}>`))
}

function midjourneyFaults(request: string, prompt: string): string[] {
  const parameters = [...prompt.matchAll(/(?<=\s)--([a-z]+)/gu)].map((match) => match[1] ?? '')
  const twice = parameters.filter((name, index) => parameters.indexOf(name) !== index)
  const lost = [...request.matchAll(/(?<=\s)--\S+(?: [^\s-]\S*)?/gu)].map(([text]) => text)
  return [
    ...(/\[/u.test(prompt) ? ['has a field, which would be drawn'] : []),
    ...(/if something essential|assumptions|\bquestions\b/iu.test(prompt) ? ['speaks to a picture AI'] : []),
    ...twice.map((name) => `says --${name} twice`),
    ...lost.filter((text) => !prompt.includes(text)).map((text) => `loses ${text}`),
    ...(/\b8k\b/iu.test(prompt) && !/\b8k\b/iu.test(request) ? ['adds 8k'] : []),
  ]
}
