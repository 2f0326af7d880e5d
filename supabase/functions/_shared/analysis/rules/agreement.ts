import type { Mark, Rule, Sentence, Token } from '../parse/document.ts'
import { listedAs } from '../parse/inflect.ts'
import { areTogether, isTagged, wordSet } from '../parse/query.ts'
import { AUXILIARIES } from '../words/lists.ts'
import { PLURALS as SEVERAL, SINGULARS } from '../words/nouns.ts'

const THIRD = wordSet('he she it')
const PLURALS = wordSet('they we you')
const PLURAL_VERBS = wordSet("don't have haven't do are aren't")
const SINGULAR_VERBS = wordSet("was wasn't is isn't has hasn't does doesn't")
const DETERMINERS = wordSet('the my your his her our their these those this that its')
const CLAUSE_OPENERS = wordSet('but because so that when while and until since although though where why how then')
const COLLECTIVE = wordSet(
  'police people staff team family crew band group government committee majority number rest pair couple lot public class jury army crowd company club council half data media faculty audience cattle poultry youth young couple strata others',
)
const NOT_PLURAL = wordSet(
  'news physics mathematics maths economics politics series species means headquarters gallows measles mumps thanks rest glasses united states netherlands lens bus gas times',
)

const BLOCKING = wordSet(
  'if wish wished wishes suppose though insist insisted suggest suggested demand demanded recommend recommended lest',
)

function isFree(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 5), at)
  return !before.some(({ lower, isQuoted }) => AUXILIARIES.has(lower) || BLOCKING.has(lower) || isQuoted)
}

const startsClause = (tokens: readonly Token[], at: number) => {
  const previous = tokens[at - 1]
  if (previous === undefined || /[,;:—–]/u.test(previous.after) || CLAUSE_OPENERS.has(previous.lower)) return true
  // "Yesterday the neighbours …"
  return at === 1 && isTagged(previous, 'Date', 'Adverb')
}

const PAIRS = "was:were wasn't:weren't is:are isn't:aren't has:have hasn't:haven't does:do doesn't:don't"
  .split(' ')
  .map((pair) => pair.split(':') as [one: string, several: string])
const OTHER_FORM = new Map(PAIRS.flatMap(([one, several]) => [[one, several] as const, [several, one] as const]))

/** Whether the word list knows a word as a plural; the tagger alone takes too many words for one. */
const isPluralNoun = (word: string) =>
  !NOT_PLURAL.has(word) &&
  !COLLECTIVE.has(word) &&
  (SINGULARS.has(word) || listedAs(word) === 'Plural' || /(?:[eo]rs|ists|ments|tions|ities|ies)$/u.test(word))
const isSingularNoun = (word: string) => !COLLECTIVE.has(word) && (SEVERAL.has(word) || listedAs(word) === 'Singular')

function markFor(subject: Token, verb: Token, isPlural: boolean): Mark {
  return {
    start: subject.start,
    end: verb.end,
    reason: `"${subject.text}" is ${isPlural ? 'plural' : 'singular'}, so the verb must be ${isPlural ? 'plural' : 'singular'} too.`,
    advice: `Write "${subject.text} ${OTHER_FORM.get(verb.lower) ?? verb.text}".`,
  }
}

function* pronounsIn({ tokens }: Sentence): Generator<Mark> {
  for (const [at, subject] of tokens.entries()) {
    const verb = tokens[at + 1]
    if (!verb || subject.isQuoted || !areTogether(subject, verb) || !isFree(tokens, at)) continue
    const previous = tokens[at - 1]
    const isPaired =
      previous !== undefined && /^(?:and|or|nor|of)$/u.test(previous.lower) && !startsClause(tokens, at - 1)
    if (THIRD.has(subject.lower) && PLURAL_VERBS.has(verb.lower) && !isPaired && startsClause(tokens, at)) {
      yield markFor(subject, verb, false)
    }
    if (PLURALS.has(subject.lower) && SINGULAR_VERBS.has(verb.lower) && startsClause(tokens, at))
      yield markFor(subject, verb, true)
  }
}

/** "We walked for hours and the views was": the "and" joins two sentences, not two subjects. */
function isNewClause(tokens: readonly Token[], at: number, noun: Token): boolean {
  if (!isTagged(noun, 'Plural') || /^(?:between|among)$/u.test(tokens[0]?.lower ?? '')) return false
  return tokens.slice(0, at).some((token) => isTagged(token, 'PastTense', 'PresentTense', 'Copula'))
}

function* nounsIn({ tokens }: Sentence): Generator<Mark> {
  // "The boats and the raft was", "Tom and the driver have": more than one subject.
  let hasSeveral = false
  for (const [at, first] of tokens.entries()) {
    hasSeveral ||= first.lower === 'and' || first.lower === 'or'
    const start = /^(?:all|both)$/u.test(first.lower) ? at + 1 : at
    const determiner = tokens[start]
    // One adjective may come before the noun: "the old houses was".
    const place =
      isTagged(tokens[start + 1], 'Adjective') && !isTagged(tokens[start + 1], 'Noun') ? start + 2 : start + 1
    const [noun, verb] = [tokens[place], tokens[place + 1]]
    if (!determiner || !noun || !verb || determiner.isQuoted || !DETERMINERS.has(determiner.lower)) continue
    if (!areTogether(tokens[place - 1], noun) || !areTogether(noun, verb) || !isFree(tokens, at)) continue
    if (!startsClause(tokens, at) || /^\p{Lu}/u.test(noun.text)) continue
    if (hasSeveral && !isNewClause(tokens, at, noun)) return
    if (isPluralNoun(noun.lower) && SINGULAR_VERBS.has(verb.lower)) yield markFor(noun, verb, true)
    if (
      isSingularNoun(noun.lower) &&
      tokens[at - 1]?.lower !== 'since' &&
      /^(?:have|haven't|are|aren't|don't)$/u.test(verb.lower) &&
      !/^(?:these|those)$/u.test(determiner.lower)
    )
      yield markFor(noun, verb, false)
  }
}

/** A subject and the verb next to it that differ in number. Ignores speech. */
export const agreement: Rule = {
  name: 'agreement',
  label: 'singular or plural verb',
  weight: 7,
  section: 'grammar',
  check: ({ sentences }) => sentences.flatMap((sentence) => [...pronounsIn(sentence), ...nounsIn(sentence)]),
}
