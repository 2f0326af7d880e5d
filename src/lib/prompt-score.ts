import { type Rule, RULES } from './prompt-score-rules'
import type { ScoreKind } from './score-kind'

/** The result of one rule. */
export interface ScoreCheck extends Pick<Rule, 'id' | 'label' | 'advice'> {
  readonly isMet: boolean
}

/** What a prompt has and what it still lacks. */
export interface PromptScore {
  readonly checks: readonly ScoreCheck[]
  readonly met: number
  /** The first thing that is missing. */
  readonly missing: ScoreCheck | undefined
}

// Checks only this much, to keep the page responsive; a prompt that meets no rule so far is unlikely to later.
const MAX_CHARS = 6000

// Words common in English and absent from similar languages.
const ENGLISH_WORDS =
  /\b(the|and|of|to|for|is|are|with|without|that|this|these|my|your|you|it|its|be|at|by|from|our|we|who|what|which|where|when|how|if|about|into|their|his|they|them|can|have|has|would|should|than|there|out|please|one|two|three|five|ten|need|want|as|may|do|does|each|both|act|answer|ask|tell|take|write|make|give|list|explain)\b/gi
const MIN_WORDS_TO_TELL = 6
const MIN_SHARE = 0.1

function isLatin(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return (text.match(/\p{Script=Latin}/gu)?.length ?? 0) >= letters * 0.7
}

/** Whether a text may be English. Short texts always may. */
function mayBeEnglish(text: string): boolean {
  const words = text.match(/[\p{L}’']+/gu)?.length ?? 0
  if (words < MIN_WORDS_TO_TELL) return true
  return (text.match(ENGLISH_WORDS)?.length ?? 0) >= words * MIN_SHARE
}

/** The beginning of a text with its white space collapsed, so that patterns stay fast. */
function beginningOf(text: string): string {
  return text
    .trimStart()
    .slice(0, MAX_CHARS)
    .replace(/\s*\n\s*/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .trim()
}

/**
 * Scores the first 6,000 characters of a prompt by patterns, without a server. The patterns read English.
 * @returns undefined for an empty text or one in another language
 */
export function scorePrompt(text: string, kind: ScoreKind): PromptScore | undefined {
  const beginning = beginningOf(text)
  if (!/\p{L}/u.test(beginning) || !isLatin(beginning)) return undefined
  // Descriptions of pictures are lists with too few small words to detect a language.
  const isPicture = kind === 'picture' || kind === 'picture-description'
  if (!isPicture && !mayBeEnglish(beginning)) return undefined
  const checks = RULES[kind].map(({ id, label, advice, isMet }) => ({ id, label, advice, isMet: isMet(beginning) }))
  return {
    checks,
    met: checks.filter(({ isMet }) => isMet).length,
    missing: checks.find(({ isMet }) => !isMet),
  }
}
