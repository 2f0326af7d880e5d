import type { Analysis } from '../types.ts'
import { thingOf } from './clarity.ts'
import { quoted } from './quote.ts'
import { remarksFor } from './remarks.ts'

const STEADY_SPREAD = 0.3
const LIVELY_SPREAD = 0.6
const MIN_SENTENCES = 6
const DIALOGUE_MIN_PERCENT = 10

function rhythmNote({ rhythm, kind }: Analysis): string | undefined {
  const { lengths, mean, spread } = rhythm
  if (lengths.length < MIN_SENTENCES || mean === 0) return undefined
  const least = Math.min(...lengths)
  const most = Math.max(...lengths)
  if (spread / mean >= LIVELY_SPREAD)
    return `The sentences run from ${least} to ${most} words, so the ear has something to follow.`
  if (spread / mean <= STEADY_SPREAD && kind !== 'email') {
    return `The sentences keep close to ${Math.round(mean)} words each (${least} to ${most}); a very short one would be heard.`
  }
  return undefined
}

function dialogueNote({ kind, dialogueShare }: Analysis): string | undefined {
  if (kind !== 'story') return undefined
  const percent = Math.round(dialogueShare * 100)
  if (percent < DIALOGUE_MIN_PERCENT) return undefined
  return `Speech takes ${percent} of every hundred words.`
}

/** Creativity: the one true strength if there is one, what wears the text out, and its rhythm. */
export function creativityOf(text: string, analysis: Analysis): string[] {
  const { strength } = analysis
  const remarks = remarksFor(text, analysis, 'creativity', strength ? 1 : 2)
  const praise = strength
    ? [`What works: ${quoted(strength.quote)}${/[.!?…]$/u.test(strength.quote) ? '' : '.'} ${strength.reason}`]
    : []
  const notes = [rhythmNote(analysis), dialogueNote(analysis)].filter((note) => note !== undefined).join(' ')
  const clean =
    remarks.length === 0
      ? [
          `No phrase on our list of worn ones stands in this ${thingOf(analysis)}, and no word is repeated too closely.${notes ? ` ${notes}` : ''}`,
        ]
      : []
  const tail =
    remarks.length > 0 && notes && !analysis.findings.some(({ rule }) => rule === 'monotone-rhythm') ? [notes] : []
  return [...praise, ...remarks, ...clean, ...tail].slice(0, 4)
}
