import type { Length, Tone } from '@contracts/local-generator.ts'
import { keywordsOf, type LocalInputs, tidy } from './inputs'

/** The look for each tone, because a picture is not told to be friendly but lit that way. Adds no medium or colour. */
const LOOKS: Record<Tone, readonly [string, string, string]> = {
  professional: ['clean composition', 'even light', 'fine detail'],
  casual: ['candid', 'natural light', 'slightly off-centre'],
  friendly: ['gentle mood', 'soft light', 'close-up at eye level'],
  enthusiastic: ['bold shapes', 'strong light', 'a sense of motion'],
  humorous: ['playful', 'exaggerated proportions', 'one thing out of place'],
}
const LOOK_WORDS: Record<Length, number> = { short: 1, medium: 2, long: 3 }

// Midjourney draws squares unless told otherwise; some uses have a shape of their own.
const RATIOS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:phone|mobile) wallpaper|\bphone background|\bstory for instagram/iu, '9:16'],
  [/\b(?:poster|book cover|portrait|tattoo|flyer|plakat|affiche|cartel)\b/iu, '2:3'],
  [/\b(?:logo|icon|avatar|sticker|pattern|emblem|profile picture)s?\b/iu, '1:1'],
  [/\b(?:wallpaper|banner|header|desktop|slide|thumbnail)s?\b/iu, '16:9'],
]
const USUAL_RATIO = '3:2'

/**
 * A prompt for Midjourney: subject, look, then parameters. The tone selects the look, the length how many words of it.
 * Parameters in the topic stay as they are, at the end.
 */
export function picturePrompt({ topic, keywords, tone, length }: LocalInputs): string {
  const [said = '', ...given] = ` ${tidy(topic)}`.split(/\s(?=--[a-z])/iu)
  const subject = said.trim().replace(/[.。]+$/u, '')
  const words = [subject, ...keywordsOf(keywords)].filter((word) => word !== '')
  const ratio = RATIOS.find(([use]) => use.test(words.join(', ')))?.[1] ?? USUAL_RATIO
  // A square, such as a logo, needs no light.
  const look = LOOKS[tone].slice(0, ratio === '1:1' ? 1 : LOOK_WORDS[length])
  const isShaped = given.some((parameter) => /^--(?:ar|aspect|tile)\b/iu.test(parameter))
  return [[...words, ...look].join(', '), ...given, ...(isShaped ? [] : [`--ar ${ratio}`])].join(' ')
}
