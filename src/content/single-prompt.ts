import { HYDRATION_ID } from '@/lib/hydration'
import { promptPath, SINGLE_PROMPT_ROUTE } from '@/lib/prompt-path'
import type { MovedPrompt, SinglePrompt } from './single-prompts'

/**
 * What the page of a prompt shows, or where it went: while the site is built and in development from the content,
 * afterwards from the page's own document. So many pages have no data files beside them.
 * @returns undefined where there is no such prompt
 * @throws Error where the document does not come
 */
export async function loadSinglePrompt(slug: string): Promise<SinglePrompt | MovedPrompt | undefined> {
  if (import.meta.env.PROD && !import.meta.env.SSR) return fetchSinglePrompt(slug)
  return (await import('./single-prompts')).findSinglePrompt(slug)
}

/**
 * What the document of a prompt carries.
 * @throws Error where it does not come, or belongs to another build than this document
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
