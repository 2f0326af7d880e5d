import { MODELS } from '@contracts/models.ts'
import type { ShelfPrompt } from '@/lib/search/search-file'
import { FORMS, isForWriting, LENGTHS, LEVELS, lengthOf, type Purpose } from './tags'

/** One choice of a filter. */
export interface Choice {
  readonly id: string
  readonly label: string
  readonly has: (prompt: ShelfPrompt) => boolean
}

/** What the shelf can be narrowed by; its id is the parameter of the address. */
export interface Filter {
  readonly id: string
  readonly label: string
  readonly choices: readonly Choice[]
}

const byPath = (id: string, label: string, pattern: RegExp): Choice => ({
  id,
  label,
  has: ({ path }) => pattern.test(path),
})
const byPurpose = (id: string, label: string, purposes: readonly Purpose[]): Choice => ({
  id,
  label,
  has: ({ purpose }) => purposes.includes(purpose as Purpose),
})

const AGES: Partial<Record<keyof typeof LEVELS, string>> = {
  kids: 'Kids, ages 5 to 10',
  'middle-school': 'Middle school, ages 11 to 14',
  teens: 'Teens, ages 13 to 18',
}

const QUICK_MINUTES = 10

/** The form of the text to write. */
export const BY_FORM: readonly Choice[] = Object.entries(FORMS).map(([id, label]) => ({
  id,
  label,
  has: ({ tags }) => tags.includes(id),
}))

/** The filters of the shelf, in order. */
export const FILTERS: readonly Filter[] = [
  {
    id: 'for',
    label: 'For whom',
    choices: Object.entries(LEVELS).map(([id, label]) => ({
      id,
      label: AGES[id as keyof typeof LEVELS] ?? label,
      has: ({ level }) => level === id,
    })),
  },
  {
    id: 'use',
    label: 'What for',
    choices: [
      {
        id: 'write',
        label: 'Write',
        has: ({ purpose }) => ['fiction', 'memoir', 'daily', 'school'].includes(purpose),
      },
      byPurpose('journal', 'Journal', ['journal', 'self-reflection']),
      { id: 'ai', label: 'Paste into an AI', has: ({ purpose }) => !isForWriting(purpose as Purpose) },
      byPurpose('teach', 'Teach', ['lessons', 'school']),
    ],
  },
  {
    id: 'topic',
    label: 'Genre or job',
    choices: [
      byPath('sci-fi', 'Science fiction', /sci-fi|dystopian/),
      byPath('fantasy', 'Fantasy', /fantasy/),
      byPath('horror', 'Horror', /horror|spooky/),
      byPath('romance', 'Romance', /romance|romantic|about-love/),
      byPath('mystery', 'Mystery and thriller', /mystery|thriller/),
      byPath('history', 'Historical fiction', /historical/),
      byPath('adventure', 'Adventure', /adventure/),
      byPath('poetry', 'Poetry', /poetry/),
      byPath('humour', 'Funny', /funny|silly|fun-creative/),
      byPath('memoir', 'Memoir and nonfiction', /memoir|nonfiction/),
      byPath('gratitude', 'Gratitude', /gratitude/),
      byPath('today', 'A prompt for every day', /^\/today\//),
      byPath('school-year', 'The school year', /^\/school-/),
      byPath('teachers', 'Teachers', /teachers|lesson-/),
      byPath('students', 'Students', /for-students/),
      byPath('job-seekers', 'Job seekers', /job-seekers/),
      byPath('developers', 'Developers', /developers|coding/),
      byPath('shops', 'Shops and founders', /shops|founders/),
      byPath('support', 'Customer support', /customer-support/),
      byPath('recruiters', 'Recruiters', /recruiters/),
      byPath('real-estate', 'Real estate', /real-estate/),
      byPath('nurses', 'Nurses', /nurses/),
      byPath('marketing', 'Marketing', /marketing/),
      byPath('images', 'Pictures', /image-prompts|midjourney/),
      byPath('research', 'Research', /research/),
    ],
  },
  { id: 'form', label: 'Form', choices: BY_FORM },
  { id: 'ai', label: 'AI', choices: MODELS.map(({ id, label }) => ({ id, label, has: ({ model }) => model === id })) },
  {
    id: 'length',
    label: 'Length',
    choices: Object.entries(LENGTHS).map(([id, label]) => ({ id, label, has: ({ size }) => lengthOf(size) === id })),
  },
  {
    id: 'minutes',
    label: 'Time',
    choices: [
      {
        id: 'quick',
        label: '10 minutes or less',
        has: ({ minutes }) => minutes !== undefined && minutes <= QUICK_MINUTES,
      },
      {
        id: 'longer',
        label: 'More than 10 minutes',
        has: ({ minutes }) => minutes !== undefined && minutes > QUICK_MINUTES,
      },
    ],
  },
  {
    id: 'tried',
    label: 'Tried',
    choices: [{ id: 'yes', label: 'With an answer', has: ({ isAnswered }) => isAnswered === true }],
  },
]

/** The chosen id of each active filter. */
export type Chosen = Readonly<Record<string, string>>

/** How many prompts the shelf shows first, and adds each time the reader reaches its end. */
export const PAGE_SIZE = 20

/** A shelf: its filters and its prompts. */
export interface ShelfKind {
  readonly filters: readonly Filter[]
  /** Which prompts it holds; all if undefined. */
  readonly holds?: (prompt: ShelfPrompt) => boolean
}

/** The shelf with every prompt of the site. */
export const ALL_PROMPTS: ShelfKind = { filters: FILTERS }

const choiceOf = ({ id, choices }: Filter, chosen: Chosen) => choices.find((choice) => choice.id === chosen[id])

/** The prompts that match every chosen filter. @param except a filter to ignore */
export function matching<P extends ShelfPrompt>(
  prompts: readonly P[],
  chosen: Chosen,
  filters: readonly Filter[],
  except?: string,
): readonly P[] {
  const asked = filters.flatMap((filter) => (filter.id === except ? [] : (choiceOf(filter, chosen) ?? [])))
  return asked.length === 0 ? prompts : prompts.filter((prompt) => asked.every(({ has }) => has(prompt)))
}

/** The order without a search: the first prompt of every page, then the second, and so on, to show variety early. */
export const spread = <P extends ShelfPrompt>(prompts: readonly P[]): readonly P[] =>
  prompts.toSorted((a, b) => a.number - b.number)
