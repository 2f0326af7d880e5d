import type { PageEntry, PageGroupName, PromptPageKind } from './page-entry'
import { MONTHS, monthBody, monthPath } from './today'

/** A page of prompts: its row of the registry, its template, and the file of its body in `content/pages`. */
export interface PromptPageEntry extends PageEntry {
  readonly kind: PromptPageKind
  readonly body: string
}

const ADDED = '2026-11-20'
const ADDED_LATER = '2026-11-24'

/** The groups that hubs for writers, and hubs for work, link to. */
export const FOR_WRITERS: readonly PageGroupName[] = ['Writing prompts by genre', 'School year', 'Every day', 'Plans']
export const FOR_WORK: readonly PageGroupName[] = ['AI prompts by job', 'AI prompts by task', 'Plans']

function row(
  kind: PromptPageKind,
  path: PageEntry['path'],
  label: string,
  group: PageGroupName,
  body: string,
  rest: Partial<PageEntry> = {},
): PromptPageEntry {
  return { path, label, group, added: ADDED, ...rest, kind, body }
}

/** A themed page at the root, its body named like its path. */
const longTail = (name: string, label: string, group: PageGroupName) =>
  row('themed', `/${name}`, label, group, `themed/${name}`)

const inWords = (name: string) => name.replaceAll('-', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase())

/** A page added later; its body has the same name as its path. */
function later(kind: PromptPageKind, group: PageGroupName, name: string, label = inWords(name)): PromptPageEntry {
  return row(kind, `/${name}`, label, group, `${kind}/${name}`, { added: ADDED_LATER })
}

/** The path prefixes of pages for a job and of school years. */
const JOB = 'prompts-for-'
const SCHOOL = 'school-writing-prompts-ages-'

const job = (name: string) => later('themed', 'AI prompts by job', JOB + name, `AI Prompts for ${inWords(name)}`)
const task = (name: string) => ({ ...later('grouped', 'AI prompts by task', name), leadsTo: FOR_WORK })
const school = (ages: string) =>
  later('school', 'School year', SCHOOL + ages, `School Writing Prompts, Ages ${ages.replaceAll('-', ' ')}`)

