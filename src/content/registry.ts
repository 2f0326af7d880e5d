import { MODELS } from '@contracts/models.ts'
import { PROMPT_PAGES } from './prompt-pages'

/** One public page of the site. The registry feeds sitemap, feeds, prerenderer and link check. */
export interface PageEntry {
  readonly path: `/${string}`
  /** Name in navigation, breadcrumbs and lists. */
  readonly label: string
  /** Day on which the page came (ISO 8601): for feeds and the sitemap. */
  readonly added: string
  /** The path that search engines should know instead, where two paths show one page. */
  readonly canonical?: `/${string}`
}

const FIRST_DAY = '2026-11-20'

/** Every public page that exists, home first. */
export const PAGES: readonly PageEntry[] = [
  { path: '/', label: 'Home', added: FIRST_DAY },
  { path: '/generator', label: 'Prompt Generator', added: FIRST_DAY },
  { path: '/prompt-generator', label: 'AI Prompt Generator', added: FIRST_DAY },
  { path: '/ai-prompts', label: 'AI Prompts', added: FIRST_DAY },
  { path: '/feedback-tool', label: 'Writing Feedback', added: FIRST_DAY },
  ...MODELS.map(({ path, label }) => ({ path, label, added: FIRST_DAY })),
  ...PROMPT_PAGES,
  { path: '/blog', label: 'Blog', added: FIRST_DAY },
  { path: '/about', label: 'About', added: FIRST_DAY },
  { path: '/pricing', label: 'Pricing', added: FIRST_DAY },
  { path: '/faq', label: 'FAQ', added: FIRST_DAY },
  { path: '/sitemap', label: 'Sitemap', added: FIRST_DAY },
  { path: '/terms', label: 'Terms of Service', added: FIRST_DAY },
  { path: '/privacy', label: 'Privacy Policy', added: FIRST_DAY },
  { path: '/cookies', label: 'Cookie Policy', added: FIRST_DAY },
  { path: '/disclaimers', label: 'Disclaimers', added: FIRST_DAY },
]

const BY_PATH = new Map(PAGES.map((page) => [page.path as string, page]))

/** The registry's row of a path, or undefined where no such page exists. */
export function findPage(path: string): PageEntry | undefined {
  return BY_PATH.get(path)
}

/** The path that search engines should know for a path: its own, or that of the page it repeats. */
export function canonicalOf(path: string): string {
  return findPage(path)?.canonical ?? path
}
