import type { Prompt } from './schema'
import type { Level, Purpose } from './tags'

/** A prompt of a content page, as the open data, the search files and the prompts' own pages use it. */
export interface PromptRecord extends Prompt {
  /** Its address on the site: path and fragment. */
  readonly id: string
  /** Path of its page. */
  readonly path: string
  /** Its number on the page, from 1. */
  readonly number: number
  /** Title of its page. */
  readonly page: string
  /** Title of its group, if the page has several. */
  readonly group?: string
  /** Its page's purpose and audience. */
  readonly purpose: Purpose
  readonly level: Level
  /** Approximate duration, if known. */
  readonly minutes?: number
  /** What it practises, if it is for a lesson. */
  readonly skill?: string
  /** Our drawing for it, and what the drawing shows. */
  readonly plate?: string
  readonly alt?: string
}
