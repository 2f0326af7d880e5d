import { PAGES } from '../../src/content/registry.ts'
import { PATHS, PROMPT_PAGE } from './sitemap.ts'

/** Ten templates, for `npm test`. */
const CORE: readonly string[] = [
  '/',
  '/generator',
  '/ai-prompts',
  '/feedback-tool',
  '/prompts',
  '/midjourney',
  '/writing-prompts/fantasy',
  '/business-prompts',
  PROMPT_PAGE,
  '/blog',
]

/** The addresses that a browser looks at: ten templates, and all addresses in the full run (`npm run test:full`). */
export const ADDRESSES: readonly string[] = process.env.FULL_RUN ? PATHS : CORE

const firstOfKind = new Map(PAGES.toReversed().map(({ kind, path }) => [kind, path as string]))

/** An address of each template, for what does not differ between pages of one kind. */
export const TEMPLATES: readonly string[] = [...new Set([...CORE, ...firstOfKind.values()])]
