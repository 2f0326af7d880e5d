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
  return suggestion(context, 'order', 9, request, (quote) => [
    `What you want comes after ${before} words: ${closed(quote)} Put it into the second sentence; the reasons can follow.`,
    `Move ${quote} to the top. Whoever reads it on a phone should see it without scrolling.`,
    `The reader waits ${before} words for ${closed(quote)} Say it first, and they will read the rest as its reason.`,
  ])
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
  return suggestion(context, 'show', 7, found, (quote) => [
    `${quote} could go to any firm. Name one thing that only this one makes or does, and why you noticed it.`,
    `Ask of ${quote} whether the firm next door could get the same sentence. If it could, put in one thing of theirs that you have used or seen.`,
    `A line that nobody else gets would do more than ${closed(quote)} Which product, which shop, which campaign of theirs do you know?`,
  ])
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
  return suggestion(context, 'reason', 9, worst, (quote) => [
    `The one change that would help most: say what it does. After ${quote} a reader knows how you feel about it, and not what happens when they press the first button.`,
    `After ${quote} nobody could explain the thing to a colleague. Take one job that it does, and tell it with a verb and a number.`,
    `Put one customer and one afternoon in place of ${closed(quote)} What took how long before, and how long now?`,
  ])
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
  return suggestion(context, 'cut', 7, last, (quote) => [
    `You ask the reader to act in ${many} places, the last time in ${closed(quote)} Keep one, and say what happens after the click.`,
    `Of ${many} calls to act, ${quote} among them, one is enough. The others sound like worry.`,
    `Choose: ${quote} is one of ${many} things that you ask for. A reader does one, or none.`,
  ])
}
