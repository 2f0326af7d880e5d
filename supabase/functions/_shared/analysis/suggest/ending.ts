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
    return suggestion(
      context,
      'cut',
      7,
      first,
      (quote) => `${quote} could end any essay. End with what should happen next: who should do it, and when?`,
    )
  }
  return suggestion(
    context,
    'cut',
    8,
    last,
    (quote) =>
      `Try to end earlier, after ${closed(quote)} The rest, from ${excerptOf(first.text, 40)} on, only explains the story.`,
  )
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
  return suggestion(
    context,
    'cut',
    6,
    found,
    (quote) => `${quote} explains what the other lines show. Read the poem once without it.`,
  )
}
