import { closed } from '../compose/quote.ts'
import { isMarked, suggestion, type Suggester } from './suggest.ts'

const STEP =
  /(?:^|, |and |then )(?:then )?(install|set|click|open|run|restart|add|press|select|choose|enter|copy|download|remove|mix|stir|type|save|connect|plug|turn|wait|check|create|delete|roll|pour|bake|heat|fold)\b/iu

/** Instructions in running text that could be a list. */
export const stepsAsList: Suggester = (context) => {
  const { prose, kind } = context
  if (kind === 'story' || kind === 'poem' || kind === 'journal') return undefined
  const steps = prose.filter(({ text }) => STEP.test(text) && !/\b(?:we|i|they|he|she) /iu.test(text.slice(0, 12)))
  const block = steps.find((step, at) => steps[at + 1]?.block === step.block)?.block
  const own = steps.filter((step) => step.block === block)
  const first = own[0]
  if (block === undefined || !first) return undefined
  return suggestion(
    context,
    'order',
    6,
    first,
    (quote) =>
      `From ${quote} on, you give instructions. Write them as a numbered list, so that the reader can follow step by step.`,
  )
}

const WARNING =
  /\b(?:cannot be|must not|do not|never|make sure|back up|first, and|before you|be careful|not possible)\b/iu

/** A warning that comes after the steps it is about. */
export const warningFirst: Suggester = (context) => {
  const { prose, kind } = context
  if (kind === 'story' || kind === 'poem' || kind === 'journal') return undefined
  const steps = prose.filter(({ text }) => STEP.test(text))
  const block = steps.find((step, at) => steps[at + 1]?.block === step.block)?.block
  if (block === undefined) return undefined
  const late = prose.find((sentence) => sentence.block > block && WARNING.test(sentence.text))
  if (!late || isMarked(context, late, /^long-sentence$/u)) return undefined
  return suggestion(
    context,
    'order',
    7,
    late,
    (quote) => `The warning comes after the steps: ${closed(quote)} Put it before the first step.`,
  )
}
