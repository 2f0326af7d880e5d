import type { Categories, PageEntry, PageGroupName, PromptPageKind } from './page-entry'
import { MONTHS, monthBody, monthPath } from './today'

/** A page of prompts: its row of the registry, its template, and the file of its body in `content/pages`. */
export interface PromptPageEntry extends PageEntry {
  readonly kind: PromptPageKind
  readonly body: string
  readonly categories: Categories
}

const ADDED = '2026-11-20'
const ADDED_LATER = '2026-11-24'
const ADDED_LAST = '2026-11-27'

/** The groups that hubs for writers, and hubs for work, link to. */
const FOR_WRITERS: readonly PageGroupName[] = [
  'Writing prompts',
  'Writing prompts by genre',
  'School year',
  'Every day',
  'Plans',
]
export const FOR_WORK: readonly PageGroupName[] = [
  'Prompts for work and growth',
  'AI prompts by job',
  'AI prompts by task',
  'Plans',
]

/** The groups of pages about writing. */
type WritingGroup = 'Writing prompts' | 'Writing prompts by genre' | 'Journal prompts' | 'Every day'
const WRITING: Categories = ['writing']
const WRITING_AT_SCHOOL: Categories = ['writing', 'education']

function row(
  kind: PromptPageKind,
  path: PageEntry['path'],
  label: string,
  group: PageGroupName,
  categories: Categories,
  body: string,
  rest: Partial<PageEntry> = {},
): PromptPageEntry {
  return { path, label, group, categories, added: ADDED, ...rest, kind, body }
}

/** A themed page at the root, its body named like its path. */
const longTail = (name: string, label: string, group: WritingGroup, categories = WRITING) =>
  row('themed', `/${name}`, label, group, categories, `themed/${name}`)

const inWords = (name: string) => name.replaceAll('-', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase())

/** A page added later; its body has the same name as its path. */
function later(
  kind: PromptPageKind,
  group: PageGroupName,
  categories: Categories,
  name: string,
  label = inWords(name),
  rest: Partial<PageEntry> = {},
): PromptPageEntry {
  return row(kind, `/${name}`, label, group, categories, `${kind}/${name}`, { added: ADDED_LATER, ...rest })
}

/** The path prefixes of pages for a job and of school years. */
const JOB = 'prompts-for-'
const SCHOOL = 'school-writing-prompts-ages-'

const themed = (group: WritingGroup, name: string, label?: string, categories = WRITING) =>
  later('themed', group, categories, name, label)
const job = (name: string, ...categories: Categories) =>
  later('themed', 'AI prompts by job', categories, JOB + name, `AI Prompts for ${inWords(name)}`)
const task = (name: string, ...categories: Categories) =>
  later('grouped', 'AI prompts by task', categories, name, inWords(name), { leadsTo: FOR_WORK })
const school = (from: number, to: number) =>
  later(
    'school',
    'School year',
    WRITING_AT_SCHOOL,
    `${SCHOOL}${from}-to-${to}`,
    `School Writing Prompts, Ages ${from} to ${to}`,
    { menus: { 'Every Day': `School, Ages ${from} to ${to}` } },
  )

/** A page that visitors searched for before it was there. */
const wanted = (group: PageGroupName, name: string, label = inWords(name), categories = WRITING) =>
  later('themed', group, categories, name, label, { added: ADDED_LAST })
const wantedTask = (name: string, about: string, ...categories: Categories) =>
  wanted('AI prompts by task', JOB + name, `AI Prompts for ${about}`, categories)
const wantedJob = (name: string, ...categories: Categories) =>
  wanted('AI prompts by job', JOB + name, `AI Prompts for ${inWords(name)}`, categories)
const wantedJournal = (name: string, about: string) =>
  wanted('Journal prompts', `journal-prompts-for-${name}`, `Journal Prompts for ${about}`)

