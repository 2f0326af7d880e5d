import { PAGES, type PageEntry, type PageKind } from './registry'

/** Pages of one kind, for the list that people read. */
export interface PageGroup {
  readonly title: string
  readonly pages: readonly PageEntry[]
}

// In the order of the list.
const TITLES = [
  'Tools',
  'Writing prompts',
  'Journal prompts',
  'Prompts for work and growth',
  'AI models',
  'About the site',
] as const

const TOOLS = new Set<PageKind>([
  'home',
  'generator',
  'local-generator',
  'ai-prompts',
  'feedback',
  'write',
  'saved',
  'blog',
])
const PROMPTS = new Set<PageKind>(['themed', 'grouped', 'daily', 'business', 'journal-hub', 'memoir'])

function titleOf({ kind, path }: PageEntry): (typeof TITLES)[number] {
  if (TOOLS.has(kind)) return 'Tools'
  if (kind === 'model') return 'AI models'
  if (!PROMPTS.has(kind)) return 'About the site'
  if (path.includes('journal')) return 'Journal prompts'
  const isForWork = /^\/(business|marketing|productivity|ai-workflow|personal-growth)-prompts$/.test(path)
  return isForWork ? 'Prompts for work and growth' : 'Writing prompts'
}

/**
 * Every page of the registry in the group it belongs to; groups without a page are left out.
 * A page that repeats another under a second path is listed once, by the path that search engines know.
 */
export function groupedPages(pages: readonly PageEntry[] = PAGES): PageGroup[] {
  const listed = pages.filter(({ canonical }) => !canonical)
  return TITLES.map((title) => ({ title, pages: listed.filter((page) => titleOf(page) === title) })).filter(
    ({ pages: own }) => own.length > 0,
  )
}
