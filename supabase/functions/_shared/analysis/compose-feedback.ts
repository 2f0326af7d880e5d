import { clarityOf } from './compose/clarity.ts'
import { creativityOf } from './compose/creativity.ts'
import { curled } from './compose/quote.ts'
import { remarksFor } from './compose/remarks.ts'
import { suggestionsOf } from './compose/suggestions.ts'
import { variantOf } from './compose/variant.ts'
import type { Analysis } from './types.ts'

/** The four sections of the feedback; a line break separates paragraphs. */
export interface Feedback {
  readonly clarity: string
  readonly creativity: string
  readonly grammar: string
  readonly suggestions: string
}

const paragraphs = (parts: readonly string[]) => parts.map(curled).join('\n')

// Says what was checked and what no rule can judge, because finding nothing does not mean that nothing is wrong.
const NOTHING_FOUND = [
  'I looked for spelling, agreement, verb forms, apostrophes and doubled words, and found nothing. Whether every tense, article and preposition is the right one, a rule cannot judge.',
  'No slip found in spelling, apostrophes, verb forms or agreement. That is what rules can check; tense, articles, prepositions and sense need a reader.',
  'Spelling, agreement, verb forms and doubled words were checked, without a find. Rules miss errors of tense, article and preposition, so let somebody read it as well.',
  'By rule I can check spelling, apostrophes, agreement and the forms of verbs; I found no slip in them. A wrong article, preposition or tense can still be there.',
] as const
const NOTHING_FOUND_IN = {
  poem: 'In a poem I look at spelling and the forms of words, and found no slip. Line ends, missing full stops and the order of words are yours; of tense and article a rule cannot judge.',
  talk: 'What characters say is left as they say it. In the telling I looked for spelling, agreement and verb forms and found no slip; tense, articles and prepositions a rule cannot judge.',
} as const
const MUCH_TALK = 0.25

/** Slips per hundred words. From this rate on, the text likely has more that the rules do not see. */
const MANY_SLIPS = 3
const SEES_A_THIRD =
  'Rules like these see about a third of a learner’s slips, so about twice as many again may stand here unseen, above all in tenses, articles and prepositions.'
const CANNOT_JUDGE = 'Whether every tense, article and preposition is the right one, a rule cannot judge.'

function nothingFound(text: string, { kind, dialogueShare }: Analysis): string {
  if (kind === 'poem') return NOTHING_FOUND_IN.poem
  return dialogueShare >= MUCH_TALK ? NOTHING_FOUND_IN.talk : variantOf(`right ${text}`, NOTHING_FOUND)
}

function grammarOf(text: string, analysis: Analysis): string[] {
  const remarks = remarksFor(text, analysis, 'grammar')
  if (remarks.length === 0) {
    return [
      analysis.isSpellingChecked
        ? nothingFound(text, analysis)
        : 'I looked for common slips of grammar and found none. Spelling was not checked this time, because the dictionary could not be loaded.',
    ]
  }
  const slips = analysis.findings.filter(({ section }) => section === 'grammar').length
  const told = [...remarks, (slips * 100) / analysis.counts.words >= MANY_SLIPS ? SEES_A_THIRD : CANNOT_JUDGE]
  if (analysis.isSpellingChecked) return told
  return [...told, 'Spelling was not checked this time, because the dictionary could not be loaded.']
}

function inOtherLanguage(text: string, analysis: Analysis): Feedback {
  const { language, counts, rhythm } = analysis
  const longest = rhythm.lengths[rhythm.longest] ?? 0
  const shortest = Math.min(longest, ...rhythm.lengths)
  const isOne = counts.sentences < 2
  const lengths = isOne
    ? 'in one sentence'
    : `in ${counts.sentences} sentences of about ${Math.round(rhythm.mean)} words each; the longest has ${longest}`
  const which =
    language.code === 'und' ? 'I cannot tell which language this is in' : `This seems to be in ${language.name}`
  const remarks = remarksFor(text, analysis, 'creativity')
  return {
    clarity: `${which}, and I read only English closely. What can be counted in any language: ${counts.words} words, ${lengths}.`,
    creativity:
      remarks.length > 0
        ? paragraphs(remarks)
        : `Of images and words I can say nothing in this language.${isOne ? '' : ` The sentences run from ${shortest} to ${longest} words.`}`,
    grammar: 'Grammar and spelling were not looked at: I would only guess.',
    suggestions:
      remarks.length > 0
        ? 'Whether the rest should change, a reader of the language will see better than I do.'
        : 'I have nothing to suggest that I could stand by. A reader of the language will see more than I do.',
  }
}

/**
 * Puts an analysis into words as an editor would: the findings, with the writer's own sentences, why they matter and
 * where to begin. Rewrites nothing, and praises only what the analysis can show.
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
