import { promptPath } from '@/lib/prompt-path'
import { loadContent } from './page-content'
import { CANONICAL_PROMPT_PAGES } from './prompt-pages'
import { type PromptPageContent, sectionsOf } from './prompt-sections'
import type { ShortGroup } from './schema'

// Without the page of short versions, which is made from the others, and the months, which have none.
const LONG_PAGES = CANONICAL_PROMPT_PAGES.filter(({ kind }) => kind !== 'short' && kind !== 'today-month')

/** The short versions by their long versions' pages, fiction first. Build time and development only. */
export async function collectShort(): Promise<ShortGroup[]> {
  // Imported here to keep it out of the browser's bundle.
  const { slugOfPrompt } = await import('./prompt-addresses')
  const pages = await Promise.all(
    LONG_PAGES.map(async (page) => {
      const content = (await loadContent(page)) as PromptPageContent
      const prompts = sectionsOf(content).flatMap((section) => section.prompts)
      const shortened = prompts.flatMap(({ title, tags, short }) =>
        short ? [{ title, tags, text: short, to: promptPath(slugOfPrompt(title)) }] : [],
      )
      return { purpose: content.purpose, group: { title: content.title, path: page.path, prompts: shortened } }
    }),
  )
  const groups = [
    ...pages.filter(({ purpose }) => purpose === 'fiction'),
    ...pages.filter(({ purpose }) => purpose !== 'fiction'),
  ].map(({ group }) => group)
  return groups.filter(({ prompts }) => prompts.length > 0)
}
