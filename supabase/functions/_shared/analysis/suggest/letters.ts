import { closed } from '../compose/quote.ts'
import { numberWord } from '../words/numbers.ts'
import { isExact, suggestion, type Suggester, wordsBefore } from './suggest.ts'

const REQUEST =
  /\b(?:(?:could|can|would) you|please (?:send|let|confirm|reply|call|check|come|bring|sign|give|tell|return|pay|repair|fix|answer|write|forward|arrange|change|refund)|i(?: would|'d|’d) like (?:you|to ask|my)|would it be possible)\b/iu
const LATE_WORDS = 50

/** A request that comes late in a letter. */
export const requestFirst: Suggester = (context) => {
  const { prose, kind, purpose, words } = context
  if (kind !== 'email' || purpose) return undefined
  const request = prose.find(({ text }) => REQUEST.test(text))
  if (!request) return undefined
  const before = wordsBefore(context, request)
  if (before < LATE_WORDS || before < words * 0.4) return undefined
  return suggestion(
    context,
    'order',
    9,
    request,
    (quote) =>
      `Your request comes after ${before} words: ${closed(quote)} Move it to the second sentence. Give the reasons after it.`,
  )
}

/** A sentence of an application that could go to any firm. */
export const toAnyone: Suggester = (context) => {
  const { prose, purpose } = context
  if (purpose !== 'applying') return undefined
  const found = prose.find(
    (sentence) =>
      /\byour (?:company|firm|organi[sz]ation|school|university|office|products)\b/iu.test(sentence.text) &&
      !isExact(sentence) &&
      !/\byour (?:company|firm|team)['’]s\b/iu.test(sentence.text) &&
      !sentence.tokens.slice(1).some(({ text }) => /^\p{Lu}\p{Ll}{2}/u.test(text)),
  )
  if (!found) return undefined
  return suggestion(
    context,
    'show',
    7,
    found,
    (quote) => `You could send ${quote} to any company. Name one thing that only this company makes or does.`,
  )
}

/** Advertising without facts: the sentence with the most worn phrases and no figure. */
export const whatItDoes: Suggester = (context) => {
  const { prose, purpose, marks } = context
  if (purpose !== 'selling') return undefined
  const load = ({ start, end }: { start: number; end: number }) =>
    marks.filter((mark) => mark.name === 'worn' && mark.start < end && start < mark.end).length
  const [worst] = prose
    .filter((sentence) => !isExact(sentence) && load(sentence) > 0 && !sentence.text.endsWith('?'))
    .toSorted((one, other) => load(other) - load(one))
  if (!worst) return undefined
  return suggestion(
    context,
    'reason',
    9,
    worst,
    (quote) =>
      `After ${quote} the reader still does not know what the product does. Name one job that it does, with a verb and a number.`,
  )
}

/** Three or more calls to action in one sales text. */
export const oneCall: Suggester = (context) => {
  const { prose, purpose } = context
  if (purpose !== 'selling') return undefined
  const calls = prose.filter(({ text }) =>
    /\b(?:sign up|contact us|order|call|book|get \d|hurry|visit|click|subscribe|join|waiting for|buy)\b/iu.test(text),
  )
  const last = calls.at(-1)
  if (!last || calls.length < 3) return undefined
  const many = numberWord(calls.length)
  return suggestion(
    context,
    'cut',
    7,
    last,
    (quote) => `You ask the reader to act in ${many} places, the last time in ${closed(quote)} Keep one of them.`,
  )
}
