import { MODELS } from '@contracts/models.ts'
import { findPage } from '@/content/registry'
import { FORMS, isForWriting, LENGTHS, LEVELS, lengthOf, type Purpose } from '@/content/tags'
import type { PromptEntry } from '@/lib/search/search-file'

/** One choice of a filter. */
export interface Choice {
  readonly id: string
  readonly label: string
  readonly has: (prompt: PromptEntry) => boolean
}

/** What the shelf can be narrowed by; its id is the parameter of the address. */
export interface Filter {
  readonly id: 'for' | 'use' | 'topic' | 'form' | 'ai' | 'length' | 'minutes'
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
  kids: 'Kids, ages 7 to 10',
  'middle-school': 'Middle school, ages 11 to 14',
  teens: 'Teens, ages 13 to 18',
}

const QUICK_MINUTES = 10

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
  {
    id: 'form',
    label: 'Form',
    choices: Object.entries(FORMS).map(([id, label]) => ({ id, label, has: ({ tags }) => tags.includes(id) })),
  },
  { id: 'ai', label: 'AI', choices: MODELS.map(({ id, label }) => ({ id, label, has: ({ model }) => model === id })) },
  {
    id: 'length',
    label: 'Length',
    choices: Object.entries(LENGTHS).map(([id, label]) => ({ id, label, has: ({ text }) => lengthOf(text) === id })),
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
]

/** The orders, the usual one first. */
export const ORDERS = { fit: 'Best fit', newest: 'Newest first', short: 'Shortest first' } as const
export type Order = keyof typeof ORDERS

/** Prompts shown at first, and added at each end of the list. */
export const PAGE_SIZE = 20
export const LONGEST_SEARCH = 100

/** What an address asks the shelf for. */
export interface ShelfView {
  readonly q: string
  /** The chosen id of each filter that is set. */
  readonly chosen: Readonly<Partial<Record<Filter['id'], string>>>
  readonly order: Order
  readonly shown: number
}

/** The view of an address; what it says wrongly is left out. */
export function readShelfView(params: URLSearchParams): ShelfView {
  const chosen: Partial<Record<Filter['id'], string>> = {}
  for (const { id, choices } of FILTERS) {
    const value = params.get(id)
    if (value && choices.some((choice) => choice.id === value)) chosen[id] = value
  }
  const shown = Number(params.get('show'))
  const order = params.get('sort')
  return {
    q: (params.get('q') ?? '').slice(0, LONGEST_SEARCH),
    chosen,
    order: order && order in ORDERS ? (order as Order) : 'fit',
    shown: Number.isSafeInteger(shown) && shown > PAGE_SIZE ? Math.ceil(shown / PAGE_SIZE) * PAGE_SIZE : PAGE_SIZE,
  }
}

/** The address of a view; what is as usual is left out. */
export function writeShelfView({ q, chosen, order, shown }: ShelfView): URLSearchParams {
  const params = new URLSearchParams()
  if (q.trim()) params.set('q', q.trim())
  for (const { id } of FILTERS) {
    const value = chosen[id]
    if (value) params.set(id, value)
  }
  if (order !== 'fit') params.set('sort', order)
  if (shown > PAGE_SIZE) params.set('show', String(shown))
  return params
}

const choiceOf = ({ id, choices }: Filter, { chosen }: Pick<ShelfView, 'chosen'>) =>
  choices.find((choice) => choice.id === chosen[id])

/** The prompts that have every chosen property. @param except a filter that is left out of account */
export function matching(
  prompts: readonly PromptEntry[],
  view: Pick<ShelfView, 'chosen'>,
  except?: Filter['id'],
): readonly PromptEntry[] {
  const asked = FILTERS.flatMap((filter) => (filter.id === except ? [] : (choiceOf(filter, view) ?? [])))
  return asked.length === 0 ? prompts : prompts.filter((prompt) => asked.every(({ has }) => has(prompt)))
}

/** How many prompts each choice of a filter would leave, the other filters as they are. Choices without any are left out. */
export function countsOf(
  prompts: readonly PromptEntry[],
  view: Pick<ShelfView, 'chosen'>,
  filter: Filter,
): { choice: Choice; count: number }[] {
  const others = matching(prompts, view, filter.id)
  return filter.choices
    .map((choice) => ({ choice, count: others.filter(choice.has).length }))
    .filter(({ choice, count }) => count > 0 || view.chosen[filter.id] === choice.id)
}

const addedOf = ({ path }: PromptEntry) => findPage(path)?.added ?? ''

/** The prompts in an order. @param prompts best fit first */
export function ordered(prompts: readonly PromptEntry[], order: Order): readonly PromptEntry[] {
  if (order === 'newest') return prompts.toSorted((a, b) => addedOf(b).localeCompare(addedOf(a)))
  if (order === 'short') return prompts.toSorted((a, b) => a.text.length - b.text.length)
  return prompts
}

/** Without a search: the first prompt of every page, then the second, so that a few show how much there is. */
export const spread = (prompts: readonly PromptEntry[]): readonly PromptEntry[] =>
  prompts.toSorted((a, b) => a.number - b.number)
