import type { Sentence } from '../parse/document.ts'
import { closed, excerptOf } from '../compose/quote.ts'
import { isConcrete, suggestion, type Suggester, type SuggestContext } from './suggest.ts'

const FAREWELL =
  /\b(?:hope you (?:liked|enjoyed|like|enjoy)|that['’]?s (?:all|my story|it for)|the end[.!]*$|thank(?:s| you) for reading)/iu
const MORAL =
  /\b(?:learn(?:ed|t) (?:my|a|an|that) (?:\w+ )?lesson|the moral of|everything happens for a reason|we should all|let['’]?s all|always remember|never give up|at the end of the day|from that day (?:on|forward)|i will never forget|the (?:worst|best) day of my life)\b/iu

const isAfterthought = ({ text }: Sentence) => FAREWELL.test(text) || MORAL.test(text)

/** The last sentences that only tell the reader what to think. */
function tailOf({ prose }: SuggestContext): Sentence[] {
  let from = prose.length
  while (from > 1 && prose[from - 1] && isAfterthought(prose[from - 1] as Sentence)) from--
  return prose.slice(from)
}

/** A text that continues after its end with a moral or a word to the audience. */
export const laterEnd: Suggester = (context) => {
  const { kind, purpose, prose } = context
  if (kind === 'email' || purpose) return undefined
  const tail = tailOf(context)
  const first = tail[0]
  const last = first && prose[prose.indexOf(first) - 1]
  if (!first || !last) return undefined
  if (kind === 'essay') {
    return suggestion(context, 'cut', 7, first, (quote) => [
      `${quote} could close any essay. Close this one with what you want done: by whom, and from which day.`,
      `End on something to do, not on ${closed(quote)} Who should change what tomorrow?`,
      `Cut ${quote} and see what stands last then. If it is no end yet, say what follows from your best figure.`,
    ])
  }
  return suggestion(context, 'cut', 8, last, (quote) => [
    `The end is earlier: ${closed(quote)} After it you tell us what to think of the story; stop there and let us.`,
    `Try stopping after ${closed(quote)} What follows, from ${excerptOf(first.text, 40)} on, explains what we have just seen.`,
    `Cut from ${excerptOf(first.text, 40)} to the end. ${quote} is a better last line, because something happens in it.`,
  ])
}

const EXPLAINS =
  /^(?:and |but )?i (?:feel|felt|don['’]t know|do not know|know|knew|understand|understood|reali[sz]ed?|miss|missed|guess|suppose)\b/iu

/** A line of a poem that explains what the others show. */
export const explainingLine: Suggester = (context) => {
  const { kind, sentences, text } = context
  if (kind !== 'poem') return undefined
  const at = text
    .split('\n')
    .findIndex(
      (line, place) =>
        place > 2 && /(?:^|[.!?] )I (?:feel|felt|don['’]t know|know|knew|understand|reali[sz]e|miss)\b/u.test(line),
    )
  const found = sentences.find(
    (sentence) => EXPLAINS.test(sentence.text) && sentence.index > 1 && !isConcrete(sentence),
  )
  if (at < 0 || !found) return undefined
  return suggestion(context, 'cut', 6, found, (quote) => [
    `${quote} explains what the lines around it show. Read the poem once without it.`,
    `Take out ${quote} for a day. If the poem says it anyway, it can stay out.`,
    `The things in this poem speak; at ${quote} you speak for them. Try the stanza without that line.`,
  ])
}
