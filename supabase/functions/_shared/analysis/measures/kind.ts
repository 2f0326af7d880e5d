import type { Document } from '../parse/document.ts'
import { folded } from '../parse/parse.ts'
import type { Kind } from '../types.ts'
import { isVerse } from './verse.ts'

const GREETING = /^(?:dear (?!diary|journal)|hi\b|hello\b|hey\b|good (?:morning|afternoon|evening)\b|to whom it may)/u
const FAREWELL =
  /^(?:(?:kind|best|warm|many) (?:regards|wishes)|regards|best|sincerely|yours|ever yours|love|cheers|many thanks|thanks|thank you|respectfully|yours (?:sincerely|faithfully|truly))\W*(?:,|$)/u
const FIRST_PERSON = /\b(?:i|i'm|i've|i'd|i'll|my|me|myself)\b/gu
const THIRD_PERSON = /\b(?:he|she|they|him|her|his|hers|their|them)\b/gu
const DIARY =
  /\b(?:dear diary|today|tonight|this morning|this evening|yesterday|tomorrow|day off|last (?:night|week|saturday|sunday)|i feel|i felt|grateful|i keep|in the end)\b/gu
const WEEKDAY_OPENING = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day\b[.,:]/u
const REASONING =
  /\b(?:for example|for instance|however|therefore|in conclusion|in my (?:opinion|view)|in our (?:opinion|view)|argue|argues|argument|according to|should|because|although|on the other hand|moreover|furthermore|such as|usually|most (?:people|pupils|residents)|study|percent|per cent|evidence|since|first,|firstly|second,|secondly|third,|thirdly|in a word|in short|some people|more and more|nowadays|agree|disagree|advantages?|disadvantages?)(?!\p{L})/gu
const CALENDAR_HEADING =
  /^\d{1,2} (?:january|february|march|april|may|june|july|august|september|october|november|december)\b/u
const FICTION = /\b(?:once upon a time|suddenly|whispered|said|asked|shouted|muttered|replied)\b/gu

/** A price and the "you" who may pay it: signs of an advertisement. */
const PRICE = /[$€£]\s?\d/u
const ADDRESS = /\byou(?:r|rs)?\b/gu

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** Guesses the kind of a text from its form (greeting, list) and its words. */
export function kindOf(document: Document, words: number, dialogueShare: number): Kind {
  const { blocks } = document
  const first = blocks[0]
  if (!first || words < 15) return 'other'
  const lines = blocks.map(({ text }) => folded(text))
  const opening = lines[0] ?? ''
  const isGreeted = GREETING.test(opening) && first.text.length < 60
  if (isGreeted || lines.slice(-3).some((line) => line.length < 60 && FAREWELL.test(line))) return 'email'
  if (isVerse(document.text)) return 'poem'
  if (dialogueShare < 0.1 && PRICE.test(document.text) && count(folded(document.text), ADDRESS) >= 2) return 'other'
  const listed = blocks.filter(({ isListItem }) => isListItem).length
  if (listed >= 3 && listed / blocks.length >= 0.4) return 'other'

  const all = narrated(document)
  const per100 = (pattern: RegExp) => (count(all, pattern) * 100) / words
  const first100 = per100(FIRST_PERSON)
  const others = per100(THIRD_PERSON)
  const starts = WEEKDAY_OPENING.test(opening) || CALENDAR_HEADING.test(opening) || opening.startsWith('dear diary')
  const past = pastShare(document)
  const diary = per100(DIARY)
  const self = Math.min(first100, 8) * 0.4
  // A first person in the present tense without words such as "today" suggests a story, not a journal.
  const isTelling = diary === 0 && past < 0.5
  const journal = diary * 1.6 + (isTelling ? 0 : self) + (starts ? 6 : 0) - dialogueShare * 8
  const story =
    dialogueShare * 14 + per100(FICTION) * 1.2 + Math.min(others, 8) * 0.35 + past * 3 + (isTelling ? self : 0)
  const essay = per100(REASONING) * 1.5 + (1 - past) * 2.5 - first100 * 0.25 - dialogueShare * 8
  const best = Math.max(journal, story, essay)
  if (best < 2) return 'other'
  if (best === story) return 'story'
  return best === journal ? 'journal' : 'essay'
}

function narrated({ text, speech }: Document): string {
  let rest = ''
  let from = 0
  for (const range of speech) {
    rest += text.slice(from, range.start)
    from = range.end
  }
  return folded(rest + text.slice(from))
}

function pastShare({ sentences }: Document): number {
  let past = 0
  let present = 0
  for (const { tokens } of sentences) {
    for (const { tags, isQuoted } of tokens) {
      if (isQuoted) continue
      if (tags.has('PastTense')) past++
      else if (tags.has('PresentTense') && !tags.has('Infinitive')) present++
    }
  }
  return past + present === 0 ? 0.5 : past / (past + present)
}
