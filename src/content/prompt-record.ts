import type { Prompt } from './schema'
import type { Level, Purpose } from './tags'

/** One prompt of a content page, as the open data and the library's index have it. */
export interface PromptRecord extends Prompt {
  /** Its address on the site: path and fragment. */
  readonly id: string
  /** Path of its page. */
  readonly path: string
  /** Its number on the page, from 1. */
  readonly number: number
  /** Title of its page. */
  readonly page: string
  /** Title of its group, where the page has several. */
  readonly group?: string
  /** What its page is for, and for whom. */
  readonly purpose: Purpose
  readonly level: Level
  /** How long it takes, about, where that is known. */
  readonly minutes?: number
  /** What it practises, where it is for a lesson. */
  readonly skill?: string
  /** Our drawing of what it asks for, and what that shows. */
  readonly plate?: string
  readonly alt?: string
}
