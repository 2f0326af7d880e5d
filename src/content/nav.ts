import { MODELS } from '@contracts/models.ts'
import type { OwnMenu } from './page-entry'
import { PAGES } from './registry'

/** A link of a menu. */
export interface NavLink {
  readonly label: string
  readonly to: string
}

interface NavGroup {
  readonly label: string
  readonly links: readonly NavLink[]
}

const MODEL_LINKS: readonly NavLink[] = MODELS.map(({ label, path }) => ({ label, to: path }))

/** The header's plain links. */
export const MAIN_LINKS: readonly NavLink[] = [
  { label: 'Home', to: '/' },
  { label: 'Blog', to: '/blog' },
]

/** The links of a menu of our own, from the rows of its pages. */
const linksOf = (menu: OwnMenu): NavLink[] =>
  PAGES.flatMap(({ path, menus }) => (menus?.[menu] ? [{ label: menus[menu], to: path }] : []))

/** Tools: everything besides reading prompts. */
const TOOL_LINKS = linksOf('Tools')

/** The header's dropdowns. */
export const MENUS: readonly NavGroup[] = [
  {
    label: 'Prompt Categories',
    links: [
      { label: 'Creative Writing Prompts', to: '/creative-writing-prompts' },
      { label: 'AI Prompts', to: '/ai-prompts' },
      { label: 'Writing Prompts', to: '/writing-prompts' },
      { label: 'Business Prompts', to: '/business-prompts' },
      { label: 'Marketing Prompts', to: '/marketing-prompts' },
      { label: 'Productivity Prompts', to: '/productivity-prompts' },
      { label: 'Personal Growth', to: '/personal-growth-prompts' },
    ],
  },
  { label: 'AI Models', links: MODEL_LINKS },
  { label: 'Tools', links: TOOL_LINKS },
]

/** The footer's columns. */
export const FOOTER: readonly NavGroup[] = [
  { label: 'AI Models', links: MODEL_LINKS },
  {
    label: 'Prompts',
    links: [
      { label: 'Short Story', to: '/writing-prompts/short-story' },
      { label: 'Adult', to: '/writing-prompts/adults' },
      { label: 'Fantasy', to: '/writing-prompts/fantasy' },
      { label: 'Journal', to: '/journal-prompts' },
      { label: 'Funny, for Adults', to: '/funny-writing-prompts-for-adults' },
      { label: 'Sci-Fi, for Beginners', to: '/sci-fi-writing-prompts-for-beginners' },
      { label: 'Romantic, for Teens', to: '/romantic-writing-prompts-for-teens' },
      { label: 'AI Workflow', to: '/ai-workflow-prompts' },
    ],
  },
  {
    label: 'Tools',
    links: [
      { label: 'Prompt Library', to: '/ai-prompts' },
      { label: 'Prompt Generator', to: '/ai-prompts' },
      { label: 'Writing Feedback', to: '/feedback-tool' },
      { label: 'Blog', to: '/blog' },
      { label: 'FAQ', to: '/faq' },
      { label: 'Sitemap', to: '/sitemap' },
    ],
  },
  {
    label: 'Promptory',
    links: [
      { label: 'About', to: '/about' },
      // Neither page exists: both links lead to the not-found page.
      { label: 'Careers', to: '/careers' },
      { label: 'Affiliate', to: '/affiliate' },
      { label: 'Terms', to: '/terms' },
      { label: 'Privacy', to: '/privacy' },
      { label: 'Cookies', to: '/cookies' },
      { label: 'Disclaimers', to: '/disclaimers' },
    ],
  },
  {
    label: 'Write and Keep',
    links: [{ label: 'All Prompts', to: '/prompts' }, ...TOOL_LINKS, { label: 'Connect Your AI', to: '/connect' }],
  },
  { label: 'Every Day', links: linksOf('Every Day') },
]
