import type { CategoryId } from '@contracts/categories.ts'

/** The template of a page of prompts. The last three are a grouped or a themed page with a block of their own. */
export type PromptPageKind =
  | 'themed'
  | 'grouped'
  | 'daily'
  | 'school'
  | 'today-month'
  | 'short'
  | 'business'
  | 'journal-hub'
  | 'memoir'

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
  | 'teachers'
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
  | 'connect'

/** The groups of pages, in the order of the site map. */
export const PAGE_GROUPS = [
  'Tools',
  'Writing prompts',
  'Writing prompts by genre',
  'School year',
  'Every day',
  'Plans',
  'For teachers',
  'Journal prompts',
  'Prompts for work and growth',
  'AI prompts by job',
  'AI prompts by task',
  'AI models',
  'About the site',
] as const

export type PageGroupName = (typeof PAGE_GROUPS)[number]

/** The library's categories that a page's prompts belong to. */
export type Categories = readonly [CategoryId, ...CategoryId[]]

/** The menus that we added to the spec's; the footer shows both, the header the tools. */
export type OwnMenu = 'Tools' | 'Every Day'

/** One public page of the site. The registry feeds the router, the prerenderer, sitemap, feeds and link check. */
export interface PageEntry {
  readonly path: `/${string}`
  /** Name in navigation, breadcrumbs and lists. */
  readonly label: string
  readonly kind: PageKind
  /** Its group on the site map, in the search and in hubs' lists. */
  readonly group: PageGroupName
  /** For a hub: the groups it links to. */
  readonly leadsTo?: readonly PageGroupName[]
  /** For a page that holds prompts. */
  readonly categories?: Categories
  /** The menus of our own that it stands in, and its name there. */
  readonly menus?: { readonly [Menu in OwnMenu]?: string }
  /** Its texts: a file of `content/pages`, without extension. Pages without one bring their own texts. */
  readonly body?: string
  /** Day the page was added (ISO 8601), for feeds and the sitemap. */
  readonly added: string
  /** The path search engines should index instead, if two paths show one page. */
  readonly canonical?: `/${string}`
}
