import type { Analysis } from '../types.ts'
import { closed, quoted } from './quote.ts'
import { remarksFor } from './remarks.ts'
import { thingOf } from './thing.ts'

const STEADY_SPREAD = 0.3
const LIVELY_SPREAD = 0.6
const MIN_SENTENCES = 6
const DIALOGUE_MIN_PERCENT = 10

function rhythmNote({ rhythm, kind }: Analysis): string | undefined {
  const { lengths, mean, spread } = rhythm
  if (lengths.length < MIN_SENTENCES || mean === 0 || kind === 'email' || kind === 'poem') return undefined
  const range = `from ${Math.min(...lengths)} to ${Math.max(...lengths)} words`
  if (spread / mean >= LIVELY_SPREAD) return `Short and long sentences take turns, ${range}. That is lively.`
  if (spread / mean > STEADY_SPREAD) return undefined
  return `Nearly all your sentences have the same length, ${range}. Make one of them very short.`
}

function dialogueNote({ kind, dialogueShare }: Analysis): string | undefined {
  const percent = Math.round(dialogueShare * 100)
  if (kind !== 'story' || percent < DIALOGUE_MIN_PERCENT) return undefined
  return `About ${percent} percent of the story is dialogue.`
}

/** Creativity: the text's strength if there is one, what weakens it, and its rhythm. */
export function creativityOf(text: string, analysis: Analysis): string[] {
  const { strength } = analysis
  const remarks = remarksFor(text, analysis, 'creativity')
  const praise = strength ? [`What works: ${closed(quoted(strength.quote))} ${strength.reason}`] : []
  const notes = [rhythmNote(analysis), dialogueNote(analysis)].filter((note) => note !== undefined).join(' ')
  const clean = `I found no clichés in this ${thingOf(analysis)}.`
  if (remarks.length === 0) return [...praise, notes ? `${clean} ${notes}` : clean]
  const isEven = analysis.findings.some(({ rule }) => rule === 'monotone-rhythm')
  return [...praise, ...remarks, ...(notes && !isEven ? [notes] : [])]
}
