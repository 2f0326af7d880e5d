import { MODELS } from '@contracts/models.ts'
import { PAGES, type PageEntry } from './registry'

/** Pages of one kind, for the list that people read. */
export interface PageGroup {
  readonly title: string
  readonly pages: readonly PageEntry[]
}

// In the order of the list; the last holds whatever fits nowhere else, so that no page is ever missing.
const TITLES = [
  'At the desk',
  'Writing prompts',
  'Journal prompts',
  'Prompts for work and growth',
  'AI models',
  'About the site',
  'More',
] as const

const DESK = new Set(['/', '/generator', '/prompt-generator', '/ai-prompts', '/feedback-tool', '/blog'])
const SITE_PAGES = new Set(['/about', '/pricing', '/faq', '/sitemap', '/terms', '/privacy', '/cookies', '/disclaimers'])
const MODEL_PAGES = new Set<string>(MODELS.map(({ path }) => path))

function titleOf(path: string): (typeof TITLES)[number] {
  if (DESK.has(path)) return 'At the desk'
  if (MODEL_PAGES.has(path)) return 'AI models'
  if (SITE_PAGES.has(path)) return 'About the site'
  if (/journal/.test(path)) return 'Journal prompts'
  if (/^\/(business|marketing|productivity|ai-workflow|personal-growth)-prompts$/.test(path)) {
    return 'Prompts for work and growth'
  }
  return /prompt|writing|story/.test(path) ? 'Writing prompts' : 'More'
}

/**
 * Every page of the registry in the group it belongs to; groups without a page are left out.
 * A page that repeats another under a second path is listed once, by the path that search engines know.
 */
export function groupedPages(pages: readonly PageEntry[] = PAGES): PageGroup[] {
  const listed = pages.filter(({ canonical }) => !canonical)
  return TITLES.map((title) => ({ title, pages: listed.filter(({ path }) => titleOf(path) === title) })).filter(
    ({ pages: own }) => own.length > 0,
  )
}
