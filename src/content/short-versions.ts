import { promptPath } from '@/lib/prompt-path'
import { loadContent } from './page-content'
import { CANONICAL_PROMPT_PAGES } from './prompt-pages'
import { type PromptPageContent, sectionsOf } from './prompt-sections'
import type { ShortGroup } from './schema'

// The page of the short versions is made of them, and the months of the year have none.
const LONG_PAGES = CANONICAL_PROMPT_PAGES.filter(({ kind }) => kind !== 'short' && kind !== 'today-month')

/** The short versions by the pages of the long ones, stories before questions about one's life: while the site is built and in development. */
export async function collectShort(): Promise<ShortGroup[]> {
  // No part of what browsers load.
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