/** Every page of prompts, in the order of the lists for people. */
export const PROMPT_PAGES: readonly PromptPageEntry[] = [
  row('grouped', '/writing-prompts', 'Writing Prompts', 'Writing prompts', 'grouped/writing-prompts', {
    leadsTo: FOR_WRITERS,
  }),
  row(
    'grouped',
    '/creative-writing-prompts',
    'Creative Writing Prompts',
    'Writing prompts',
    'grouped/creative-writing-prompts',
    { leadsTo: FOR_WRITERS },
  ),
  row(
    'grouped',
    '/writing-prompts/creative',
    'Creative Writing Prompts',
    'Writing prompts',
    'grouped/creative-writing-prompts',
    { canonical: '/creative-writing-prompts' },
  ),
  row('themed', '/writing-prompts/short-story', 'Short Story Prompts', 'Writing prompts', 'themed/short-story'),
  row('themed', '/short-story-prompts', 'Short Story Prompts', 'Writing prompts', 'themed/short-story', {
    canonical: '/writing-prompts/short-story',
  }),
  row('themed', '/writing-prompts/adults', 'Writing Prompts for Adults', 'Writing prompts', 'themed/adults'),
  row('themed', '/writing-prompts/fantasy', 'Fantasy Writing Prompts', 'Writing prompts', 'themed/fantasy'),
  row('themed', '/fantasy-writing-prompts', 'Fantasy Writing Prompts', 'Writing prompts', 'themed/fantasy', {
    canonical: '/writing-prompts/fantasy',
  }),
  row('journal-hub', '/journal-prompts', 'Journal Prompts', 'Journal prompts', 'grouped/journal-prompts', {
    leadsTo: ['Every day'],
  }),
  row('themed', '/journal-prompts/gratitude', 'Gratitude Journal Prompts', 'Journal prompts', 'themed/gratitude'),
  row('themed', '/journal-prompts/teens', 'Journal Prompts for Teens', 'Journal prompts', 'themed/teens'),
  row('daily', '/journal-prompts/daily', 'Daily Journal Prompts', 'Journal prompts', 'daily'),
  row(
    'themed',
    '/journal-prompts/self-reflection',
    'Self-Reflection Journal Prompts',
    'Journal prompts',
    'themed/self-reflection',
  ),
  row('business', '/business-prompts', 'Business Prompts', 'Prompts for work and growth', 'grouped/business-prompts', {
    leadsTo: FOR_WORK,
  }),
  row(
    'grouped',
    '/marketing-prompts',
    'Marketing Prompts',
    'Prompts for work and growth',
    'grouped/marketing-prompts',
    { leadsTo: FOR_WORK },
  ),
  row(
    'grouped',
    '/productivity-prompts',
    'Productivity Prompts',
    'Prompts for work and growth',
    'grouped/productivity-prompts',
    { leadsTo: FOR_WORK },
  ),
  row(
    'grouped',
    '/ai-workflow-prompts',
    'AI Workflow Prompts',
    'Prompts for work and growth',
    'grouped/ai-workflow-prompts',
    { leadsTo: FOR_WORK },
  ),
  row(
    'grouped',
    '/personal-growth-prompts',
    'Personal Growth Prompts',
    'Prompts for work and growth',
    'grouped/personal-growth-prompts',
  ),
  longTail('funny-writing-prompts-for-adults', 'Funny Writing Prompts for Adults', 'Writing prompts'),
  longTail('sci-fi-writing-prompts-for-beginners', 'Sci-Fi Writing Prompts for Beginners', 'Writing prompts'),
  longTail('romantic-writing-prompts-for-teens', 'Romantic Writing Prompts for Teens', 'Writing prompts'),
  longTail('dark-fantasy-prompts-for-adults', 'Dark Fantasy Prompts for Adults', 'Writing prompts'),
  longTail('horror-writing-prompts-for-middle-school', 'Horror Writing Prompts for Middle School', 'Writing prompts'),
  longTail('adventure-prompts-for-young-writers', 'Adventure Prompts for Young Writers', 'Writing prompts'),
  longTail(
    'creative-journal-prompts-for-self-reflection',
    'Creative Journal Prompts for Self-Reflection',
    'Journal prompts',
  ),
  longTail('daily-writing-prompts-for-students', 'Daily Writing Prompts for Students', 'Writing prompts'),
  longTail('fun-creative-prompts-for-kids', 'Fun Creative Prompts for Kids', 'Writing prompts'),
  longTail('silly-writing-prompts-for-teens', 'Silly Writing Prompts for Teens', 'Writing prompts'),
  longTail('sci-fi-story-starters-for-adults', 'Sci-Fi Story Starters for Adults', 'Writing prompts'),
  longTail('romance-writing-prompts-for-novels', 'Romance Writing Prompts for Novels', 'Writing prompts'),
  longTail('short-story-prompts-about-love', 'Short Story Prompts About Love', 'Writing prompts'),
  longTail('prompt-ideas-for-dystopian-fiction', 'Prompt Ideas for Dystopian Fiction', 'Writing prompts'),
  longTail('fantasy-writing-prompts-for-beginners', 'Fantasy Writing Prompts for Beginners', 'Writing prompts'),
  longTail(
    'inspirational-journal-prompts-for-gratitude',
    'Inspirational Journal Prompts for Gratitude',
    'Journal prompts',
  ),
  row(
    'memoir',
    '/memoir-writing-prompts-for-adults',
    'Memoir Writing Prompts for Adults',
    'Writing prompts',
    'themed/memoir-writing-prompts-for-adults',
  ),
  longTail('sci-fi-dialogue-prompts', 'Sci-Fi Dialogue Prompts', 'Writing prompts'),
  longTail('spooky-writing-prompts-for-halloween', 'Spooky Writing Prompts for Halloween', 'Writing prompts'),
  longTail('romantic-dialogue-prompts', 'Romantic Dialogue Prompts', 'Writing prompts'),
  later('themed', 'Writing prompts by genre', 'mystery-writing-prompts'),
  later('themed', 'Writing prompts by genre', 'historical-fiction-prompts'),
  later('themed', 'Writing prompts by genre', 'thriller-writing-prompts'),
  later('themed', 'Writing prompts by genre', 'action-and-adventure-prompts', 'Action and Adventure Writing Prompts'),
  later('themed', 'Writing prompts by genre', 'mythical-creature-prompts', 'Mythical Creature and Magic Prompts'),
  later('themed', 'Writing prompts by genre', 'romance-trope-prompts'),
  later('themed', 'Writing prompts by genre', 'story-ideas-and-scene-prompts', 'Story Ideas and Scene Prompts'),
  later('themed', 'Writing prompts by genre', 'poetry-prompts'),
  later('themed', 'Writing prompts by genre', 'game-writing-prompts'),
  later('themed', 'Writing prompts by genre', 'nonfiction-writing-prompts'),
  later(
    'themed',
    'Writing prompts by genre',
    'worldbuilding-and-character-prompts',
    'Worldbuilding and Character Prompts',
  ),
  later(
    'themed',
    'Writing prompts by genre',
    'sci-fi-writing-prompts-for-middle-school',
    'Sci-Fi Writing Prompts for Middle School',
  ),
  later('themed', 'Writing prompts', 'writing-prompts-ages-5-to-6', 'Writing Prompts for Ages 5 to 6'),
  later(
    'themed',
    'Journal prompts',
    'shadow-work-and-self-love-journal-prompts',
    'Shadow Work and Self-Love Journal Prompts',
  ),
  later(
    'themed',
    'Journal prompts',
    'journal-prompts-for-hard-times',
    'Journal Prompts for Hard Times and Big Changes',
  ),
  later('themed', 'AI prompts by task', 'prompts-for-everyday-life', 'AI Prompts for Everyday Life'),
  row('short', '/short-writing-prompts', 'Short Writing Prompts', 'Writing prompts', 'short', { added: ADDED_LATER }),
  school('7-to-10'),
  school('11-to-14'),
  school('15-to-18'),
  ...MONTHS.map((name, index): PromptPageEntry => {
    const month = index + 1
    return row('today-month', monthPath(month), name, 'Every day', monthBody(month), { added: ADDED_LATER })
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
  task('coding-prompts'),
  task('image-prompts'),
  task('lesson-prompts'),
  task('research-prompts'),
]

/** Each page once, by the path that search engines know. */
export const CANONICAL_PROMPT_PAGES = PROMPT_PAGES.filter(({ canonical }) => canonical === undefined)
