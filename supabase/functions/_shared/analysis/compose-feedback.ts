import { clarityOf } from './compose/clarity.ts'
import { creativityOf } from './compose/creativity.ts'
import { curled } from './compose/quote.ts'
import { remarksFor } from './compose/remarks.ts'
import { suggestionsOf } from './compose/suggestions.ts'
import type { Analysis } from './types.ts'

/** The four sections of the feedback; a line break separates paragraphs. */
export interface Feedback {
  readonly clarity: string
  readonly creativity: string
  readonly grammar: string
  readonly suggestions: string
}

const paragraphs = (parts: readonly string[]) => parts.map(curled).join('\n')

// Finding nothing does not mean that nothing is wrong, so it says what was checked and what rules cannot judge.
const NOTHING_FOUND =
  'I checked spelling, verbs, apostrophes and repeated words, and found no mistakes. I cannot judge every tense, article and preposition.'
const NOTHING_FOUND_IN = {
  poem: 'I checked spelling and word forms, and found no mistakes. I cannot judge every tense and article, and line ends are your choice.',
  talk: 'I checked spelling and verbs outside the dialogue, and found no mistakes. I cannot judge every tense, article and preposition.',
} as const
const MUCH_TALK = 0.25

/** Mistakes per hundred words. From this rate on, the text likely has more that the rules do not see. */
const MANY_MISTAKES = 3
const SEES_A_THIRD =
  'This checker finds about a third of learners’ mistakes. Expect more, above all in tenses, articles and prepositions.'
const CANNOT_JUDGE = 'I cannot judge every tense, article and preposition.'
const NO_SPELLING = 'Spelling was not checked this time, because the dictionary could not be loaded.'

function nothingFound({ kind, dialogueShare, isSpellingChecked }: Analysis): string {
  if (!isSpellingChecked) return `I checked grammar and found no mistakes. ${NO_SPELLING}`
  if (kind === 'poem') return NOTHING_FOUND_IN.poem
  return dialogueShare >= MUCH_TALK ? NOTHING_FOUND_IN.talk : NOTHING_FOUND
}

function grammarOf(text: string, analysis: Analysis): string[] {
  const remarks = remarksFor(text, analysis, 'grammar')
  if (remarks.length === 0) return [nothingFound(analysis)]
  const mistakes = analysis.findings.filter(({ section }) => section === 'grammar').length
  const isMany = (mistakes * 100) / analysis.counts.words >= MANY_MISTAKES
  return [...remarks, isMany ? SEES_A_THIRD : CANNOT_JUDGE, ...(analysis.isSpellingChecked ? [] : [NO_SPELLING])]
}

function inOtherLanguage(text: string, analysis: Analysis): Feedback {
  const { language, counts, rhythm } = analysis
  const longest = rhythm.lengths[rhythm.longest] ?? 0
  const shortest = Math.min(longest, ...rhythm.lengths)
  const isOne = counts.sentences < 2
  const lengths = isOne
    ? 'in one sentence'
    : `in ${counts.sentences} sentences of about ${Math.round(rhythm.mean)} words each; the longest has ${longest}`
  const which = language.code === 'und' ? 'I do not know this language' : `This seems to be in ${language.name}`
  const remarks = remarksFor(text, analysis, 'creativity')
  return {
    clarity: `${which}. I can only check English. What I can count: ${counts.words} words, ${lengths}.`,
    creativity:
      remarks.length > 0
        ? paragraphs(remarks)
        : `I cannot judge style in this language.${isOne ? '' : ` The sentences have ${shortest} to ${longest} words.`}`,
    grammar: 'I cannot check grammar and spelling in this language.',
    suggestions: 'I have no suggestion that I am sure of. Ask somebody who reads this language well.',
  }
}

/**
 * Puts an analysis into plain words: what is wrong, with the writer's own sentences, and what to write instead. Praises
 * only what the analysis can show.
 * @param text the text that was analysed, exactly as it was given
 */
export function composeFeedback(text: string, analysis: Analysis): Feedback {
  if (!analysis.language.isEnglish) return inOtherLanguage(text, analysis)
  const clarity = clarityOf(text, analysis)
  const creativity = creativityOf(text, analysis)
  const grammar = grammarOf(text, analysis)
  const suggestions = suggestionsOf(text, analysis, [...clarity, ...creativity, ...grammar])
  return {
    clarity: paragraphs(clarity),
    creativity: paragraphs(creativity),
    grammar: paragraphs(grammar),
    suggestions: paragraphs(suggestions),
  }
}
