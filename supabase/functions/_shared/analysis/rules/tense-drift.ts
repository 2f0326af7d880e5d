import type { Mark, Rule, Sentence, Token } from '../parse/document.ts'
import { toInfinitive } from '../parse/inflect.ts'
import { hasSpeech, isTagged, wordSet } from '../parse/query.ts'
import { BE } from '../words/lists.ts'

type Tense = 'past' | 'present'

const THIRD = wordSet('he she it')
const PLURAL = wordSet('they we i')
const PERSONS = wordSet('i he she we')
/** Words that explain why a sentence has another tense than its neighbours. */
const OTHER_TIME = wordSet(
  "when once ago yesterday last never always now still today since before after had has have have been will would used that who which whose if because what where how every often usually sometimes remember think know suppose believe until earlier first can't can may might must isn't aren't nowadays ever",
)
/** Words that tell what is so at all times, or now. */
const ALWAYS = wordSet(
  'always still now today never often usually sometimes every each nowadays generally remember think suppose believe know',
)
/** Verbs that tell what is so rather than what happens. */
const STATES = wordSet(
  'ask belong believe call contain cost depend doubt exist feel have hate hope keep know lie like live look love matter mean need own play remember say seem smell sound stand suppose taste teach tell think understand want wish wonder work',
)
const DEFINITE = wordSet('the my your his her our their its this that these those it him them me us')
const MIN_DEEDS = 2
const MIN_CLASSIFIED = 6
const MIN_SHARE = 0.75
const MAX_DRIFT_SENTENCES = 2
/** A longer stretch is a scene of its own, told in its own tense. */
const MAX_STRETCH = 8

/** The tense of a finite verb right after its subject; undefined if the form is ambiguous. */
function tenseOf(subject: Token, verb: Token): Tense | undefined {
  if (!isTagged(verb, 'Verb') || isTagged(verb, 'Gerund', 'Auxiliary', 'Modal')) return undefined
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

interface Told {
  readonly subject: string
  readonly verb: string
  readonly tense: Tense
  /** Whether it is done to, or at, something told of before, unlike "she bakes cakes". */
  readonly isDefinite: boolean
}

/** The finite verbs of a sentence whose tense is clear. */
function toldIn(sentence: Sentence): Told[] {
  const verbs: Told[] = []
  for (const [at, subject] of sentence.tokens.entries()) {
    const place = isTagged(sentence.tokens[at + 1], 'Adverb') ? at + 2 : at + 1
    const next = sentence.tokens[place]
    if (!next || subject.isQuoted || next.isQuoted || !isSubject(subject)) continue
    const tense = tenseOf(subject, next)
    const isDefinite = sentence.tokens.slice(place + 1, place + 5).some(({ lower }) => DEFINITE.has(lower))
    if (tense) verbs.push({ subject: subject.lower, verb: next.lower, tense, isDefinite })
  }
  return verbs
}

/** Whether a sentence is a clear case: a plain subject, an action, and no word that explains another tense. */
function isPlainAction({ tokens }: Sentence): boolean {
  const [subject, verb] = tokens
  if (!subject || !verb || tokens.some(({ lower }) => OTHER_TIME.has(lower) || lower.includes("'"))) return false
  const isPerson = THIRD.has(subject.lower) || PLURAL.has(subject.lower) || isTagged(subject, 'Person', 'ProperNoun')
  return isPerson && !BE.has(verb.lower) && tenseOf(subject, verb) !== undefined
}

/** Whether people of the story act in the present, as they did in the past before: at least one by "I", "he" or "she". */
function isAct(verbs: readonly Told[], known: ReadonlySet<string>): boolean {
  const deeds = verbs.filter(
    ({ subject, verb, isDefinite }) =>
      isDefinite && (PERSONS.has(subject) || known.has(subject)) && !BE.has(verb) && !STATES.has(toInfinitive(verb)),
  )
  return deeds.length >= MIN_DEEDS && deeds.some(({ subject }) => PERSONS.has(subject))
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
      .map((sentence) => ({ sentence, verbs: toldIn(sentence) }))
      .filter(({ verbs }) => verbs.length > 0)
    const all = told.flatMap(({ verbs }) => verbs)
    if (all.length < MIN_CLASSIFIED) return []
    const past = all.filter(({ tense }) => tense === 'past').length
    const main: Tense = past * 2 >= all.length ? 'past' : 'present'
    const share = (main === 'past' ? past : all.length - past) / all.length
    const isAll = (place: number, isMain: boolean) =>
      told[place]?.verbs.every(({ tense }) => (tense === main) === isMain) ?? false
    const marks: Mark[] = []
    const mark = ({ start, end }: Sentence, advice: string) =>
      marks.push({ start, end, reason: `The story is in the ${main} tense. This sentence is not.`, advice })
    for (let from = 0; from < told.length; from++) {
      if (!isAll(from, false)) continue
      let to = from
      while (isAll(to + 1, false)) to++
      const stretch = told.slice(from, to + 1)
      const [first] = stretch
      const known = new Set(told.slice(0, from).flatMap(({ sentence }) => sentence.tokens.map(({ lower }) => lower)))
      const isTimeless = stretch.some(({ sentence }) => sentence.tokens.some(({ lower }) => ALWAYS.has(lower)))
      if (share >= MIN_SHARE && stretch.length <= MAX_DRIFT_SENTENCES) {
        for (const { sentence } of stretch.filter(
          (one) => isPlainAction(one.sentence) && one.verbs.some(({ isDefinite }) => isDefinite),
        )) {
          mark(sentence, `Use the ${main} tense here, too.`)
        }
      } else if (
        first &&
        main === 'past' &&
        stretch.length <= MAX_STRETCH &&
        isAll(from - 1, true) &&
        isAll(to + 1, true) &&
        !isTimeless
      ) {
        // What comes before and after is in the past: few writers mean that.
        if (
          isAct(
            stretch.flatMap(({ verbs }) => verbs),
            known,
          )
        ) {
          mark(first.sentence, 'From here on you use the present, then the past again. Use one tense.')
        }
      }
      from = to
    }
    return marks
  },
}
