import { MODELS } from '@contracts/models.ts'
import { PLANS, PLANS_PATH } from './plans'
import { PROMPT_PAGES, type PromptPageKind } from './prompt-pages'
import { TODAY_PATH } from './today'
import { UNITS, UNITS_PATH } from './units'

/** What a page is: its template, and the shape of its body. */
export type PageKind =
  | 'home'
  | 'generator'
  | 'local-generator'
  | 'ai-prompts'
  | 'feedback'
  | 'model'
  | PromptPageKind
  | 'today'
  | 'plans'
  | 'plan'
  | 'units'
  | 'unit'
  | 'blog'
  | 'about'
  | 'pricing'
  | 'faq'
  | 'sitemap'
  | 'saved'
  | 'shelf'
  | 'desk'
  | 'write'
  | 'newsletter'
  | 'legal'

/** One public page of the site. The registry feeds the router, the prerenderer, sitemap, feeds and link check. */
export interface PageEntry {
  readonly path: `/${string}`
  /** Name in navigation, breadcrumbs and lists. */
  readonly label: string
  readonly kind: PageKind
  /** Its texts: a file of `content/pages`, without its ending. A page without one brings its own. */
  readonly body?: string
  /** Day on which the page came (ISO 8601): for feeds and the sitemap. */
  readonly added: string
  /** The path that search engines should know instead, where two paths show one page. */
  readonly canonical?: `/${string}`
}

const FIRST_DAY = '2026-11-20'

function row(kind: PageKind, path: PageEntry['path'], label: string, body?: string): PageEntry {
  return { path, label, kind, added: FIRST_DAY, ...(body ? { body } : {}) }
}

/** Every public page that exists, home first. */
export const PAGES: readonly PageEntry[] = [
  row('home', '/', 'Home'),
  row('generator', '/generator', 'Prompt Generator', 'generator'),
  row('local-generator', '/prompt-generator', 'AI Prompt Generator', 'prompt-generator'),
  row('ai-prompts', '/ai-prompts', 'AI Prompts', 'ai-prompts'),
  row('feedback', '/feedback-tool', 'Writing Feedback', 'feedback'),
  { ...row('shelf', '/prompts', 'All Prompts'), added: '2026-11-24' },
  row('saved', '/saved', 'Saved Prompts'),
  row('write', '/write', 'Writing Sheet'),
  { ...row('desk', '/desk', 'Desk'), added: '2026-11-24' },
  ...MODELS.map(({ id, path, label }) => row('model', path, label, `models/${id}`)),
  { ...row('today', TODAY_PATH, 'Today’s Prompt', 'today'), added: '2026-11-24' },
  ...PROMPT_PAGES,
  { ...row('plans', PLANS_PATH, 'Plans', 'plans'), added: '2026-11-25' },
  ...PLANS.map(({ path, label, body }): PageEntry => ({ ...row('plan', path, label, body), added: '2026-11-25' })),
  { ...row('units', UNITS_PATH, 'Units', 'units'), added: '2026-11-25' },
  ...UNITS.map(({ path, label, body }): PageEntry => ({ ...row('unit', path, label, body), added: '2026-11-25' })),
  row('blog', '/blog', 'Blog'),
  row('about', '/about', 'About', 'static/about'),
  row('newsletter', '/newsletter', 'Newsletter'),
  row('pricing', '/pricing', 'Pricing', 'static/pricing'),
  row('faq', '/faq', 'FAQ', 'static/faq'),
  row('sitemap', '/sitemap', 'Sitemap', 'static/sitemap'),
  row('legal', '/terms', 'Terms of Service', 'static/terms'),
  row('legal', '/privacy', 'Privacy Policy', 'static/privacy'),
  row('legal', '/cookies', 'Cookie Policy', 'static/cookies'),
  row('legal', '/disclaimers', 'Disclaimers', 'static/disclaimers'),
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
