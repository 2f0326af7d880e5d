import { loadDayPrompt } from './day-prompts'
import { loadContent, type PageData } from './page-content'
import type { PageEntry, PageKind } from './page-entry'
import { completePlan, completePlans } from './plan-prompts'
import type { GeneratorPage, TodayPageTexts } from './schema'
import { completeUnit, completeUnits } from './unit-prompts'

type Complete = (content: never) => unknown

const twoDigits = (number: number) => String(number).padStart(2, '0')

/**
 * Kinds of pages that show more than their own file. The build completes them, so the page's scripts do not need this
 * code.
 */
const COMPLETE: Partial<Record<PageKind, Complete>> =
  import.meta.env.PROD && !import.meta.env.SSR
    ? {}
    : {
        today: async (texts: TodayPageTexts) => {
          const now = new Date()
          const date = `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`
          const { prompt, ...day } = await loadDayPrompt(now)
          const slug = (await import('./prompt-addresses')).slugOfPrompt(prompt.title)
          return { ...texts, built: { date, ...day, prompt: { ...prompt, slug } } }
        },
        plan: completePlan,
        plans: completePlans,
        unit: completeUnit,
        units: completeUnits,
        shelf: async () => (await import('./shelf-start')).startOfShelf({}),
        teachers: async () =>
          (await import('./shelf-start')).startOfShelf({}, (await import('./class-filters')).CLASS_PROMPTS),
        'ai-prompts': async (texts: GeneratorPage) => ({
          ...texts,
          promptCount: (await (await import('./shelf-start')).startOfShelf({})).count,
        }),
      }

/**
 * What a page of the registry shows; called by its route's loader.
 * @throws Error if its texts cannot be loaded
 */
export async function loadPage(
  page: Pick<PageEntry, 'path' | 'kind' | 'body' | 'canonical' | 'categories'>,
): Promise<PageData<unknown>> {
  const { path, kind, body } = page
  // The build has written it complete.
  if (import.meta.env.PROD && !import.meta.env.SSR)
    return { path, content: body ? await loadContent({ path, body }) : undefined }
  if (body && page.categories) return (await import('./load-prompt-page')).loadPromptPage({ ...page, body })
  const content = body ? await loadContent({ path, body }) : undefined
  const complete = COMPLETE[kind]
  return { path, content: complete ? await complete(content as never) : content }
}
