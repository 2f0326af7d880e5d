import { SAMPLES } from '@/content/samples'
import { piecesOf } from '@/lib/blanks'

/** A place in the prompt that the visitor fills in. */
export interface Blank {
  /** What goes there, as the brackets and screen readers say it. */
  readonly label: string
  /** What stands there at first; without one it is still to be filled in. */
  readonly example?: string
}

// What stands in two of the blanks at first.
const EXAMPLES: Readonly<Record<string, string>> = { town: 'Trieste', 'room number': '14' }

/** The hero's prompt, blanks in their places. */
export const HERO_PROMPT: readonly (string | Blank)[] = piecesOf(SAMPLES.nightClerk.text, {}).map(
  ({ text, blank: label }) => {
    if (label === undefined) return text
    const example = EXAMPLES[label]
    return example === undefined ? { label } : { label, example }
  },
)

/** The blanks alone, in order. */
export const BLANKS: readonly Blank[] = HERO_PROMPT.filter((part) => typeof part !== 'string')

/** Characters that a blank takes: a line of the sheet or two, not a pasted chapter. */
export const MAX_BLANK_LENGTH = 120

// Cut roughly before anything else is done: a pasted book must not hold up the page.
const WORKED_ON = 1000

// What a person sees as one character is never cut in two.
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** What an unfilled blank shows, and what a copy of the prompt holds in its place. */
export function bracketed({ label }: Blank): string {
  return `[${label}]`
}

/** What stands in a blank at first. */
export function initialText(blank: Blank): string {
  return blank.example ?? bracketed(blank)
}

/** Whether a text can stand in a blank as it is: one line, within the length. */
export function fitsBlank(text: string): boolean {
  return !/[\r\n]/.test(text) && (text.length <= MAX_BLANK_LENGTH || cut(text) === text)
}

/** A text as a blank takes it: on one line, spaces single, cut to the length. */
export function toBlankText(text: string): string {
  return cut(text.slice(0, WORKED_ON).replace(/\s+/g, ' '))
}

function cut(text: string): string {
  const characters = Array.from(graphemes.segment(text.slice(0, WORKED_ON)), ({ segment }) => segment)
  return characters.slice(0, MAX_BLANK_LENGTH).join('')
}

/** Whether the visitor's own words stand in a blank. */
export function isFilled(blank: Blank, text: string | undefined): boolean {
  const own = text?.trim() ?? ''
  return own !== '' && own !== bracketed(blank)
}

/** The whole prompt with the visitor's words in the blanks; an unfilled one keeps its brackets. */
export function filledPrompt(texts: readonly string[]): string {
  return HERO_PROMPT.map((part) => {
    if (typeof part === 'string') return part
    const text = texts[BLANKS.indexOf(part)]
    return text !== undefined && isFilled(part, text) ? toBlankText(text).trim() : bracketed(part)
  }).join('')
}
