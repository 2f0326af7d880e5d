import { PAGES, type PageEntry, type PageKind } from './registry'

// In the order of the list.
const TITLES = [
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

type GroupTitle = (typeof TITLES)[number]

/** Pages of one kind, for the list that people read. */
export interface PageGroup {
  readonly title: GroupTitle
  readonly pages: readonly PageEntry[]
}

// By kind, or else by path; what fits nowhere is about the site.
const KINDS: Partial<Record<PageKind, GroupTitle>> = {
  home: 'Tools',
  generator: 'Tools',
  'local-generator': 'Tools',
  'ai-prompts': 'Tools',
  feedback: 'Tools',
  write: 'Tools',
  saved: 'Tools',
  shelf: 'Tools',
  desk: 'Tools',
  blog: 'Tools',
  model: 'AI models',
  school: 'School year',
  today: 'Every day',
  'today-month': 'Every day',
  plans: 'Plans',
  plan: 'Plans',
  units: 'For teachers',
  unit: 'For teachers',
}
const PATHS: readonly [RegExp, GroupTitle][] = [
  [/journal/, 'Journal prompts'],
  [/^\/prompts-for-/, 'AI prompts by job'],
  [/^\/(coding|image|lesson|research)-prompts$/, 'AI prompts by task'],
  [/^\/(business|marketing|productivity|ai-workflow|personal-growth)-prompts$/, 'Prompts for work and growth'],
  [/^\/(mystery|historical-fiction|thriller|poetry|game|nonfiction)-/, 'Writing prompts by genre'],
  [/prompt|short-story|adults|fantasy/, 'Writing prompts'],
]

const titleOf = ({ kind, path }: PageEntry): GroupTitle =>
  KINDS[kind] ?? PATHS.find(([pattern]) => pattern.test(path))?.[1] ?? 'About the site'

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

const FOR_WORK: readonly GroupTitle[] = ['AI prompts by job', 'AI prompts by task', 'Plans']
const FOR_WRITERS: readonly GroupTitle[] = ['Writing prompts by genre', 'School year', 'Every day', 'Plans']

// Where each hub leads besides its neighbours.
const HUBS: Readonly<Record<string, readonly GroupTitle[]>> = {
  '/': [...FOR_WRITERS, 'AI prompts by job'],
  '/writing-prompts': FOR_WRITERS,
  '/creative-writing-prompts': FOR_WRITERS,
  '/journal-prompts': ['Every day'],
  '/ai-prompts': FOR_WORK,
  '/business-prompts': FOR_WORK,
  '/marketing-prompts': FOR_WORK,
  '/productivity-prompts': FOR_WORK,
  '/ai-workflow-prompts': FOR_WORK,
  '/coding-prompts': FOR_WORK,
  '/image-prompts': FOR_WORK,
  '/lesson-prompts': FOR_WORK,
  '/research-prompts': FOR_WORK,
}

/** The groups of pages that a hub leads to, itself and the months of the year left out. */
export function groupsFrom(hub: string): PageGroup[] {
  const wanted = HUBS[hub] ?? []
  return groupedPages(PAGES.filter(({ path, kind }) => path !== hub && kind !== 'today-month')).filter(({ title }) =>
    wanted.includes(title),
  )
}