/** Every page of prompts, in the order of the lists for people. */
export const PROMPT_PAGES: readonly PromptPageEntry[] = [
  row('grouped', '/writing-prompts', 'Writing Prompts', 'Writing prompts', WRITING, 'grouped/writing-prompts', {
    leadsTo: FOR_WRITERS,
  }),
  row(
    'grouped',
    '/creative-writing-prompts',
    'Creative Writing Prompts',
    'Writing prompts',
    WRITING,
    'grouped/creative-writing-prompts',
    { leadsTo: FOR_WRITERS },
  ),
  row(
    'grouped',
    '/writing-prompts/creative',
    'Creative Writing Prompts',
    'Writing prompts',
    WRITING,
    'grouped/creative-writing-prompts',
    { canonical: '/creative-writing-prompts' },
  ),
  row(
    'themed',
    '/writing-prompts/short-story',
    'Short Story Prompts',
    'Writing prompts',
    WRITING,
    'themed/short-story',
  ),
  row('themed', '/short-story-prompts', 'Short Story Prompts', 'Writing prompts', WRITING, 'themed/short-story', {
    canonical: '/writing-prompts/short-story',
  }),
  row('themed', '/writing-prompts/adults', 'Writing Prompts for Adults', 'Writing prompts', WRITING, 'themed/adults'),
  row('themed', '/writing-prompts/fantasy', 'Fantasy Writing Prompts', 'Writing prompts', WRITING, 'themed/fantasy'),
  row('themed', '/fantasy-writing-prompts', 'Fantasy Writing Prompts', 'Writing prompts', WRITING, 'themed/fantasy', {
    canonical: '/writing-prompts/fantasy',
  }),
  row('journal-hub', '/journal-prompts', 'Journal Prompts', 'Journal prompts', WRITING, 'grouped/journal-prompts', {
    leadsTo: ['Journal prompts', 'Every day'],
  }),
  row(
    'themed',
    '/journal-prompts/gratitude',
    'Gratitude Journal Prompts',
    'Journal prompts',
    WRITING,
    'themed/gratitude',
  ),
  row('themed', '/journal-prompts/teens', 'Journal Prompts for Teens', 'Journal prompts', WRITING, 'themed/teens'),
  row('daily', '/journal-prompts/daily', 'Daily Journal Prompts', 'Journal prompts', WRITING, 'daily'),
  row(
    'themed',
    '/journal-prompts/self-reflection',
    'Self-Reflection Journal Prompts',
    'Journal prompts',
    WRITING,
    'themed/self-reflection',
  ),
  row(
    'business',
    '/business-prompts',
    'Business Prompts',
    'Prompts for work and growth',
    ['business'],
    'grouped/business-prompts',
    {
      leadsTo: FOR_WORK,
    },
  ),
  row(
    'grouped',
    '/marketing-prompts',
    'Marketing Prompts',
    'Prompts for work and growth',
    ['marketing'],
    'grouped/marketing-prompts',
    { leadsTo: FOR_WORK },
  ),
  row(
    'grouped',
    '/productivity-prompts',
    'Productivity Prompts',
    'Prompts for work and growth',
    ['business'],
    'grouped/productivity-prompts',
    { leadsTo: FOR_WORK },
  ),
  row(
    'grouped',
    '/ai-workflow-prompts',
    'AI Workflow Prompts',
    'Prompts for work and growth',
    ['business'],
    'grouped/ai-workflow-prompts',
    { leadsTo: FOR_WORK },
  ),
  row(
    'grouped',
    '/personal-growth-prompts',
    'Personal Growth Prompts',
    'Prompts for work and growth',
    ['education'],
    'grouped/personal-growth-prompts',
  ),
  longTail('funny-writing-prompts-for-adults', 'Funny Writing Prompts for Adults', 'Writing prompts'),
  longTail('sci-fi-writing-prompts-for-beginners', 'Sci-Fi Writing Prompts for Beginners', 'Writing prompts'),
  longTail('romantic-writing-prompts-for-teens', 'Romantic Writing Prompts for Teens', 'Writing prompts'),
  longTail('dark-fantasy-prompts-for-adults', 'Dark Fantasy Prompts for Adults', 'Writing prompts'),
  longTail(
    'horror-writing-prompts-for-middle-school',
    'Horror Writing Prompts for Middle School',
    'Writing prompts',
    WRITING_AT_SCHOOL,
  ),
  longTail('adventure-prompts-for-young-writers', 'Adventure Prompts for Young Writers', 'Writing prompts'),
  longTail(
    'creative-journal-prompts-for-self-reflection',
    'Creative Journal Prompts for Self-Reflection',
    'Journal prompts',
  ),
  longTail(
    'daily-writing-prompts-for-students',
    'Daily Writing Prompts for Students',
    'Writing prompts',
    WRITING_AT_SCHOOL,
  ),
  longTail('fun-creative-prompts-for-kids', 'Fun Creative Prompts for Kids', 'Writing prompts', WRITING_AT_SCHOOL),
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
    WRITING,
    'themed/memoir-writing-prompts-for-adults',
  ),
  longTail('sci-fi-dialogue-prompts', 'Sci-Fi Dialogue Prompts', 'Writing prompts'),
  longTail('spooky-writing-prompts-for-halloween', 'Spooky Writing Prompts for Halloween', 'Writing prompts'),
  longTail('romantic-dialogue-prompts', 'Romantic Dialogue Prompts', 'Writing prompts'),
  themed('Writing prompts by genre', 'mystery-writing-prompts'),
  themed('Writing prompts by genre', 'historical-fiction-prompts'),
  themed('Writing prompts by genre', 'thriller-writing-prompts'),
  themed('Writing prompts by genre', 'action-and-adventure-prompts', 'Action and Adventure Writing Prompts'),
  themed('Writing prompts by genre', 'mythical-creature-prompts', 'Mythical Creature and Magic Prompts'),
  themed('Writing prompts by genre', 'romance-trope-prompts'),
  themed('Writing prompts by genre', 'story-ideas-and-scene-prompts', 'Story Ideas and Scene Prompts'),
  themed('Writing prompts by genre', 'poetry-prompts'),
  themed('Writing prompts by genre', 'game-writing-prompts'),
  themed('Writing prompts by genre', 'nonfiction-writing-prompts'),
  themed('Writing prompts by genre', 'worldbuilding-and-character-prompts', 'Worldbuilding and Character Prompts'),
  themed(
    'Writing prompts by genre',
    'sci-fi-writing-prompts-for-middle-school',
    'Sci-Fi Writing Prompts for Middle School',
  ),
  themed('Writing prompts', 'writing-prompts-ages-5-to-6', 'Writing Prompts for Ages 5 to 6'),
  themed('Journal prompts', 'shadow-work-and-self-love-journal-prompts', 'Shadow Work and Self-Love Journal Prompts'),
  themed('Journal prompts', 'journal-prompts-for-hard-times', 'Journal Prompts for Hard Times and Big Changes'),
  wanted(
    'Writing prompts',
    'opinion-writing-prompts',
    'Opinion and Persuasive Writing Prompts for Kids',
    WRITING_AT_SCHOOL,
  ),
  wanted('Writing prompts', 'argumentative-essay-topics', 'Argumentative Essay and Debate Topics', WRITING_AT_SCHOOL),
  wanted(
    'Writing prompts',
    'essay-topics-for-students',
    'Essay Topics: Compare, Cause and Effect, How-To',
    WRITING_AT_SCHOOL,
  ),
  wanted(
    'Writing prompts',
    'descriptive-and-gcse-creative-writing-prompts',
    'Descriptive and GCSE Creative Writing Prompts',
    WRITING_AT_SCHOOL,
  ),
  wanted(
    'Writing prompts',
    'story-starters-for-kids',
    'Story Starters and What-If Prompts for Kids',
    WRITING_AT_SCHOOL,
  ),
  wanted('Writing prompts', 'picture-writing-prompts', undefined, WRITING_AT_SCHOOL),
  wanted('Writing prompts', 'quick-write-prompts', 'Quick Writes, Bell Ringers and Morning Work', WRITING_AT_SCHOOL),
  wanted(
    'Writing prompts',
    'seasonal-and-holiday-writing-prompts',
    'Seasonal and Holiday Writing Prompts for Students',
    WRITING_AT_SCHOOL,
  ),
  wanted(
    'Writing prompts',
    'writing-prompts-for-english-learners',
    'Writing Prompts for English Learners (ESL)',
    WRITING_AT_SCHOOL,
  ),
  wanted(
    'Writing prompts',
    'science-math-and-history-writing-prompts',
    'Science, Math and History Writing Prompts',
    WRITING_AT_SCHOOL,
  ),
  wanted('Writing prompts', 'narrative-writing-prompts', undefined, WRITING_AT_SCHOOL),
  wanted('Writing prompts', 'first-lines-and-story-starters', 'First Lines and Story Starters'),
  wanted('Writing prompts', 'writing-group-and-warm-up-prompts', 'Writing Group and Warm-Up Prompts'),
  wanted('Writing prompts', 'food-and-nature-writing-prompts', 'Food and Nature Writing Prompts'),
  wanted('Writing prompts by genre', 'fan-fiction-prompts', 'Fan Fiction Prompts: Fluff, Angst and OTP'),
  wanted('Writing prompts by genre', 'anime-and-video-game-story-ideas', 'Anime and Video Game Story Ideas'),
  wanted('Writing prompts by genre', 'lgbtq-romance-prompts', 'LGBTQ Romance Prompts'),
  wanted('Writing prompts by genre', 'two-sentence-horror-and-micro-stories', 'Two-Sentence Horror and Micro Stories'),
  wanted('Writing prompts by genre', 'poem-a-day-prompts', 'Poem-a-Day Prompts for NaPoWriMo'),
  wantedJournal('anxiety', 'Anxiety and Stress'),
  wantedJournal('work-and-burnout', 'Work, Burnout and Career Change'),
  wantedJournal('mothers', 'Mothers and Mothers-to-Be'),
  wantedJournal('men-and-fathers', 'Men and Fathers'),
  wantedJournal('illness-and-care', 'Illness, Caring and ADHD'),
  wantedJournal('new-beginnings', 'Moving, Loss and New Beginnings'),
  wanted('Journal prompts', 'birthday-and-life-stage-journal-prompts', 'Birthday and Life Stage Journal Prompts'),
  wanted('Journal prompts', 'new-year-and-goal-journal-prompts', 'New Year and Goal-Setting Journal Prompts'),
  wanted('Journal prompts', 'bullet-and-art-journal-ideas', 'Bullet Journal and Art Journal Ideas'),
  wanted('Journal prompts', 'journaling-for-beginners', 'Journaling for Beginners: Morning, Night and One Line'),
  wanted('Journal prompts', 'season-and-travel-journal-prompts', 'Season, Holiday and Travel Journal Prompts'),
  wanted('Journal prompts', 'unsent-letter-prompts'),
  wanted('Journal prompts', 'inner-child-and-family-journal-prompts', 'Inner Child and Family Journal Prompts'),
  wanted('Journal prompts', 'faith-and-moon-journal-prompts', 'Faith, Recovery and Moon Journal Prompts'),
  wanted('Journal prompts', 'family-history-questions', 'Questions for Parents and Grandparents'),
  wanted('Journal prompts', 'questions-for-couples', 'Questions for Couples'),
  later('themed', 'AI prompts by task', WRITING, 'prompts-for-everyday-life', 'AI Prompts for Everyday Life'),
  row('short', '/short-writing-prompts', 'Short Writing Prompts', 'Writing prompts', WRITING, 'short', {
    added: ADDED_LATER,
    menus: { 'Every Day': 'Short Prompts' },
  }),
  school(7, 10),
  school(11, 14),
  school(15, 18),
  ...MONTHS.map((name, index): PromptPageEntry => {
    const month = index + 1
    return row('today-month', monthPath(month), name, 'Every day', WRITING, monthBody(month), { added: ADDED_LATER })
  }),
  job('teachers', 'education'),
  job('students', 'education'),
  job('job-seekers', 'business'),
  job('small-shops', 'business', 'marketing'),
  job('founders', 'business'),
  job('developers', 'coding'),
  job('customer-support', 'business'),
  job('recruiters', 'business'),
  job('real-estate-agents', 'business', 'marketing'),
  job('nurses', 'business'),
  task('coding-prompts', 'coding'),
  task('image-prompts', 'design'),
  task('lesson-prompts', 'education'),
  task('research-prompts', 'research'),
  wantedTask('emails', 'Emails', 'business'),
  wantedTask('letters', 'Letters and Complaints', 'writing'),
  wantedTask('rewriting', 'Rewriting, Summaries and Translation', 'writing'),
  wantedTask('speeches-and-poems', 'Speeches, Poems and Messages', 'writing'),
  wantedTask('weddings-and-parties', 'Weddings, Parties and Festivals', 'writing'),
  wantedTask('travel', 'Travel', 'writing'),
  wantedTask('food-and-fitness', 'Meals, Health and Fitness', 'writing'),
  wantedTask('home-and-money', 'Home, Money and Decisions', 'writing'),
  wantedTask('exams', 'Exams and Homework', 'education'),
  wantedTask('language-learners', 'Language Learners', 'education'),
  wantedTask('college-applications', 'College and University Applications', 'education'),
  wantedTask('special-needs', 'Worksheets, Special Needs and Homeschool', 'education'),
  wantedTask('business-plans', 'Business Plans and Ideas', 'business'),
  wantedTask('better-prompts', 'Better Prompts and Assistants', 'writing'),
  wantedTask('feedback-and-grading', 'Feedback, Rubrics and Grading', 'education'),
  wantedTask('spreadsheets', 'Spreadsheets and Data', 'business'),
  wantedTask('app-builders', 'Building Apps and Websites', 'coding'),
  wantedTask('songs-and-scripts', 'Songs, Comedy and Scripts', 'writing'),
  wantedJob('managers', 'business'),
  wantedJob('freelancers', 'business'),
  wantedJob('content-creators', 'marketing'),
  wantedJob('online-sellers', 'marketing', 'business'),
  wantedJob('novelists', 'writing'),
  wanted('AI prompts by job', 'prompts-for-local-businesses', 'Marketing Prompts for Local Businesses', [
    'marketing',
    'business',
  ]),
  wanted('AI prompts by job', 'prompts-for-dungeon-masters', 'AI Prompts for Dungeon Masters and Role-Play'),
  wanted('AI prompts by task', 'ai-video-prompts', 'AI Video Prompts', ['design']),
  wanted('AI prompts by task', 'portrait-photo-prompts', 'Photo and Portrait Prompts', ['design']),
  wanted('AI prompts by task', 'interior-and-product-image-prompts', 'Interior, Product and Design Image Prompts', [
    'design',
  ]),
  wanted('AI prompts by task', 'fantasy-art-prompts', 'Fantasy Art and Wallpaper Prompts', ['design']),
]

/** Each page once, by the path that search engines know. */
export const CANONICAL_PROMPT_PAGES = PROMPT_PAGES.filter(({ canonical }) => canonical === undefined)
