import { MODELS } from '@contracts/models.ts'
import type { PageEntry, PageGroupName, PageKind } from './page-entry'
import { PLANS, PLANS_PATH } from './plans'
import { FOR_WORK, PROMPT_PAGES } from './prompt-pages'
import { TODAY_PATH } from './today'
import { UNITS, UNITS_PATH } from './units'

const FIRST_DAY = '2026-11-20'

function row(
  kind: PageKind,
  path: PageEntry['path'],
  label: string,
  group: PageGroupName,
  rest: Partial<PageEntry> = {},
): PageEntry {
  return { path, label, kind, group, added: FIRST_DAY, ...rest }
}

/** Every public page that exists, home first. */
export const PAGES: readonly PageEntry[] = [
  row('home', '/', 'Home', 'Tools', {
    leadsTo: ['Writing prompts by genre', 'School year', 'Every day', 'Plans', 'AI prompts by job'],
  }),
  row('generator', '/generator', 'Prompt Generator', 'Tools', {
    body: 'generator',
    menus: { Tools: 'Prompt Generator' },
  }),
  row('local-generator', '/prompt-generator', 'AI Prompt Generator', 'Tools', { body: 'prompt-generator' }),
  row('ai-prompts', '/ai-prompts', 'AI Prompts', 'Tools', { body: 'ai-prompts', leadsTo: FOR_WORK }),
  row('feedback', '/feedback-tool', 'Writing Feedback', 'Tools', {
    body: 'feedback',
    menus: { Tools: 'Writing Feedback' },
  }),
  row('shelf', '/prompts', 'All Prompts', 'Tools', { added: '2026-11-24' }),
  row('saved', '/saved', 'Saved Prompts', 'Tools'),
  row('write', '/write', 'Writing Sheet', 'Tools', { menus: { Tools: 'Write' } }),
  ...MODELS.map(({ id, path, label, categories }) =>
    row('model', path, label, 'AI models', { body: `models/${id}`, categories }),
  ),
  row('today', TODAY_PATH, 'Today’s Prompt', 'Every day', {
    body: 'today',
    added: '2026-11-24',
    menus: { Tools: 'Today’s Prompt', 'Every Day': 'Today’s Prompt' },
  }),
  row('plans', PLANS_PATH, 'Plans', 'Plans', { body: 'plans', added: '2026-11-25', menus: { 'Every Day': 'Plans' } }),
  ...PROMPT_PAGES,
  ...PLANS.map(({ path, label, body }) => row('plan', path, label, 'Plans', { body, added: '2026-11-25' })),
  row('teachers', '/teachers', 'For Teachers', 'For teachers', {
    added: '2026-11-25',
    menus: { Tools: 'For teachers' },
  }),
  row('desk', '/desk', 'Desk', 'Tools', { added: '2026-11-24', menus: { Tools: 'Desk' } }),
  row('units', UNITS_PATH, 'Writing Units', 'For teachers', {
    body: 'units',
    added: '2026-11-25',
    menus: { 'Every Day': 'Units for Teachers' },
  }),
  ...UNITS.map(({ path, label, body }) => row('unit', path, label, 'For teachers', { body, added: '2026-11-25' })),
  row('blog', '/blog', 'Blog', 'Tools'),
  row('about', '/about', 'About', 'About the site', { body: 'static/about' }),
  row('newsletter', '/newsletter', 'Newsletter', 'About the site'),
  row('connect', '/connect', 'Connect Your AI', 'Tools', { body: 'static/connect', added: '2026-11-25' }),
  row('pricing', '/pricing', 'Pricing', 'About the site', { body: 'static/pricing' }),
  row('faq', '/faq', 'FAQ', 'About the site', { body: 'static/faq' }),
  row('sitemap', '/sitemap', 'Sitemap', 'About the site', { body: 'static/sitemap' }),
  row('legal', '/terms', 'Terms of Service', 'About the site', { body: 'static/terms' }),
  row('legal', '/privacy', 'Privacy Policy', 'About the site', { body: 'static/privacy' }),
  row('legal', '/cookies', 'Cookie Policy', 'About the site', { body: 'static/cookies' }),
  row('legal', '/disclaimers', 'Disclaimers', 'About the site', { body: 'static/disclaimers' }),
]

const BY_PATH = new Map(PAGES.map((page) => [page.path as string, page]))

/** A path's row of the registry; undefined if no such page exists. */
export function findPage(path: string): PageEntry | undefined {
  return BY_PATH.get(path)
}

/** The path that search engines should know for a path: its own, or that of the page it repeats. */
export function canonicalOf(path: string): string {
  return findPage(path)?.canonical ?? path
}
