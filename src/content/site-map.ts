import { MODELS } from '@contracts/models.ts'
import { PAGES, type PageEntry } from './registry'

/** Pages of one kind, for the list that people read. */
export interface PageGroup {
  readonly title: string
  readonly pages: readonly PageEntry[]
}

const MODEL_PATHS = new Set<string>(MODELS.map(({ path }) => path))
const TOOLS = new Set(['/', '/generator', '/prompt-generator', '/ai-prompts', '/feedback-tool', '/blog'])
const RULES = new Set(['/about', '/faq', '/pricing', '/sitemap', '/terms', '/privacy', '/cookies', '/disclaimers'])

// A page stands in the first group that takes it. The last takes whatever is left, so that none is ever missing.
const GROUPS: readonly { title: string; takes: (path: string) => boolean }[] = [
  { title: 'At the desk', takes: (path) => TOOLS.has(path) },
  { title: 'AI models', takes: (path) => MODEL_PATHS.has(path) },
  { title: 'Journal prompts', takes: (path) => /journal|gratitude/.test(path) },
  {
    title: 'Prompts for work and growth',
    takes: (path) => /^\/(business|marketing|productivity|ai-workflow|personal-growth)-/.test(path),
  },
  { title: 'Writing prompts', takes: (path) => /writing|prompt|story|fiction|novel/.test(path) },
  { title: `About the site`, takes: (path) => RULES.has(path) },
  { title: 'More', takes: () => true },
]

/**
 * Every page of the registry in the group it belongs to; groups without a page are left out.
 * A page that repeats another under a second path is listed once, by the path that search engines know.
 */
export function groupedPages(pages: readonly PageEntry[] = PAGES): PageGroup[] {
  const groups = new Map(GROUPS.map(({ title }) => [title, [] as PageEntry[]]))
  for (const page of pages) {
    if (page.canonical) continue
    const group = GROUPS.find(({ takes }) => takes(page.path))
    if (group) groups.get(group.title)?.push(page)
  }
  return [...groups].filter(([, own]) => own.length > 0).map(([title, own]) => ({ title, pages: own }))
}
