import type { Suggestion } from '../types.ts'
import { earlierBeginning, proofFirst } from './beginning.ts'
import { claimWithoutReason, otherSide, secondSubject, showIt } from './claims.ts'
import { explainingLine, laterEnd } from './ending.ts'
import { oneCall, requestFirst, toAnyone, whatItDoes } from './letters.ts'
import { onePass } from './one-pass.ts'
import { newParagraph } from './paragraphs.ts'
import { stepsAsList, warningFirst } from './steps.ts'
import type { SuggestContext, Suggester } from './suggest.ts'

const SUGGESTERS: readonly Suggester[] = [
  ...[onePass, requestFirst, whatItDoes, earlierBeginning, proofFirst, laterEnd, toAnyone, oneCall],
  ...[warningFirst, secondSubject, claimWithoutReason, stepsAsList, explainingLine, showIt, otherSide, newParagraph],
]

/** Suggested changes to the whole text, the most helpful first. */
export function suggestionsFor(context: SuggestContext): Suggestion[] {
  return SUGGESTERS.flatMap((suggest) => suggest(context) ?? []).toSorted((one, other) => other.weight - one.weight)
}
