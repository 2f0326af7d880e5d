import type { Length, Tone } from '@contracts/local-generator.ts'
import { keywordsOf, type LocalInputs, tidy } from './inputs'

interface Look {
  readonly style: string
  readonly light: string
  readonly composition: string
  readonly detail: string
}

/** What a tone looks like: pictures are not told to be friendly, they are lit that way. */
const LOOKS: Record<Tone, Look> = {
  professional: {
    style: 'editorial photograph, muted palette',
    light: 'soft studio light',
    composition: 'centred, clean background',
    detail: '85 mm lens, shallow depth of field',
  },
  casual: {
    style: 'candid snapshot, natural colours',
    light: 'available daylight',
    composition: 'slightly off-centre, seen from across the table',
    detail: '35 mm film grain, everyday clutter in the background',
  },
  friendly: {
    style: 'watercolour and ink illustration, warm palette',
    light: 'morning light through a window',
    composition: 'close-up at eye level',
    detail: 'soft paper texture, loose edges',
  },
  enthusiastic: {
    style: 'vivid poster illustration, saturated colours',
    light: 'bright backlight, long shadows',
    composition: 'low angle, strong diagonals',
    detail: 'a sense of motion, bold shapes in the foreground',
  },
  humorous: {
    style: 'playful storybook illustration, exaggerated proportions',
    light: 'flat bright light',
    composition: 'wide shot, one thing out of place',
    detail: 'deadpan expressions, small jokes in the background',
  },
}

const PARTS: Record<Length, readonly (keyof Look)[]> = {
  short: ['style', 'light'],
  medium: ['style', 'light', 'composition'],
  long: ['style', 'light', 'composition', 'detail'],
}

/**
 * A prompt for Midjourney: subject, style words, then its own parameter syntax. The tone chooses the look,
 * the length how much of it is said; the style words stay English, which Midjourney reads best.
 */
export function picturePrompt({ topic, keywords, tone, length }: LocalInputs): string {
  const subject = tidy(topic).replace(/[.。]+$/u, '')
  const look = PARTS[length].map((part) => LOOKS[tone][part])
  const words = [subject, ...keywordsOf(keywords), ...look, 'detailed style', 'highly detailed', '8k']
  return `${words.filter((word) => word !== '').join(', ')} --ar 16:9`
}
