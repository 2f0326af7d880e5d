import type { Mark, Rule, Sentence, Token } from '../../parse/document.ts'
import { toInfinitive, toPlural, toThird } from '../../parse/inflect.ts'
import { areTogether, isTagged, wordSet } from '../../parse/query.ts'

const DO = wordSet("don't doesn't didn't dont doesnt didnt")
const MODALS = wordSet("can could will would should must might can't couldn't won't wouldn't shouldn't cannot")
const BEFORE_TO = wordSet(
  'have has had want wants wanted need needs needed able going try tries tried decide decided like',
)
const SUBJECTS = wordSet('i you he she it we they who people')
const ADVERBS = wordSet('not never also always already often only really just easily even still')
/** Words that are wrongly tagged as inflected verbs, or whose inflected and plain forms are the same. */
const NO_FORM = wordSet(
  'left found felt fell saw lay wound bound ground thought read cut put set let hit hurt cost spread shut split burst cast led rose was were is has had does did need discuss focus miss pass guess kiss press express access process address progress witness dress cross toss possess stress impress guess bless us perhaps always sometimes besides besides others yes thus lets used supposed born limited',
)

/** Whether a verb is in the past tense or the third person, and the form is unambiguous. */
function isInflected(token: Token | undefined): token is Token {
  if (!token || !isTagged(token, 'Verb') || isTagged(token, 'Gerund', 'Infinitive', 'Auxiliary', 'Modal', 'Copula'))
    return false
  if (NO_FORM.has(token.lower) || !/^[a-z]{3,}$/u.test(token.lower)) return false
  return isTagged(token, 'PastTense') || (isTagged(token, 'PresentTense') && /[^s]s$/u.test(token.lower))
}

function mark(from: Token, word: Token, right: string, reason: string): Mark {
  return { start: from.start, end: word.end, reason, advice: `Write "${right}".` }
}

/** "Doesn't closes", "we will stimulated", "have to reduced": after such words the verb stays in its plain form. */
function* afterHelpers({ tokens }: Sentence): Generator<Mark> {
  for (const [at, helper] of tokens.entries()) {
    let next = at + 1
    while (ADVERBS.has(tokens[next]?.lower ?? '')) next += 1
    const verb = tokens[next]
    if (helper.isQuoted || !isInflected(verb) || !areTogether(tokens[next - 1], verb)) continue
    const before = tokens[at - 1]
    const isAfterDo = DO.has(helper.lower)
    const isAfterModal = MODALS.has(helper.lower) && SUBJECTS.has(before?.lower ?? '')
    const isAfterTo =
      helper.lower === 'to' && next === at + 1 && BEFORE_TO.has(before?.lower ?? '') && isTagged(verb, 'PastTense')
    if (isAfterDo || isAfterModal || isAfterTo) {
      const right = toInfinitive(verb.lower)
      yield mark(helper, verb, right, `After "${helper.text}" the verb stays in its plain form.`)
    }
  }
}

const NUMBERS = wordSet(
  'two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty hundred',
)
const AFTER_NOUN = wordSet(
  'in on at of for to but with from by because when where if that which who are is was were will can could i you he she it we they and than every during without while so then',
)
const UNCOUNTED = wordSet(
  "percent per cent million billion thousand hundred dozen pm am foot head fish sheep deer aircraft series species people more less times o’clock o'clock something others euro yen yuan rupee pound odd plus or and straight running sharp year-old information advice homework",
)

const NUMBERED = wordSet(
  'page chapter part number room gate level step day week act scene grade year question line a an not',
)
const NOT_COUNTED = [
  'Plural',
  'ProperNoun',
  'Person',
  'Place',
  'Uncountable',
  'Value',
  'Adjective',
  'Pronoun',
  'Possessive',
]

