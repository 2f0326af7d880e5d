const NAME = 'prompt'
const SHEET = 'sheet'
const TEXT = 'text'
const ABOUT = 'about'
const SEARCH = 'q'

/** The most characters of a prompt used as a heading. */
const MAX_LENGTH = 600

// In the fragment, which browsers send to no server.
const fragmentOf = (prompt: string) => `#${NAME}=${encodeURIComponent(prompt.slice(0, MAX_LENGTH))}`

/** Address of the feedback tool with a prompt, as it was filled in, as its heading. */
export const feedbackLink = (prompt: string): string => `/feedback-tool${fragmentOf(prompt)}`

/** Address of the feedback tool with a prompt as its heading and the prompt's sheet as the text. */
export const sheetFeedbackLink = (prompt: string): string => `${feedbackLink(prompt)}&${SHEET}`

/** Address of a blank sheet with a prompt, as it was filled in, above it. */
export const writeLink = (prompt: string): string => `/write${fragmentOf(prompt)}`

/** Address of the feedback tool with a text to be read. */
export const textFeedbackLink = (text: string): string => `/feedback-tool#${TEXT}=${encodeURIComponent(text)}`

/** Address of the generator with the visitor's request. */
export const requestLink = (text: string): string => `/generator#${ABOUT}=${encodeURIComponent(text)}`

/** Address of all prompts with a search of the visitor's. */
export const shelfLink = (search: string): string => `/prompts${shelfFragment(search)}`

/** The fragment with a search. */
export const shelfFragment = (search: string): string =>
  search.trim() && `#${SEARCH}=${encodeURIComponent(search.trim())}`

/** The search in the fragment of a shelf's address, or in an older link's query; empty if there is none. */
export const readShelfLink = ({ hash, search }: { hash: string; search: string }): string =>
  valueOf(hash, SEARCH) ?? valueOf(search, SEARCH) ?? ''

/** The prompt in an address's fragment; undefined if there is none. */
export function readPromptLink(fragment: string): string | undefined {
  const prompt = new URLSearchParams(fragment.replace(/^#/, '')).get(NAME)?.trim().slice(0, MAX_LENGTH)
  return prompt === '' ? undefined : prompt
}

/** Whether an address of the feedback tool asks for the text of a sheet. */
export const bringsSheet = (fragment: string): boolean => new URLSearchParams(fragment.replace(/^#/, '')).has(SHEET)

const valueOf = (fragment: string, name: string) =>
  new URLSearchParams(fragment.replace(/^[#?]/, '')).get(name)?.trim() || undefined

/** The text in an address of the feedback tool; undefined if there is none. */
export const readTextLink = (fragment: string): string | undefined => valueOf(fragment, TEXT)

/** The request in the fragment, or the query, of an address of the generator; undefined if there is none. */
export const readRequestLink = (fragment: string): string | undefined => valueOf(fragment, ABOUT)
