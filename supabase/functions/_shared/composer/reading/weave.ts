import type { Artefact, Shape } from '../types.ts'
import { lowered, type Span, withArticle } from './articles.ts'
import { DETERMINERS } from './english.ts'
import { isMaking } from './shape.ts'
import type { LeadIn } from './strip-lead-in.ts'
import { capitalised, withoutEnd } from './tidy.ts'

/** The asking sentence in two forms: as a sentence of the prompt, and as a phrase behind a colon. */
export interface Woven {
  /** A sentence, closed: "Write an email to my landlord." */
  readonly task: string
  /** A noun phrase ("an email to my landlord"); empty when the words do not form one. */
  readonly phrase: string
}

interface Sentence {
  readonly ask: string
  readonly shape: Shape
  readonly leadIn: LeadIn
  /** Who wants help: one person or several. */
  readonly helped: 'me' | 'us'
  readonly artefact: Artefact
  /** Where the artefact's noun stands within `ask`. */
  readonly noun: Span
}

/** The noun phrase behind an order ("write me an email" gives "an email"). */
function objectOf(ask: string, noun: Span): string {
  const match = ask.match(/^[\p{L}-]+(?:\s+(?:me|us|up with|up|for me))?\s+/u)
  if (match === null) return ''
  const before = match[0].length
  const object = ask.slice(before)
  if (/^(?:it|this|that|these|them|sure|him|her|out|into)\b/iu.test(object)) return ''
  if (!DETERMINERS.test(object) && noun.end <= before) return ''
  return withArticle(object, { start: noun.start - before, end: noun.end - before })
}

// Orders that make something, whose object can stand alone as a phrase.
const PRODUCES =
  /^(?:write|create|make|generate|draft|design|build|develop|compose|plan|prepare|craft|give|find|produce|draw|paint|outline|code|sketch|show|do)$/u
// What the visitor has to do in person: the AI can only help with it.
const IN_PERSON = /^(?:tell|ask|confront|talk|convince|persuade|negotiate|break)\b/iu

function weaveOrder({ ask, leadIn, artefact, noun, helped }: Sentence): Woven {
  const first = (ask.match(/^[\p{L}-]+/u)?.[0] ?? '').toLowerCase()
  const isOwn = leadIn === 'own' || leadIn === 'help'
  const isInPerson = artefact.id === 'hard-talk' && IN_PERSON.test(ask)
  if (isInPerson || (isOwn && !isMaking(ask, noun.end > 0)))
    return { task: `Help ${helped} ${lowered(ask)}`, phrase: '' }
  const plain = ask.replace(/^([\p{L}-]+) (?:me|us) (?=(?:an?|the|some|my|our|\d+|[a-z]+) )/iu, (all, verb: string) =>
    PRODUCES.test(verb.toLowerCase()) && !/^(?:give|show)$/iu.test(verb) ? `${verb} ` : all,
  )
  if (!PRODUCES.test(first)) return { task: capitalised(plain), phrase: '' }
  const shift = ask.length - plain.length
  const object = objectOf(plain, { start: noun.start - shift, end: noun.end - shift })
  const isTelegraphic = object !== '' && !plain.endsWith(object) && !/^[\p{L}]+ (?:me|us)\b/u.test(plain)
  const verb = plain.match(/^[\p{L}-]+/u)?.[0] ?? ''
  return { task: capitalised(isTelegraphic ? `${verb} ${object}` : plain), phrase: object }
}

/** Weaves the asking sentence into a sentence of the prompt, without changing the visitor's words. */
export function weave(sentence: Sentence): Woven {
  const { shape, artefact, noun } = sentence
  const ask = shape === 'question' ? sentence.ask.trim() : withoutEnd(sentence.ask)
  switch (shape) {
    case 'order':
      return weaveOrder({ ...sentence, ask })
    case 'thing': {
      const phrase = withArticle(ask, noun)
      if (sentence.leadIn === 'help' && /^(?:my|our|the|a|an|this|these)\b/iu.test(phrase)) {
        return { task: `Help ${sentence.helped} with ${phrase}`, phrase }
      }
      return { task: `${verbFor(artefact, phrase)} ${phrase}`, phrase }
    }
    case 'question': {
      if (/^how to\b/iu.test(ask))
        return { task: `Show me ${lowered(withoutEnd(ask.replace(/\?+$/u, '')))}`, phrase: '' }
      return { task: `${capitalised(withoutEnd(ask.replace(/[?\s]+$/u, '')))}?`, phrase: '' }
    }
    case 'situation':
      return { task: capitalised(ask), phrase: '' }
    case 'topic':
      return { task: `${topicVerb(artefact)} ${ask}`, phrase: lowered(ask) }
    case 'quote':
      return { task: ask === '' ? sentence.ask : ask, phrase: '' }
  }
}

// Verbs that want another one before "a …" ("Review" an existing text, but "Write a review").
const BEFORE_INDEFINITE: Readonly<Record<string, string>> = {
  Revise: 'Write',
  Review: 'Write',
  Summarise: 'Write',
  Translate: 'Write',
  Compare: 'Give me',
  Explain: 'Give me',
  Research: 'Give me',
  Analyse: 'Give me',
  'Find out': 'Give me',
  'Look into': 'Give me',
  'Teach me about': 'Give me',
  'Work on': 'Give me',
  'Write about': 'Write',
  'Help me sell': 'Help me sell',
  'Solve this in code:': 'Write',
  Refactor: 'Write',
}
const FOR_SOMETHING_OWNED = /^(?:Write|Design|Build|Find|Draft|Create|Draw|Plan|Sketch|Work out|Find out|Write about)$/u

// A verb that the phrase repeats ("Plan a meal plan") gives way to another.
const INSTEAD_OF_REPEATING: Readonly<Record<string, string>> = {
  Plan: 'Write',
  Draft: 'Write',
  Research: 'Write',
  Review: 'Write',
  Design: 'Create',
}

/** The verb that fits the phrase: "Write a review", but "Help me with my review". */
function verbFor(artefact: Artefact, phrase: string): string {
  const instead = INSTEAD_OF_REPEATING[artefact.verb]
  const isRepeated = new RegExp(`\\b${artefact.verb}\\b`, 'iu').test(phrase)
  if (instead !== undefined && (isRepeated || /^an? (?:\w+ )?outline\b/iu.test(phrase))) return instead
  if (/^(?:my|our|this|these|his|her|their)\b/iu.test(phrase)) {
    return FOR_SOMETHING_OWNED.test(artefact.verb) ? 'Help me with' : artefact.verb.replace(/:$/u, '')
  }
  if (/^(?:an?|some|several|\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)\b/iu.test(phrase)) {
    return BEFORE_INDEFINITE[artefact.verb] ?? artefact.verb
  }
  return artefact.verb
}

/** The verb before a bare topic; a colon keeps the sentence sound whatever follows. */
function topicVerb({ verb }: Artefact): string {
  return /(?:about|into|sell|:|^Compare)$/u.test(verb) ? verb : `${verb} this:`
}
