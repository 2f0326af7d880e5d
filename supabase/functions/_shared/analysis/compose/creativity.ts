import type { Analysis } from '../types.ts'
import { closed, quoted } from './quote.ts'
import { remarksFor } from './remarks.ts'
import { thingOf } from './thing.ts'
import { variantOf } from './variant.ts'

const STEADY_SPREAD = 0.3
const LIVELY_SPREAD = 0.6
const MIN_SENTENCES = 6
const DIALOGUE_MIN_PERCENT = 10

function rhythmNote(text: string, { rhythm, kind }: Analysis): string | undefined {
  const { lengths, mean, spread } = rhythm
  if (lengths.length < MIN_SENTENCES || mean === 0 || kind === 'email' || kind === 'poem') return undefined
  const least = Math.min(...lengths)
  const most = Math.max(...lengths)
  if (spread / mean >= LIVELY_SPREAD) {
    return variantOf(`lively ${text}`, [
      `The sentences run from ${least} to ${most} words, so the ear has something to follow.`,
      `Short and long take turns, from ${least} to ${most} words.`,
      `Between ${least} and ${most} words there is room for a change of pace, and you use it.`,
    ])
  }
  if (spread / mean > STEADY_SPREAD) return undefined
  return variantOf(`steady ${text}`, [
    `The sentences keep close to ${Math.round(mean)} words each (${least} to ${most}); a very short one would be heard.`,
    `Nearly all sentences have the same length, ${least} to ${most} words. Break one off early and it will be noticed.`,
    `${Math.round(mean)} words, give or take a few, sentence after sentence: three words alone would wake the ear.`,
  ])
}

function dialogueNote(text: string, { kind, dialogueShare }: Analysis): string | undefined {
  const percent = Math.round(dialogueShare * 100)
  if (kind !== 'story' || percent < DIALOGUE_MIN_PERCENT) return undefined
  return variantOf(`talk ${text}`, [
    `Speech takes ${percent} of every hundred words.`,
    `${percent} of a hundred words are spoken by somebody.`,
    `The characters speak ${percent} words of every hundred.`,
  ])
}

/** Creativity: the text's strength if there is one, what weakens it, and its rhythm. */
export function creativityOf(text: string, analysis: Analysis): string[] {
  const { strength } = analysis
  const remarks = remarksFor(text, analysis, 'creativity')
  const praise = strength ? [`What works: ${closed(quoted(strength.quote))} ${strength.reason}`] : []
  const notes = [rhythmNote(text, analysis), dialogueNote(text, analysis)]
    .filter((note) => note !== undefined)
    .join(' ')
  const thing = thingOf(analysis)
  const none = variantOf(`fresh ${text}`, [
    `No phrase on our list of worn ones stands in this ${thing}.`,
    `Of some six hundred worn phrases that I know, this ${thing} uses none.`,
    `I looked for clichés, and in this ${thing} I see none.`,
    `Nothing in this ${thing} is on the list of phrases that readers skip.`,
  ])
  const clean = remarks.length === 0 ? [`${none}${notes ? ` ${notes}` : ''}`] : []
  const tail =
    remarks.length > 0 && notes && !analysis.findings.some(({ rule }) => rule === 'monotone-rhythm') ? [notes] : []
  return [...praise, ...remarks, ...clean, ...tail]
}
