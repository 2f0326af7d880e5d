import type { Mark, Rule, Token } from '../parse/document.ts'
import { areTogether, isTagged, wordSet, words } from '../parse/query.ts'

const SUBJECT_FORM: Readonly<Record<string, string>> = { me: 'I', him: 'he', her: 'she', them: 'they', us: 'we' }
const OBJECT_FORMS: ReadonlySet<string> = new Set(Object.keys(SUBJECT_FORM))
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
      const marked = (from: Token, to: Token, right: string): Mark => ({
        start: from.start,
        end: to.end,
        reason: 'Two people are the subject. Use the subject form of the pronoun.',
        advice: `Write "${right}".`,
        right,
      })
      // "Me and Jonas went": the pair opens the sentence and a verb follows.
      const isFirst = at === 1 && OBJECT_FORMS.has(previous.lower) && isTagged(next, 'Noun')
      const isNamed = isTagged(next, 'Determiner', 'Possessive')
      const last = isNamed ? third : next
      const verb = isNamed ? sentence.tokens[at + 3] : third
      if (isFirst && previous.lower !== 'her' && last && verb && isFinite(verb)) {
        const other = context.text.slice(next.start, last.end)
        const right = previous.lower === 'me' ? `${other} and I` : `${SUBJECT_FORM[previous.lower]} and ${other}`
        yield marked(previous, verb, `${right.charAt(0).toUpperCase()}${right.slice(1)} ${verb.text}`)
      }
      // "My brother and me were": the pair opens the sentence the other way round.
      const isSecond = at <= 3 && OBJECT_FORMS.has(next.lower) && next.lower !== 'her' && isTagged(previous, 'Noun')
      const isOpening =
        isSecond &&
        sentence.tokens
          .slice(0, at)
          .every((word) => isTagged(word, 'Noun', 'Determiner', 'Possessive', 'Adjective') && !isTagged(word, 'Verb'))
      const [first] = sentence.tokens
      if (isOpening && first && third && areTogether(next, third) && isFinite(third)) {
        yield marked(
          first,
          third,
          `${context.text.slice(first.start, token.end)} ${SUBJECT_FORM[next.lower]} ${third.text}`,
        )
      }
      // "between you and I": the pair hangs on a preposition and ends there.
      const preposition = sentence.tokens[at - 2]
      const isLast = next.lower === 'i' && (third === undefined || /[,;.!?:]/u.test(next.after))
      if (isLast && preposition && BEFORE_OBJECT.has(preposition.lower)) {
        yield {
          start: preposition.start,
          end: next.end,
          reason: `After "${preposition.lower}", use "me", not "I".`,
          advice: `Write "${previous.text} and me".`,
        }
      }
    }
  },
}