/** "Eleven dumpling", "forty truck". Skips a noun before another noun, which may be part of a name or a measure. */
function* afterNumbers({ tokens }: Sentence): Generator<Mark> {
  for (const [at, number] of tokens.entries()) {
    const [noun, next, before] = [tokens[at + 1], tokens[at + 2], tokens[at - 1]]
    if (!noun || number.isQuoted || !NUMBERS.has(number.lower) || !areTogether(number, noun)) continue
    if (NUMBERED.has(before?.lower ?? '') || !isTagged(noun, 'Singular') || isTagged(noun, ...NOT_COUNTED)) continue
    if (UNCOUNTED.has(noun.lower) || !/^[a-z]{3,}$/u.test(noun.text) || noun.lower.endsWith('s')) continue
    const isLast =
      next === undefined || /^\s*[.,;!?:)]/u.test(noun.after) || (areTogether(noun, next) && AFTER_NOUN.has(next.lower))
    if (isLast)
      yield mark(
        number,
        noun,
        `${number.text} ${toPlural(noun.lower)}`,
        `After "${number.text}" the noun is in the plural.`,
      )
  }
}

const OPENERS = wordSet('and but so because that when if while although then where')
const PLURAL_SUBJECTS = wordSet('i we you they')
const SINGULAR_SUBJECTS = wordSet('he she everyone everybody somebody someone nobody')
const ONE = wordSet('the a an this that my your his her our their every each')
/** After these words the plain form is right: "let him go", "I suggest that he go", "did he go". */
const BLOCKING = wordSet(
  "let lets make makes made help helps helped see saw hear heard watch watched do does did don't doesn't didn't suggest suggests suggested recommend recommended demand demanded insist insisted ask asked require requires required necessary essential important lest may might can could will would shall should must to or and had have has than why how",
)
const NO_VERB = wordSet(
  'like welcome beware please thank dare need be become come own mean open close complete clean present perfect content secret live back total set put cut read let hit hurt cost spread shut split burst cast quit bet bid rid beat run overcome',
)

/** Whether a word is the subject of its clause, and one person: "she", "the professor". */
function isOnePerson(tokens: readonly Token[], at: number, opens: boolean): boolean {
  const isBlocked = (from: number) => tokens.slice(Math.max(0, from - 6), from).some(({ lower }) => BLOCKING.has(lower))
  const [subject, determiner, start] = [tokens[at], tokens[at - 1], tokens[at - 2]]
  if (opens && SINGULAR_SUBJECTS.has(subject?.lower ?? '')) return !isBlocked(at)
  if (!isTagged(subject, 'Actor') || !isTagged(subject, 'Singular') || isTagged(subject, 'Plural', 'ProperNoun'))
    return false
  const isAlone = start === undefined || /[,;:]/u.test(start.after) || OPENERS.has(start.lower)
  return ONE.has(determiner?.lower ?? '') && isAlone && !isBlocked(at - 1)
}

/** "The professor need", "we says", "the plumber come". */
function* subjects({ tokens }: Sentence): Generator<Mark> {
  for (const [at, subject] of tokens.entries()) {
    const before = tokens[at - 1]
    const opens = before === undefined || /[,;:]/u.test(before.after) || OPENERS.has(before.lower)
    let next = at + 1
    while (/^(?:also|always|often|really|never|usually|sometimes)$/u.test(tokens[next]?.lower ?? '')) next += 1
    const verb = tokens[next]
    if (!verb || subject.isQuoted || !areTogether(tokens[next - 1], verb) || !/^[a-z]{3,}$/u.test(verb.text)) continue
    const isPlain =
      isTagged(verb, 'Infinitive') &&
      !isTagged(verb, 'PastTense', 'Modal', 'Auxiliary', 'Gerund') &&
      !NO_VERB.has(verb.lower) &&
      !isTagged(tokens[next + 1], 'PastTense', 'Copula')
    if (
      opens &&
      PLURAL_SUBJECTS.has(subject.lower) &&
      isTagged(verb, 'PresentTense') &&
      isInflected(verb) &&
      !isTagged(verb, 'Noun')
    ) {
      yield mark(subject, verb, toInfinitive(verb.lower), `"${subject.text}" does not go with "${verb.text}".`)
    } else if (isPlain && isOnePerson(tokens, at, opens)) {
      const reason = `"${subject.text}" is one person and does not go with "${verb.text}".`
      yield mark(subject, verb, toThird(verb.lower), reason)
    }
  }
}

/** Superfluous or missing endings after words that leave no doubt. Ignores speech. */
export const inflection: Rule = {
  name: 'inflection',
  label: 'ending',
  weight: 5.9,
  section: 'grammar',
  check: ({ sentences }) =>
    sentences.flatMap((sentence) => [...afterHelpers(sentence), ...afterNumbers(sentence), ...subjects(sentence)]),
}
