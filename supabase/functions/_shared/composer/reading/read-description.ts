import { countWords, truncateWords } from '../../contracts/text.ts'
import type { ComposeRequest, Reading } from '../types.ts'
import { askingIndex } from './asking-index.ts'
import { detectArtefact, headNoun } from './detect-artefact.ts'
import { ORDERS, tongueOf } from './english.ts'
import { readFacts } from './facts.ts'
import { detachLimits, styleLimits } from './limits.ts'
import { shapeOf } from './shape.ts'
import { type LeadIn, stripLeadIn } from './strip-lead-in.ts'
import { capitalised, closed, sentencesOf, tidy, withoutEnd } from './tidy.ts'
import { type Woven, weave } from './weave.ts'

/** At most this many detached prohibitions are carried. */
const LIMITS_MAX = 3

const GREETING =
  /^(?:hi|hello|hey|good (?:morning|evening|afternoon)|thanks|thank you|greetings|cheers)[\s\p{L}]{0,24}[.!,]*$/iu
// A wish in the middle of a story: "… and I need an email that …".
const INNER_WISH =
  /\b(?:i|we)(?:[’']d| would)?(?: really| just| now)* (?:need|want|like|love|have)(?: you)? (?:to )?(.+)$/iu

/** Everything the composer knows about a description. */
export interface Description extends Reading {
  readonly woven: Woven
  /** Whether the description names a known kind of thing. */
  readonly isNamed: boolean
  /** Whether the visitor tells something before asking. */
  readonly isStoryFirst: boolean
  /** Whether the description breaks off before it says anything. */
  readonly isIncomplete: boolean
}

// "My son doesn't get fractions, explain it with pizza": the order behind the comma is a sentence of its own.
const ORDER_BEHIND =
  /[,;]\s+(?:(?:so|and|please|now|can you|could you) )*(?=(?:explain|write|help|tell|show|give|create|draft|suggest|plan|design|find|teach|compose|translate|summari[sz]e|compare)\s+(?:it|this|that|me|us|him|her|them|an?|the|my|our|some|\d)\b)/iu

/** A tale and the order that follows it, as two sentences; an order of its own stays whole. */
function partedAtOrder(sentence: string): string[] {
  const match = sentence.match(ORDER_BEHIND)
  if (match?.index === undefined) return [sentence]
  const tale = sentence.slice(0, match.index)
  const { text, leadIn } = stripLeadIn(tale)
  const shape = shapeOf(text, leadIn, true, headNoun(text) !== undefined)
  if (shape !== 'situation' && !/^(?:my|our|the|his|her)\b/iu.test(tale)) return [sentence]
  return [`${tale}.`, sentence.slice(match.index + match[0].length)]
}

// "a cover letter for a bakery job, I have no experience": what follows is a sentence of its own.
const ASIDE =
  /,\s+(?=(?:i|we|she|he|they|it)(?:[’'](?:m|ve|s|re|d)\b| (?:am|is|are|was|were|have|has|had|want|wants|need|needs|can|can[’']t|will|don[’']t|doesn[’']t|should|must|live|lives|work|works|like|likes|love|loves|hate|hates)\b))/iu

function partedAtAside(ask: string): { ask: string; aside: string } {
  const match = ask.match(ASIDE)
  if (match?.index === undefined || countWords(ask.slice(0, match.index)) < 2) return { ask, aside: '' }
  return { ask: ask.slice(0, match.index), aside: ask.slice(match.index + match[0].length) }
}

// Openings that break off before they say what is wanted.
const INCOMPLETE =
  /^(?:help(?: me)?|(?:i |we )?(?:need|want)(?: to| an?)?|(?:write|make|create|give|show|tell|build|draw)(?: me)?(?: an?| the| some)?|(?:can|could) you(?: please)?(?: help)?(?: me)?|please(?: help(?: me)?)?)$/iu
const LEADING_LINK = /^https?:\/\/\S+\s+(?=\p{L})/u

/** A single word that names nothing: an order or a function word. */
function isBareWord(ask: string): boolean {
  const word = ask.toLowerCase()
  return (
    ORDERS.has(word) ||
    /^(?:no|not|yes|without|with|for|the|an?|and|or|but|to|if|so|this|that|it|hi|hello|hey|ok|thanks|test)$/u.test(word)
  )
}

// A topic longer than this is set off by quotation marks.
const TOPIC_MAX_WORDS = 14
// More words of one part than this never fit; what lies behind them is read, but not kept.
const OPENING_WORDS = 64

function opening(text: string): string {
  return truncateWords(text, OPENING_WORDS).text
}

/** A topic that may be in any language, set off by quotation marks. */
function quotedTopic(ask: string): string {
  return /[“”]/u.test(ask) ? ask : `“${withoutEnd(ask)}”`
}

function asSentence(text: string): string {
  return text === '' ? '' : closed(capitalised(text.replace(/[,;:\s]+$/u, '')))
}

/** Reads a description: what is asked for, of which kind, for whom, how, and what it must not be. */
export function readDescription({ prompt, model, category }: ComposeRequest): Description {
  const text = tidy(prompt)
  const tongue = tongueOf(text)
  const isEnglish = tongue !== 'other'
  const split = sentencesOf(text)
  const spoken = split.filter((sentence) => !GREETING.test(sentence))
  const whole = spoken.length > 0 ? spoken : split
  const parted = tongue === 'english' ? whole.flatMap(partedAtOrder) : whole
  const { sentences, limits } = tongue === 'english' ? detachLimits(parted) : { sentences: parted, limits: [] }
  const at = askingIndex(sentences)
  const raw = sentences[at] ?? text
  const { text: stripped, leadIn }: { text: string; leadIn: LeadIn } =
    tongue === 'other' ? { text, leadIn: 'none' } : stripLeadIn(raw)
  // "Can you write a toast?" asks for a toast, not for an answer.
  const direct = leadIn === 'none' ? stripped : stripped.replace(/[?\s]+$/u, '')
  const link = direct.match(LEADING_LINK)?.[0] ?? ''
  const ask = direct.slice(link.length)
  const wish = ask.match(INNER_WISH)
  const isIncomplete = INCOMPLETE.test(ask) || isBareWord(ask)
  const isTold = shapeOf(ask, leadIn, isEnglish, false) === 'situation'
  const { artefact, noun, isNamed } = detectArtefact(ask, text, model, category, { isSituation: isTold, isEnglish })
  const shape = isIncomplete && noun === undefined ? 'quote' : shapeOf(ask, leadIn, isEnglish, noun !== undefined)
  const sought =
    shape === 'situation' && wish?.[1] !== undefined
      ? detectArtefact(wish[1], text, model, category, { isSituation: true, isEnglish }).artefact
      : artefact
  const request = shape === 'thing' || shape === 'order' ? partedAtAside(ask) : { ask, aside: '' }
  const others = sentences.filter((_, index) => index !== at)
  const background =
    shape === 'quote' ? '' : [request.aside, link.trim(), ...others].map(asSentence).filter(Boolean).join(' ')
  const asked = shape === 'quote' ? text : request.ask
  const woven = weave({
    ask: shape === 'topic' && (tongue === 'unclear' || countWords(ask) > TOPIC_MAX_WORDS) ? quotedTopic(ask) : asked,
    shape,
    leadIn,
    helped: /\bhelp us\b|^we\b/iu.test(raw) ? 'us' : 'me',
    artefact: sought,
    noun: { start: noun?.start ?? 0, end: noun?.end ?? 0 },
  })
  const findings = readFacts(text)
  const detached = shape === 'quote' ? [] : limits.slice(0, LIMITS_MAX)
  return {
    text,
    artefact: sought,
    shape,
    ask: asked,
    background: opening(background),
    limits: detached,
    echoes: styleLimits([ask, background].join(' ')),
    ...findings,
    isEnglish,
    woven: { task: opening(woven.task), phrase: opening(woven.phrase) },
    isNamed,
    isStoryFirst: at > 0,
    isIncomplete: isIncomplete && noun === undefined,
  }
}
