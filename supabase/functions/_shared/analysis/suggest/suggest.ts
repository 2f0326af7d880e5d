import { quoted, shortened } from '../compose/quote.ts'
import type { Mark, Range, RuleContext, Sentence } from '../parse/document.ts'
import { hasSpeech, isTagged } from '../parse/query.ts'
import type { Strength, Suggestion } from '../types.ts'
import { CONCRETE_NOUNS } from '../words/concrete.ts'

/** The text with its marks and strength, from which suggestions are made. */
export interface SuggestContext extends RuleContext {
  readonly marks: readonly (Mark & { readonly name: string; readonly section: string })[]
  readonly strength: Strength | undefined
  /** Sentences of the main text, without title, lists, greeting, farewell and fragments (`proseOf`). */
  readonly prose: readonly Sentence[]
}

/** Looks for one kind of change; returns undefined if the text does not need it. */
export type Suggester = (context: SuggestContext) => Suggestion | undefined

const FRAME =
  /^(?:dear|hi|hello|hey|to whom|p\.?s\.?|best|kind|yours|regards|sincerely|thanks|thank you|cheers|love)\b/iu

/** Leaves out the title, lists, short greetings and farewells, and fragments of fewer than three words (signatures). */
export function proseOf({ sentences, blocks }: RuleContext): Sentence[] {
  return sentences.filter(({ block, words, text }) => {
    const own = blocks[block]
    if (!own || own.isListItem) return false
    const isTitle = block === 0 && blocks.length > 1 && own.text.length < 70 && !/[.,:]$/u.test(own.text)
    return !isTitle && !(FRAME.test(text) && words < 8) && words >= 3
  })
}

/** Creates a suggestion with the writer's words quoted. */
export function suggestion(
  { text }: RuleContext,
  type: Suggestion['type'],
  weight: number,
  { start, end }: Range,
  say: (quote: string) => string,
): Suggestion {
  const quote = quoted(shortened(text.slice(start, end)))
  return { type, weight, start, end, said: say(quote) }
}

const EXACT =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand)\b/iu

/** Whether a sentence has a figure. */
export const isExact = ({ text }: Sentence) => EXACT.test(text)

/** Whether a sentence has something specific: a figure, a name, speech, or two concrete things. */
export function isConcrete(sentence: Sentence): boolean {
  if (isExact(sentence) || hasSpeech(sentence)) return true
  const named = sentence.tokens.slice(1).some((token) => /^\p{Lu}\p{Ll}/u.test(token.text) && !isTagged(token, 'Date'))
  const things = sentence.tokens.filter(
    ({ lower }) => CONCRETE_NOUNS.has(lower.replace(/s$/u, '')) || CONCRETE_NOUNS.has(lower),
  )
  return named || things.length >= 2
}

/** Whether a mark of a matching rule overlaps a place. */
export const isMarked = ({ marks }: SuggestContext, { start, end }: Range, rule: RegExp) =>
  marks.some((mark) => rule.test(mark.name) && mark.start < end && start < mark.end)

/** Words of the text before a sentence. */
export const wordsBefore = ({ sentences }: RuleContext, sentence: Sentence) =>
  sentences.slice(0, sentence.index).reduce((sum, { words }) => sum + words, 0)
