import type { ComponentType } from 'react'
import { PROMPT_PAGES, type PromptPageEntry } from '@/content/prompt-pages'
import type { GeneratorPage, GroupedPage } from '@/content/schema'
import type { AboutPage, FaqPage, LegalPage, PricingPage, SitemapPage } from '@/content/static-schema'
import { DAILY, GROUPED, THEMED } from './prompt-bodies'
import { type AppRoute, asText, contentPage, type Module, page } from './route-kit'

/** A page of text about the site: template and content by name. */
function staticPage<C>(
  path: `/${string}`,
  template: string,
  loadTemplate: () => Module<ComponentType<{ path: string; content: C }>>,
  loadContent: () => Module<C>,
): AppRoute {
  const files = [`src/pages/public/${template}.tsx`, `src/content/pages/static${path}.ts`] as const
  return contentPage(path, files, loadTemplate, loadContent)
}

const legalPage = (path: `/${string}`, loadContent: () => Module<LegalPage>) =>
  staticPage(path, 'legal-page', () => import('@/pages/public/legal-page'), loadContent)

const themedPage = () => import('@/pages/public/themed-page')
const groupedPage = () => import('@/pages/public/grouped-page')
const businessPage = () => import('@/pages/public/business-page')
const journalHubPage = () => import('@/pages/public/journal-hub-page')
const memoirPage = () => import('@/pages/public/memoir-page')

// Pages whose template is not that of their kind.
const OWN_TEMPLATES: Record<string, () => Module<ComponentType<{ path: string; content: GroupedPage }>>> = {
  '/business-prompts': businessPage,
  '/journal-prompts': journalHubPage,
}

function bodyOf<C>(bodies: Record<string, () => Module<C>>, name: string): () => Module<C> {
  const load = bodies[name]
  if (!load) throw new Error(`No body ${name}: see prompt-bodies.ts.`)
  return load
}

/** A page of prompts: the template of its kind, and its body. */
function promptPage({ path, kind, body }: PromptPageEntry): AppRoute {
  const file = `src/content/pages/${body}.ts`
  if (kind === 'daily') {
    return contentPage(
      path,
      ['src/pages/public/daily-page.tsx', file],
      () => import('@/pages/public/daily-page'),
      DAILY,
    )
  }
  if (kind === 'grouped') {
    const template = OWN_TEMPLATES[path] ?? groupedPage
    return contentPage(path, ['src/pages/public/grouped-page.tsx', file], template, bodyOf(GROUPED, body))
  }
  const template = path === '/memoir-writing-prompts-for-adults' ? memoirPage : themedPage
  return contentPage(path, ['src/pages/public/themed-page.tsx', file], template, bodyOf(THEMED, body))
}

/** Every page of text. */
export const TEXT_ROUTES: readonly AppRoute[] = [
  page('/', 'src/pages/public/home-page.tsx', () => import('@/pages/public/home-page')),
  contentPage<GeneratorPage>(
    '/ai-prompts',
    ['src/pages/public/ai-prompts-page.tsx', 'src/content/pages/ai-prompts.ts'],
    () => import('@/pages/public/ai-prompts-page'),
    () => import('@/content/pages/ai-prompts'),
  ),
  staticPage<AboutPage>(
    '/about',
    'about-page',
    () => import('@/pages/public/about-page'),
    () => import('@/content/pages/static/about'),
  ),
  staticPage<PricingPage>(
    '/pricing',
    'pricing-page',
    () => import('@/pages/public/pricing-page'),
    () => import('@/content/pages/static/pricing'),
  ),
  staticPage<FaqPage>(
    '/faq',
    'faq-page',
    () => import('@/pages/public/faq-page'),
    () => import('@/content/pages/static/faq'),
  ),
  staticPage<SitemapPage>(
    '/sitemap',
    'sitemap-page',
    () => import('@/pages/public/sitemap-page'),
    () => import('@/content/pages/static/sitemap'),
  ),
  legalPage('/terms', () => import('@/content/pages/static/terms')),
  legalPage('/privacy', () => import('@/content/pages/static/privacy')),
  legalPage('/cookies', () => import('@/content/pages/static/cookies')),
  legalPage('/disclaimers', () => import('@/content/pages/static/disclaimers')),
  ...PROMPT_PAGES.map(promptPage),
].map(asText)
