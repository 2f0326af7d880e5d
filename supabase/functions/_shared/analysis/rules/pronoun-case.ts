import type { Rule, Token } from '../parse/document.ts'
import { areTogether, isTagged, wordSet, words } from '../parse/query.ts'

const OBJECT_FORMS = wordSet('me him her them us')
const BEFORE_OBJECT = wordSet('between for with to from about against without behind near')
const FINITE = wordSet('was were am is are had have has went did do got')

const isFinite = (token: Token | undefined) =>
  token !== undefined &&
  (FINITE.has(token.lower) || (isTagged(token, 'PastTense', 'PresentTense', 'Modal') && !isTagged(token, 'Gerund')))

/** "Me and Jonas went", "between you and I". Left alone in speech. */
export const pronounCase: Rule = {
  name: 'pronoun-case',
  label: 'form of the pronoun',
  weight: 6,
  section: 'grammar',
  check: function* (context) {
    for (const { token, previous, next, sentence, at } of words(context)) {
      if (token.isQuoted || token.lower !== 'and' || !previous || !next) continue
      if (!areTogether(previous, token) || !areTogether(token, next)) continue
      const third = sentence.tokens[at + 2]
      // "Me and Jonas went": the pair opens the sentence and a verb follows.
      const isFirst = at === 1 && OBJECT_FORMS.has(previous.lower) && isTagged(next, 'Noun')
      const verb = isTagged(next, 'Determiner', 'Possessive') ? sentence.tokens[at + 3] : third
      if (isFirst && previous.lower !== 'her' && isFinite(verb)) {
        yield {
          start: previous.start,
          end: verb?.end ?? next.end,
          reason: `"${previous.text}" cannot do anything; it is done to.`,
          advice: 'Take the other person away and listen: which form would stand alone?',
        }
      }
      // "My brother and me were": the pair opens the sentence the other way round.
      const isSecond = at <= 3 && OBJECT_FORMS.has(next.lower) && next.lower !== 'her' && isTagged(previous, 'Noun')
      const isOpening =
        isSecond &&
        sentence.tokens
          .slice(0, at)
          .every((word) => isTagged(word, 'Noun', 'Determiner', 'Possessive', 'Adjective') && !isTagged(word, 'Verb'))
      if (isOpening && third && areTogether(next, third) && isFinite(third)) {
        yield {
          start: sentence.start,
          end: third.end,
          reason: `"${next.text}" cannot do anything; it is done to.`,
          advice: 'Take the other person away and listen: which form would stand alone?',
        }
      }
      // "between you and I": the pair hangs on a preposition and ends there.
      const preposition = sentence.tokens[at - 2]
      const isLast = next.lower === 'i' && (third === undefined || /[,;.!?:]/u.test(next.after))
      if (isLast && preposition && BEFORE_OBJECT.has(preposition.lower)) {
        yield {
          start: preposition.start,
          end: next.end,
          reason: `After "${preposition.lower}" stands the form for the one it is done to.`,
          advice: `Write "${previous.text} and me".`,
        }
      }
    }
  },
}
