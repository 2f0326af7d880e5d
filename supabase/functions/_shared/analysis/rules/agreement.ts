import type { Mark, Rule, Sentence, Token } from '../parse/document.ts'
import { areTogether, isTagged, wordSet } from '../parse/query.ts'
import { AUXILIARIES } from '../words/lists.ts'

const THIRD = wordSet('he she it')
const PLURALS = wordSet('they we you')
const PLURAL_VERBS = wordSet("don't have haven't do are aren't")
const SINGULAR_VERBS = wordSet("was wasn't is isn't has hasn't does doesn't")
const DETERMINERS = wordSet('the my your his her our their these those this that its')
const CLAUSE_OPENERS = wordSet('but because so that when while and until since although though where why how then')
const COLLECTIVE = wordSet(
  'police people staff team family crew band group government committee majority number rest pair couple lot public class jury army crowd company club council half data media faculty audience cattle poultry youth young',
)
const NOT_PLURAL = wordSet(
  'news physics mathematics maths economics politics series species means headquarters gallows measles mumps thanks rest glasses united states netherlands',
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

function markFor(subject: Token, verb: Token): Mark {
  const other = OTHER_FORM.get(verb.lower)
  return {
    start: subject.start,
    end: verb.end,
    reason: `"${subject.text}" and "${verb.text}" do not agree: one counts one, the other several.`,
    advice: other ? `Write "${subject.text} ${other}".` : 'Make both singular or both plural.',
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
      yield markFor(subject, verb)
    }
    if (PLURALS.has(subject.lower) && SINGULAR_VERBS.has(verb.lower) && startsClause(tokens, at))
      yield markFor(subject, verb)
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
  for (const [at, determiner] of tokens.entries()) {
    hasSeveral ||= determiner.lower === 'and' || determiner.lower === 'or'
    const noun = tokens[at + 1]
    const verb = tokens[at + 2]
    if (!noun || !verb || determiner.isQuoted || !DETERMINERS.has(determiner.lower)) continue
    if (!areTogether(determiner, noun) || !areTogether(noun, verb) || !isFree(tokens, at)) continue
    if (!startsClause(tokens, at) || COLLECTIVE.has(noun.lower) || NOT_PLURAL.has(noun.lower)) continue
    if (hasSeveral && !isNewClause(tokens, at, noun)) return
    const isPlural = isTagged(noun, 'Plural') && /[^su]s$/u.test(noun.lower)
    if (isPlural && SINGULAR_VERBS.has(verb.lower)) yield markFor(noun, verb)
    const isSingular =
      isTagged(noun, 'Singular') && !isTagged(noun, 'Plural', 'Person', 'Possessive') && !noun.lower.endsWith('s')
    if (isSingular && /^(?:have|haven't|are|aren't|don't)$/u.test(verb.lower)) yield markFor(noun, verb)
  }
}

/** A subject and the verb next to it that differ in number. Ignores speech. */
export const agreement: Rule = {
  name: 'agreement',
  label: 'agreement',
  weight: 7,
  section: 'grammar',
  check: ({ sentences }) => sentences.flatMap((sentence) => [...pronounsIn(sentence), ...nounsIn(sentence)]),
}
