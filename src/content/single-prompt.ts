import { HYDRATION_ID } from '@/lib/hydration'
import { promptPath, SINGLE_PROMPT_ROUTE } from '@/lib/prompt-path'
import type { MovedPrompt, SinglePrompt } from './single-prompts'

/**
 * What a prompt's page shows, or the slug that replaced it. Comes from the content at build time and in development,
 * otherwise from the page's own document, because there are too many pages for separate data files.
 * @returns undefined if there is no such prompt
 * @throws Error if the document cannot be loaded
 */
export async function loadSinglePrompt(slug: string): Promise<SinglePrompt | MovedPrompt | undefined> {
  if (import.meta.env.PROD && !import.meta.env.SSR) return fetchSinglePrompt(slug)
  return (await import('./single-prompts')).findSinglePrompt(slug)
}

/**
 * The prompt in its page's document.
 * @throws Error if it cannot be loaded, or belongs to another build than this document
 */
export async function fetchSinglePrompt(slug: string): Promise<SinglePrompt | MovedPrompt | undefined> {
  const response = await fetch(promptPath(slug))
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`)
  if (response.redirected) return { movedTo: new URL(response.url).pathname.split('/').at(-1) ?? '' }
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const carried = JSON.parse(page.getElementById(HYDRATION_ID)?.textContent ?? '{}')
  const found: SinglePrompt | undefined = carried.loaderData?.[SINGLE_PROMPT_ROUTE]?.content
  if (!found) throw new Error(`${response.url} carries no prompt.`)
  // As with the texts of other pages (page-content.ts): the page is then loaded whole.
  if (page.documentElement.dataset.build !== document.documentElement.dataset.build)
    throw new Error(`${response.url} is of another build.`)
  return found
}
