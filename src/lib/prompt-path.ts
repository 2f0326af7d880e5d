/** Path of all prompts. */
export const PROMPTS_PATH = '/prompts'

/** Path of a prompt's own page. */
export const promptPath = (slug: string) => `${PROMPTS_PATH}/${slug}` as const

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const LONGEST_SLUG = 100

/** Whether a text has the form of a prompt's slug. */
export const isPromptSlug = (text: string): boolean => text.length <= LONGEST_SLUG && SLUG.test(text)

/** The slug in a prompt's path. */
export const slugOfPath = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** Route of a single prompt's page; also the route's id. */
export const SINGLE_PROMPT_ROUTE = promptPath(':slug')

/** Route of the shelf with filters set by its address. */
export const FILTER_ROUTE = `${PROMPTS_PATH}/for/:filter` as const

interface Placed {
  readonly slug?: string | undefined
  readonly anchor?: string | undefined
}

/** The fragment of a prompt in its list. @param number its place there, from 1 */
export const anchorOf = ({ anchor }: Placed, number: number): string => anchor ?? `prompt-${number}`

/** Address of a prompt's place in its list. */
export const placeInList = (path: string, prompt: Placed, number: number) =>
  `${path as `/${string}`}#${anchorOf(prompt, number)}` as const
