import { countWords } from '../../contracts/text.ts'
import type { ComposeRequest, Reading } from '../types.ts'
import { detectArtefact } from './detect-artefact.ts'
import { tongueOf } from './english.ts'
import { readFacts } from './facts.ts'
import { detachLimits, styleLimits } from './limits.ts'
import { shapeOf } from './shape.ts'
import { type LeadIn, stripLeadIn } from './strip-lead-in.ts'
import { capitalised, closed, sentencesOf, tidy, withoutEnd } from './tidy.ts'
import { type Woven, weave } from './weave.ts'

/** At most this many detached prohibitions are carried. */
const LIMITS_MAX = 3

const ASKING =
  /^(?:please |can you|could you|would you|will you|help me|i (?:really |just |also )?(?:need|want|would like)|i[’']d (?:like|love)|i[’']m looking for|write|create|make|generate|draft|design|build|develop|explain|summari[sz]e|translate|rewrite|improve|fix|plan|give me|suggest|draw|compare|prepare|recommend|review|proofread|list|find|analy[sz]e|turn|convert)\b|^(?:ask|tell|show|give|teach|quiz|test|send|walk) (?:me|us)\b/iu
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
}

/** Index of the sentence that asks; the first one when none asks more clearly. */
function askingIndex(sentences: readonly string[]): number {
  const asks = (sentence: string) => ASKING.test(sentence) || stripLeadIn(sentence).leadIn !== 'none'
  const first = sentences.findIndex((sentence) => asks(sentence))
  if (first >= 0) return first
  const question = sentences.findIndex((sentence) => /\?["'”’)]*$/u.test(sentence))
  return Math.max(question, 0)
}

// "a cover letter for a bakery job, I have no experience": what follows is a sentence of its own.
const ASIDE =
  /,\s+(?=(?:i|we|she|he|they|it)(?:[’'](?:m|ve|s|re|d)\b| (?:am|is|are|was|were|have|has|had|want|wants|need|needs|can|can[’']t|will|don[’']t|doesn[’']t|should|must|live|lives|work|works|like|likes|love|loves|hate|hates)\b))/iu

function partedAtAside(ask: string): { ask: string; aside: string } {
  const match = ask.match(ASIDE)
  if (match?.index === undefined || countWords(ask.slice(0, match.index)) < 2) return { ask, aside: '' }
  return { ask: ask.slice(0, match.index), aside: ask.slice(match.index + match[0].length) }
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
  const split = sentencesOf(text)
  const spoken = split.filter((sentence) => !GREETING.test(sentence))
  const whole = spoken.length > 0 ? spoken : split
  const { sentences, limits } = tongue === 'english' ? detachLimits(whole) : { sentences: whole, limits: [] }
  const at = askingIndex(sentences)
  const raw = sentences[at] ?? text
  const { text: stripped, leadIn }: { text: string; leadIn: LeadIn } =
    tongue === 'other' ? { text, leadIn: 'none' } : stripLeadIn(raw)
  // "Can you write a toast?" asks for a toast, not for an answer.
  const ask = leadIn === 'none' ? stripped : stripped.replace(/[?\s]+$/u, '')
  const wish = ask.match(INNER_WISH)
  const { artefact, noun, isNamed } = detectArtefact(ask, text, model, category)
  const shape = shapeOf(ask, leadIn, tongue !== 'other', noun !== undefined)
  const sought =
    shape === 'situation' && wish?.[1] !== undefined
      ? detectArtefact(wish[1], text, model, category).artefact
      : artefact
  const parted = shape === 'thing' || shape === 'order' ? partedAtAside(ask) : { ask, aside: '' }
  const others = sentences.filter((_, index) => index !== at)
  const background = shape === 'quote' ? '' : [parted.aside, ...others].map(asSentence).filter(Boolean).join(' ')
  const asked = shape === 'quote' ? text : parted.ask
  const woven = weave({
    ask: shape === 'topic' && (tongue === 'unclear' || countWords(ask) > 9) ? quotedTopic(ask) : asked,
    shape,
    leadIn,
    artefact: sought,
    nounEnd: noun?.end ?? 0,
  })
  const findings = readFacts(text)
  const detached = shape === 'quote' ? [] : limits.slice(0, LIMITS_MAX)
  return {
    text,
    artefact: sought,
    shape,
    ask: asked,
    background,
    limits: detached,
    echoes: styleLimits([ask, background].join(' ')),
    ...findings,
    isEnglish: tongue !== 'other',
    woven,
    isNamed,
  }
}
