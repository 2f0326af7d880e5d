import { closed } from '../compose/quote.ts'
import { suggestion, type Suggester } from './suggest.ts'

const LONG_WORDS = 110
const TURN =
  /^(?:then|later|after|but|however|so|when|next|in the end|finally|one day|at first|suddenly|meanwhile|on the other hand|the next)\b/iu

/** A long paragraph, and the place nearest to its middle where something new begins. */
export const newParagraph: Suggester = (context) => {
  const { prose, blocks, kind } = context
  if (kind === 'poem') return undefined
  for (const block of blocks) {
    const own = prose.filter((sentence) => sentence.block === block.index)
    const total = own.reduce((sum, { words }) => sum + words, 0)
    if (total < LONG_WORDS || own.length < 5) continue
    const middle = (block.start + block.end) / 2
    const distance = ({ start }: { start: number }) => Math.abs(start - middle)
    const [turn] = own
      .slice(1)
      .filter(({ text }) => TURN.test(text))
      .toSorted((one, other) => distance(one) - distance(other))
    if (!turn) continue
    return suggestion(
      context,
      'order',
      5,
      turn,
      (quote) =>
        `Start a new paragraph at ${closed(quote)} The paragraph has ${total} words, and something new begins there.`,
    )
  }
  return undefined
}
