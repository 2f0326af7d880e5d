import { countCharacters, countWords } from '../contracts/text.ts'
import { dialogueShareOf } from './measures/dialogue.ts'
import { kindOf } from './measures/kind.ts'
import { languageOf } from './measures/language.ts'
import { purposeOf } from './measures/purpose.ts'
import { readabilityOf } from './measures/readability.ts'
import { rhythmOf } from './measures/rhythm.ts'
import { mainThingOf } from './main-thing.ts'
import type { Mark, Rule, RuleContext } from './parse/document.ts'
import { parseDocument } from './parse/parse.ts'
import { ANY_LANGUAGE_RULES, factsOf, RULES } from './rules/all.ts'
import { spellerFor } from './spelling/speller.ts'
import { spelling } from './spelling/spelling.ts'
import { strengthOf } from './strength.ts'
import { suggestionsFor } from './suggest/all.ts'
import { proseOf } from './suggest/suggest.ts'
import type { Analysis, AnalysisOptions, Finding } from './types.ts'

// Longer marks cover a whole sentence and are about something else.
const LONGEST_PHRASE = 60

type RuleMark = Mark & Pick<Rule, 'name' | 'section'>

function marksOf(context: RuleContext, rules: readonly Rule[]): RuleMark[] {
  const marks = rules.flatMap(({ name, section, check }) =>
    [...check(context)].map((mark) => ({ ...mark, name, section })),
  )
  return withoutDoubles(marks.sort((one, other) => one.start - other.start || other.end - one.end))
}

const WORN_PHRASES: ReadonlySet<string> = new Set(['cliche', 'worn', 'wordy-phrase'])

/** Whether a mark calls a phrase wrong or worn. Undefined for marks on more than a phrase. */
function verdictOf({ name, section, start, end }: RuleMark): 'wrong' | 'worn' | undefined {
  if (WORN_PHRASES.has(name)) return 'worn'
  return section === 'grammar' && end - start <= LONGEST_PHRASE ? 'wrong' : undefined
}

/** If two overlapping marks have the same verdict, keeps the one with more weight, so a fault is reported once. */
function withoutDoubles(marks: readonly RuleMark[]): RuleMark[] {
  const kept: RuleMark[] = []
  for (const mark of marks) {
    const verdict = verdictOf(mark)
    const at = verdict ? kept.findLastIndex((other) => verdictOf(other) === verdict && other.end > mark.start) : -1
    const other = kept[at]
    if (!other) kept.push(mark)
    else if (factsOf(mark.name).weight > factsOf(other.name).weight) kept[at] = mark
  }
  return kept
}

/** Turns marks into findings, each with its sentence and the writer's words. */
function findingsOf({ text, sentences }: RuleContext, marks: readonly RuleMark[]): Finding[] {
  let sentenceIndex = 0
  return marks.map(({ name, section, start, end, reason, advice, right }) => {
    while ((sentences[sentenceIndex]?.end ?? Number.POSITIVE_INFINITY) <= start) sentenceIndex++
    const finding: Finding = {
      id: `${name}-${start}`,
      rule: name,
      section,
      sentenceIndex: Math.min(sentenceIndex, sentences.length - 1),
      start,
      end,
      quote: text.slice(start, end),
      reason,
    }
    return { ...finding, ...(advice !== undefined && { advice }), ...(right !== undefined && { right }) }
  })
}

/**
 * Analyses a text without guessing: its measures, its mistakes with their places, suggestions, and one strength if it
 * shows one. Deterministic; works in Deno, Node and the browser; never throws, whatever the text.
 * Only English is analysed in depth; for other languages it returns what does not depend on the language.
 */
export function analyseWriting(text: string, { dictionary }: AnalysisOptions = {}): Analysis {
  const language = languageOf(text)
  const document = parseDocument(text, language.isEnglish)
  const { sentences, blocks } = document
  const words = countWords(text)
  const dialogueShare = dialogueShareOf(document, words)
  const kind = language.isEnglish ? kindOf(document, words, dialogueShare) : 'other'
  // A story or poem has no purpose, even if something is sold in it.
  const purpose = kind === 'story' || kind === 'poem' || !language.isEnglish ? undefined : purposeOf(text)
  const context: RuleContext = { ...document, kind, purpose, words }
  const isSpellingChecked = language.isEnglish && dictionary !== undefined
  const rules = language.isEnglish ? RULES : ANY_LANGUAGE_RULES
  const marks = marksOf(context, dictionary && isSpellingChecked ? [...rules, spelling(spellerFor(dictionary))] : rules)
  const strength = language.isEnglish ? strengthOf(context, dialogueShare, marks) : undefined
  const suggestions = language.isEnglish ? suggestionsFor({ ...context, marks, strength, prose: proseOf(context) }) : []
  const mainThing = language.isEnglish ? mainThingOf({ ...context, marks }) : undefined
  const readability = language.isEnglish && kind !== 'poem' ? readabilityOf(sentences) : undefined
  return {
    kind,
    ...(purpose && { purpose }),
    language,
    counts: { words, characters: countCharacters(text), sentences: sentences.length, paragraphs: blocks.length },
    sentences: sentences.map(({ index, start, end, words }) => ({ index, start, end, words })),
    ...(readability && { readability }),
    rhythm: rhythmOf(sentences),
    dialogueShare,
    findings: findingsOf(context, marks),
    ...(strength && { strength }),
    ...(mainThing && { mainThing }),
    suggestions,
    isSpellingChecked,
  }
}
