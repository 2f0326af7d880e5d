import type { Mark, Rule, Sentence, Token } from '../parse/document.ts'
import { hasSpeech, isTagged, wordSet } from '../parse/query.ts'
import { AUXILIARIES, BE } from '../words/lists.ts'

type Tense = 'past' | 'present'

const THIRD = wordSet('he she it')
const PLURAL = wordSet('they we you i')
/** Words that explain why a sentence has another tense than its neighbours. */
const OTHER_TIME = wordSet(
  "when once ago yesterday last never always now still today since before after had has have have been will would used that who which whose if because what where how every often usually sometimes remember think know suppose believe until earlier first can't can may might must isn't aren't nowadays ever",
)
const MIN_CLASSIFIED = 6
const MIN_SHARE = 0.75
const MAX_DRIFT_SENTENCES = 2

/** The tense of a finite verb right after its subject; undefined if the form is ambiguous. */
function tenseOf(subject: Token, verb: Token): Tense | undefined {
  if (!isTagged(verb, 'Verb') || isTagged(verb, 'Gerund', 'Auxiliary') || AUXILIARIES.has(verb.lower)) return undefined
  const { lower } = verb
  if (lower === 'was' || lower === 'were') return 'past'
  if (lower === 'is' || lower === 'are' || lower === 'am') return 'present'
  if (isTagged(verb, 'PastTense')) return 'past'
  const isThird = THIRD.has(subject.lower) || isTagged(subject, 'Person', 'Singular')
  if (isTagged(verb, 'PresentTense') && isThird && /[^s]s$/u.test(lower)) return 'present'
  if (isTagged(verb, 'PresentTense', 'Infinitive') && PLURAL.has(subject.lower)) return 'present'
  return undefined
}

function isSubject(token: Token): boolean {
  return (
    THIRD.has(token.lower) ||
    PLURAL.has(token.lower) ||
    (isTagged(token, 'Noun') && !isTagged(token, 'Possessive', 'Pronoun', 'Date', 'Value'))
  )
}

/** The tenses of a sentence's finite verbs, as far as they are clear. */
function tensesOf(sentence: Sentence): Tense[] {
  const tenses: Tense[] = []
  for (const [at, subject] of sentence.tokens.entries()) {
    let next = sentence.tokens[at + 1]
    if (isTagged(next, 'Adverb')) next = sentence.tokens[at + 2]
    if (!next || subject.isQuoted || next.isQuoted || !isSubject(subject)) continue
    const tense = tenseOf(subject, next)
    if (tense) tenses.push(tense)
  }
  return tenses
}

/** Whether a sentence is a clear case: a plain subject, an action, and no word that explains another tense. */
function isPlainAction({ tokens }: Sentence): boolean {
  const [subject, verb] = tokens
  if (!subject || !verb || tokens.some(({ lower }) => OTHER_TIME.has(lower) || lower.includes("'"))) return false
  const isPerson = THIRD.has(subject.lower) || PLURAL.has(subject.lower) || isTagged(subject, 'Person', 'ProperNoun')
  return isPerson && !BE.has(verb.lower) && tenseOf(subject, verb) !== undefined
}

/** Sentences of a story that leave its main tense. Ignores speech and sentences with words such as "now". */
export const tenseDrift: Rule = {
  name: 'tense-drift',
  label: 'change of tense',
  weight: 9,
  section: 'grammar',
  check: ({ sentences, kind }) => {
    if (kind !== 'story') return []
    const told = sentences
      .filter((sentence) => !hasSpeech(sentence))
      .map((sentence) => ({ sentence, tenses: tensesOf(sentence) }))
      .filter(({ tenses }) => tenses.length > 0)
    const all = told.flatMap(({ tenses }) => tenses)
    if (all.length < MIN_CLASSIFIED) return []
    const past = all.filter((tense) => tense === 'past').length
    const main: Tense = past * 2 >= all.length ? 'past' : 'present'
    const share = (main === 'past' ? past : all.length - past) / all.length
    if (share < MIN_SHARE) return []
    const isOther = (place: number) => told[place]?.tenses.every((tense) => tense !== main) ?? false
    const marks: Mark[] = []
    for (let from = 0; from < told.length; from++) {
      if (!isOther(from)) continue
      let to = from
      while (isOther(to + 1)) to++
      // A longer stretch in another tense is intended.
      if (to - from < MAX_DRIFT_SENTENCES) {
        for (const { sentence } of told.slice(from, to + 1)) {
          if (!isPlainAction(sentence)) continue
          marks.push({
            start: sentence.start,
            end: sentence.end,
            reason: `The story is told in the ${main} tense, and this sentence leaves it.`,
            advice: `Put its verbs into the ${main}, unless the jump is meant; then make it longer, so that we notice.`,
          })
        }
      }
      from = to
    }
    return marks
  },
}
