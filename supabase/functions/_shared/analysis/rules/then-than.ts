import type { Rule, Token } from '../parse/document.ts'
import { areTogether, isTagged, wordSet, words } from '../parse/query.ts'

const COMPARED = wordSet(
  'i me you he him she her we us they them the a an my your his our their its any anyone anything ever it that this these those most usual before expected what others other people yours mine hers ours theirs',
)
const COMPARISONS = wordSet(
  'more less better worse rather other fewer older younger bigger smaller larger greater higher lower faster slower longer shorter stronger weaker easier harder later earlier richer poorer taller happier sadder nicer closer further farther colder warmer hotter deeper',
)

const isComparison = (token: Token | undefined) =>
  token !== undefined && (COMPARISONS.has(token.lower) || isTagged(token, 'Comparative'))

/** "then" after a comparison, "than" where time is meant. */
export const thenThan: Rule = {
  name: 'then-than',
  label: '"then" and "than"',
  weight: 5,
  section: 'grammar',
  check: function* (context) {
    for (const { token, previous, next, sentence, at } of words(context)) {
      if (token.lower === 'then' && next && previous && areTogether(previous, token) && areTogether(token, next)) {
        const isAfterPhrase =
          /^(?:this|that|it|me|you|him|her|us|them)$/u.test(previous.lower) &&
          /^(?:at|for|to|with|of)$/u.test(sentence.tokens[at - 2]?.lower ?? '') &&
          isComparison(sentence.tokens[at - 3])
        const compared = isComparison(previous) || isAfterPhrase
        // "It was later then that he spoke" is about time.
        if (
          !compared ||
          !(COMPARED.has(next.lower) || isTagged(next, 'Value')) ||
          (previous.lower === 'later' && next.lower !== 'i')
        )
          continue
        yield {
          start: (isAfterPhrase ? (sentence.tokens[at - 3] ?? previous) : previous).start,
          end: token.end,
          reason: '"Then" is about time. In a comparison use "than".',
          advice: 'Write "than".',
        }
      }
      if (
        token.lower === 'than' &&
        next &&
        (previous === undefined || /^(?:and|but|since|until|back)$/u.test(previous.lower)) &&
        isTagged(next, 'Pronoun', 'Determiner')
      ) {
        yield {
          start: token.start,
          end: token.end,
          reason: '"Than" is for comparing. For time use "then".',
          advice: 'Write "then".',
        }
      }
    }
  },
}
