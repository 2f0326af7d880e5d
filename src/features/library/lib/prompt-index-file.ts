import type { AsPlainObject } from 'minisearch'

/** Where the build puts the index. A fixed address, asked for anew: a tab older than the site still finds it. */
export const PROMPT_INDEX_PATH = '/data/prompt-index.json'

/** Raised with every change that older code could not read. */
export const PROMPT_INDEX_VERSION = 2

/** A prompt's title and its text. */
export type IndexedPrompt = readonly [title: string, text: string]

/** One page of the index. Its prompts are numbered through its groups, from 1. */
export interface IndexedPage {
  readonly path: string
  readonly title: string
  readonly groups: readonly { readonly title?: string; readonly prompts: readonly IndexedPrompt[] }[]
}

/** The file: the texts, and what finds them. A prompt's id in `search` is its place among all texts, from 0. */
export interface PromptIndexFile {
  readonly version: number
  readonly pages: readonly IndexedPage[]
  readonly search: AsPlainObject
}
