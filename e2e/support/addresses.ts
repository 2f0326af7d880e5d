import { PAGES } from '../../src/content/registry.ts'
import { PATHS, PROMPT_PAGE } from './sitemap.ts'

/** Addresses of templates: more than one where pages of a kind differ. */
const CHOSEN: readonly string[] = [
  '/',
  '/generator',
  '/prompt-generator',
  '/ai-prompts',
  '/feedback-tool',
  '/saved',
  '/write',
  '/prompts',
  '/prompts/for/science-fiction',
  '/midjourney',
  '/writing-prompts',
  '/business-prompts',
  '/journal-prompts',
  '/journal-prompts/daily',
  '/funny-writing-prompts-for-adults',
  '/memoir-writing-prompts-for-adults',
  '/school-writing-prompts-ages-7-to-10',
  '/short-writing-prompts',
  '/plans',
  '/plans/a-novel-in-november',
  '/teachers/units',
  '/teachers/units/a-story-that-starts-with-trouble',
  '/today',
  '/today/january',
  PROMPT_PAGE,
  '/coding-prompts',
  '/about',
  '/pricing',
  '/faq',
  '/terms',
  '/connect',
  '/sitemap',
  '/blog',
  '/blog/category/education',
  '/blog/forbid-the-first-answer',
]

const chosenKinds = new Set(PAGES.filter(({ path }) => CHOSEN.includes(path)).map(({ kind }) => kind))
const firstOfKind = new Map(PAGES.toReversed().map(({ kind, path }) => [kind, path]))

/** An address of each template: of a kind that has none above, its first page. */
const TEMPLATES = [...CHOSEN, ...[...firstOfKind].filter(([kind]) => !chosenKinds.has(kind)).map(([, path]) => path)]

/** The addresses that a browser looks at: one a template, all of them in the full run (`npm run test:full`). */
export const ADDRESSES: readonly string[] = process.env.FULL_RUN ? PATHS : TEMPLATES
