import type { PageEntry } from './registry'
import { MONTHS, monthBody, monthPath } from './today'

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

/** A page of prompts: its row of the registry, its template, and the file of its body in `content/pages`. */
export interface PromptPageEntry extends PageEntry {
  readonly kind: PromptPageKind
  readonly body: string
}

const ADDED = '2026-11-20'
const ADDED_LATER = '2026-11-24'

function row(
  kind: PromptPageKind,
  path: PageEntry['path'],
  label: string,
  body: string,
  canonical?: PageEntry['path'],
): PromptPageEntry {
  return { path, label, kind, body, added: ADDED, ...(canonical ? { canonical } : {}) }
}

/** A themed page at the root, its body named like its path. */
const longTail = (name: string, label: string) => row('themed', `/${name}`, label, `themed/${name}`)

const inWords = (name: string) => name.replaceAll('-', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase())

/** A later page, called like its path. */
function later(kind: PromptPageKind, name: string, label = inWords(name)): PromptPageEntry {
  return { ...row(kind, `/${name}`, label, `${kind}/${name}`), added: ADDED_LATER }
}

/** What begins the path of a page for a job, and that of a school year. */
const JOB = 'prompts-for-'
const SCHOOL = 'school-writing-prompts-ages-'

const job = (name: string) => later('themed', JOB + name, `AI Prompts for ${inWords(name)}`)
const school = (ages: string) =>
  later('school', SCHOOL + ages, `School Writing Prompts, Ages ${ages.replaceAll('-', ' ')}`)

/** Every page of prompts, in the order of the lists for people. */
export const PROMPT_PAGES: readonly PromptPageEntry[] = [
  row('grouped', '/writing-prompts', 'Writing Prompts', 'grouped/writing-prompts'),
  row('grouped', '/creative-writing-prompts', 'Creative Writing Prompts', 'grouped/creative-writing-prompts'),
  row(
    'grouped',
    '/writing-prompts/creative',
    'Creative Writing Prompts',
    'grouped/creative-writing-prompts',
    '/creative-writing-prompts',
  ),
  row('themed', '/writing-prompts/short-story', 'Short Story Prompts', 'themed/short-story'),
  row('themed', '/short-story-prompts', 'Short Story Prompts', 'themed/short-story', '/writing-prompts/short-story'),
  row('themed', '/writing-prompts/adults', 'Writing Prompts for Adults', 'themed/adults'),
  row('themed', '/writing-prompts/fantasy', 'Fantasy Writing Prompts', 'themed/fantasy'),
  row('themed', '/fantasy-writing-prompts', 'Fantasy Writing Prompts', 'themed/fantasy', '/writing-prompts/fantasy'),
  row('journal-hub', '/journal-prompts', 'Journal Prompts', 'grouped/journal-prompts'),
  row('themed', '/journal-prompts/gratitude', 'Gratitude Journal Prompts', 'themed/gratitude'),
  row('themed', '/journal-prompts/teens', 'Journal Prompts for Teens', 'themed/teens'),
  row('daily', '/journal-prompts/daily', 'Daily Journal Prompts', 'daily'),
  row('themed', '/journal-prompts/self-reflection', 'Self-Reflection Journal Prompts', 'themed/self-reflection'),
  row('business', '/business-prompts', 'Business Prompts', 'grouped/business-prompts'),
  row('grouped', '/marketing-prompts', 'Marketing Prompts', 'grouped/marketing-prompts'),
  row('grouped', '/productivity-prompts', 'Productivity Prompts', 'grouped/productivity-prompts'),
  row('grouped', '/ai-workflow-prompts', 'AI Workflow Prompts', 'grouped/ai-workflow-prompts'),
  row('grouped', '/personal-growth-prompts', 'Personal Growth Prompts', 'grouped/personal-growth-prompts'),
  longTail('funny-writing-prompts-for-adults', 'Funny Writing Prompts for Adults'),
  longTail('sci-fi-writing-prompts-for-beginners', 'Sci-Fi Writing Prompts for Beginners'),
  longTail('romantic-writing-prompts-for-teens', 'Romantic Writing Prompts for Teens'),
  longTail('dark-fantasy-prompts-for-adults', 'Dark Fantasy Prompts for Adults'),
  longTail('horror-writing-prompts-for-middle-school', 'Horror Writing Prompts for Middle School'),
  longTail('adventure-prompts-for-young-writers', 'Adventure Prompts for Young Writers'),
  longTail('creative-journal-prompts-for-self-reflection', 'Creative Journal Prompts for Self-Reflection'),
  longTail('daily-writing-prompts-for-students', 'Daily Writing Prompts for Students'),
  longTail('fun-creative-prompts-for-kids', 'Fun Creative Prompts for Kids'),
  longTail('silly-writing-prompts-for-teens', 'Silly Writing Prompts for Teens'),
  longTail('sci-fi-story-starters-for-adults', 'Sci-Fi Story Starters for Adults'),
  longTail('romance-writing-prompts-for-novels', 'Romance Writing Prompts for Novels'),
  longTail('short-story-prompts-about-love', 'Short Story Prompts About Love'),
  longTail('prompt-ideas-for-dystopian-fiction', 'Prompt Ideas for Dystopian Fiction'),
  longTail('fantasy-writing-prompts-for-beginners', 'Fantasy Writing Prompts for Beginners'),
  longTail('inspirational-journal-prompts-for-gratitude', 'Inspirational Journal Prompts for Gratitude'),
  row(
    'memoir',
    '/memoir-writing-prompts-for-adults',
    'Memoir Writing Prompts for Adults',
    'themed/memoir-writing-prompts-for-adults',
  ),
  longTail('sci-fi-dialogue-prompts', 'Sci-Fi Dialogue Prompts'),
  longTail('spooky-writing-prompts-for-halloween', 'Spooky Writing Prompts for Halloween'),
  longTail('romantic-dialogue-prompts', 'Romantic Dialogue Prompts'),
  later('themed', 'mystery-writing-prompts'),
  later('themed', 'historical-fiction-prompts'),
  later('themed', 'thriller-writing-prompts'),
  later('themed', 'poetry-prompts'),
  later('themed', 'game-writing-prompts'),
  later('themed', 'nonfiction-writing-prompts'),
  { ...row('short', '/short-writing-prompts', 'Short Writing Prompts', 'short'), added: ADDED_LATER },
  school('7-to-10'),
  school('11-to-14'),
  school('15-to-18'),
  ...MONTHS.map((name, index): PromptPageEntry => {
    const month = index + 1
    return { ...row('today-month', monthPath(month), name, monthBody(month)), added: ADDED_LATER }
  }),
  job('teachers'),
  job('students'),
  job('job-seekers'),
  job('small-shops'),
  job('founders'),
  job('developers'),
  job('customer-support'),
  job('recruiters'),
  job('real-estate-agents'),
  job('nurses'),
  later('grouped', 'coding-prompts'),
  later('grouped', 'image-prompts'),
  later('grouped', 'lesson-prompts'),
  later('grouped', 'research-prompts'),
]

/** Each page once, by the path that search engines know. */
export const CANONICAL_PROMPT_PAGES = PROMPT_PAGES.filter(({ canonical }) => canonical === undefined)
