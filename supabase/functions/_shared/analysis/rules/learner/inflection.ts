import type { Mark, Rule, Sentence, Token } from '../../parse/document.ts'
import { listedAs, toInfinitive } from '../../parse/inflect.ts'
import { areTogether, isTagged, wordSet } from '../../parse/query.ts'
import { BASES, isIrregularPast, thirdOf } from '../../words/verbs.ts'

const DO = wordSet("don't doesn't didn't dont doesnt didnt")
const MODALS = wordSet('can could will would should must might can’t couldn’t won’t wouldn’t shouldn’t cannot')
const BEFORE_TO = wordSet('has had want wants wanted need needs needed able going try tries tried decide decided')
const SUBJECTS = wordSet('i you he she it we they who people')
const ADVERBS = wordSet('not never also always already often only really just easily even still')

/** The base of a verb in the past or the third person; undefined unless the form is in the word list. */
function baseOfInflected(token: Token | undefined): string | undefined {
  if (!token || !isTagged(token, 'Verb') || !/^[a-z]{4,}(?:ed|s)$/u.test(token.lower)) return undefined
  if (!/^(?:PastTense|PresentTense)$/u.test(listedAs(token.lower)) || BASES.has(token.lower)) return undefined
  const base = toInfinitive(token.lower)
  return base === token.lower ? undefined : base
}

/** "Doesn't closes", "we will stimulated", "has to reduced": after such words the verb stays in its base form. */
function* afterHelpers({ tokens }: Sentence): Generator<Mark> {
  for (const [at, helper] of tokens.entries()) {
    let next = at + 1
    while (ADVERBS.has(tokens[next]?.lower ?? '')) next += 1
    const verb = tokens[next]
    const base = helper.isQuoted || !areTogether(tokens[next - 1], verb) ? undefined : baseOfInflected(verb)
    if (!verb || base === undefined) continue
    const before = tokens[at - 1]?.lower ?? ''
    const isPast = verb.lower.endsWith('ed')
    const isAfterModal = MODALS.has(helper.lower.replace("'", '’')) && SUBJECTS.has(before)
    const isAfterTo = helper.lower === 'to' && next === at + 1 && BEFORE_TO.has(before) && isPast
    if (!DO.has(helper.lower) && !isAfterModal && !isAfterTo) continue
    yield {
      start: helper.start,
      end: verb.end,
      reason: `After "${helper.text}", use the base form of the verb.`,
      advice: isPast && !DO.has(helper.lower) ? `Write "${base}" or "be ${verb.lower}".` : `Write "${base}".`,
    }
  }
}

const OPENERS = wordSet('and but so because that when if while although then where')
const SINGULAR_SUBJECTS = wordSet('he she everyone everybody somebody someone nobody')
const ONE = wordSet('the a an this that my your his her our their every each')
/** After these words the base form is right: "let him go", "I suggest that he go", "did he go". */
const BLOCKING = wordSet(
  'if though unless till until let lets make makes made help helps helped see saw hear heard watch watched do does did don’t doesn’t didn’t suggest suggests suggested recommend recommended demand demanded insist insisted ask asked require requires required necessary essential important lest may might can could will would shall should must to or and had have has than why how',
)
const NO_VERB = wordSet(
  'like welcome beware please thank dare need be become come own mean open close complete clean present perfect content secret live back total set put cut read let hit hurt cost spread shut split burst cast quit bet bid rid beat run overcome',
)

/** "The professor explain", "she travel": a person and a verb whose base form the word list knows. */
function* subjects({ tokens }: Sentence): Generator<Mark> {
  for (const [at, subject] of tokens.entries()) {
    const [before, opener] = [tokens[at - 1], tokens[at - 2]]
    const verb = tokens[at + 1]
    if (!verb || subject.isQuoted || !areTogether(subject, verb) || !/^[a-z]{3,}$/u.test(verb.text)) continue
    if (!isTagged(verb, 'Infinitive') || (listedAs(verb.lower) !== 'Infinitive' && !BASES.has(verb.lower))) continue
    if (NO_VERB.has(verb.lower) || isIrregularPast(verb.lower) || isTagged(tokens[at + 2], 'PastTense', 'Copula'))
      continue
    const opens = (word: Token | undefined) =>
      word === undefined || /[,;:]/u.test(word.after) || OPENERS.has(word.lower)
    const isPerson = SINGULAR_SUBJECTS.has(subject.lower) && opens(before)
    const isNoun =
      isTagged(subject, 'Actor') &&
      isTagged(subject, 'Singular') &&
      !isTagged(subject, 'Plural', 'ProperNoun') &&
      ONE.has(before?.lower ?? '') &&
      opens(opener)
    if (!isPerson && !isNoun) continue
    const from = isPerson ? at : at - 1
    if (tokens.slice(Math.max(0, from - 6), from).some(({ lower }) => BLOCKING.has(lower.replace("'", '’')))) continue
    yield {
      start: subject.start,
      end: verb.end,
      reason: 'The subject is one person, so the verb ends in "-s".',
      advice: `Write "${thirdOf(verb.lower)}".`,
    }
  }
}

/** Verb endings after words that leave no doubt. Ignores speech. */
export const inflection: Rule = {
  name: 'inflection',
  label: 'verb ending',
  weight: 5.9,
  section: 'grammar',
  check: ({ sentences }) => sentences.flatMap((sentence) => [...afterHelpers(sentence), ...subjects(sentence)]),
}
