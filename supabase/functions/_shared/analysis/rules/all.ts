import type { Rule } from '../parse/document.ts'
import { SPELLING } from '../spelling/spelling.ts'
import { adverbs } from './adverbs.ts'
import { agreement } from './agreement.ts'
import { article } from './article.ts'
import { capital } from './capital.ts'
import { cliche } from './cliche.ts'
import { closingQuote } from './closing-quote.ts'
import { commaSplice } from './comma-splice.ts'
import { doubledWord } from './doubled-word.ts'
import { filterWords } from './filter-words.ts'
import { fullStop } from './full-stop.ts'
import { intensifiers } from './intensifiers.ts'
import { its } from './its.ts'
import { inflection } from './learner/inflection.ts'
import { PHRASE_RULES } from './learner/pattern-rule.ts'
import { longSentence } from './long-sentence.ts'
import { monotoneRhythm } from './monotone-rhythm.ts'
import { passiveVoice } from './passive-voice.ts'
import { pronounCase } from './pronoun-case.ts'
import { punctuation } from './punctuation.ts'
import { repeatedOpeners } from './repeated-openers.ts'
import { repeatedWords } from './repeated-words.ts'
import { tenseDrift } from './tense-drift.ts'
import { their } from './their.ts'
import { thenThan } from './then-than.ts'
import { wordyPhrase } from './wordy-phrase.ts'
import { worn } from './worn.ts'
import { your } from './your.ts'

/** The rules for English, in the order of their remarks at one place. Spelling is added if there is a dictionary. */
export const RULES: readonly Rule[] = [
  ...[longSentence, passiveVoice, wordyPhrase],
  ...[monotoneRhythm, repeatedOpeners, repeatedWords, adverbs, cliche, worn, filterWords],
  ...[tenseDrift, commaSplice, agreement, pronounCase, its, your, their, thenThan],
  ...PHRASE_RULES,
  inflection,
  ...[article, doubledWord, intensifiers, capital, closingQuote, fullStop, punctuation],
]

/** The rules that apply to every language. */
export const ANY_LANGUAGE_RULES: readonly Rule[] = [monotoneRhythm]

const BY_NAME = new Map<string, Pick<Rule, 'label' | 'weight'>>([
  [SPELLING.name, SPELLING],
  ...RULES.map((rule) => [rule.name, rule] as const),
])

/** Label and weight of a finding's rule. */
export const factsOf = (name: string): Pick<Rule, 'label' | 'weight'> => BY_NAME.get(name) ?? { label: name, weight: 1 }
