import { monthPage } from './month-page'
import { loadContent, type PageData } from './page-content'
import type { PageEntry } from './page-entry'
import { withAddresses } from './prompt-addresses'
import type { ShortPageTexts, TodayMonth } from './schema'
import { collectShort } from './short-versions'
import { monthOfPath } from './today'

/**
 * What a page of prompts shows, each prompt with its address. Build time and development only.
 * @throws Error if it has no texts
 */
export async function loadPromptPage({
  path,
  kind,
  body,
  canonical = path,
}: Pick<PageEntry, 'path' | 'kind' | 'canonical'> & { readonly body: string }): Promise<PageData<unknown>> {
  const content = await loadContent({ path, body })
  if (kind === 'short') return { path, content: { ...(content as ShortPageTexts), groups: await collectShort() } }
  const whole = kind === 'today-month' ? monthPage(monthOfPath(path), content as TodayMonth) : content
  return { path, content: withAddresses(canonical, whole as object) }
}
