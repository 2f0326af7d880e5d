import type { CategoryId } from '../../contracts/categories.ts'
import type { Description } from '../reading/read-description.ts'
import type { Family } from '../types.ts'
import { LIFE_DOMAINS } from './domains-life.ts'
import { WORK_DOMAINS } from './domains-work.ts'

/** One collection of data: its name and its fields. */
export interface DataSet {
  readonly name: string
  readonly fields: string
}

/** What an app of one kind consists of. */
export interface Domain {
  readonly id: string
  readonly pattern: RegExp
  /** Completes "Build …", where the description names no app: "a booking app". */
  readonly app: string
  readonly who: readonly string[]
  readonly screens: readonly string[]
  readonly data: readonly DataSet[]
  readonly acceptance: readonly string[]
  /** The central piece of interface, as a front-end engineer would name it. */
  readonly piece: string
}

const DOMAINS: readonly Domain[] = [...WORK_DOMAINS, ...LIFE_DOMAINS]

// What a request that names no app becomes when an app is to be built around it.
const BY_FAMILY: Readonly<Record<Family, string>> = {
  message: 'letters',
  career: 'applications',
  creative: 'stories',
  prose: 'articles',
  copy: 'content',
  learning: 'learning',
  research: 'research',
  data: 'dashboard',
  code: 'devtool',
  app: 'general',
  picture: 'gallery',
  plan: 'planner',
  deciding: 'decisions',
  business: 'decisions',
}

const BY_ARTEFACT: Readonly<Record<string, string>> = {
  recipe: 'food',
  'meal-plan': 'food',
  workout: 'fitness',
  budget: 'money',
  'event-plan': 'events',
  invitation: 'events',
  itinerary: 'travel',
  game: 'game',
  dashboard: 'dashboard',
  'landing-page': 'showcase',
  'support-reply': 'support',
  faq: 'support',
  bot: 'support',
  survey: 'survey',
  'product-description': 'shop',
  journal: 'diary',
  checklist: 'planner',
  'meeting-agenda': 'planner',
}

/** The domain that the text names first. */
function namedFirst(text: string): Domain | undefined {
  let best: { domain: Domain; at: number } | undefined
  for (const domain of DOMAINS) {
    if (domain.id === 'general') continue
    const at = text.search(domain.pattern)
    if (at >= 0 && (best === undefined || at < best.at)) best = { domain, at }
  }
  return best?.domain
}

// Categories in which a question wants a teacher or a decision rather than sources.
const ASKED_OF_PEOPLE: ReadonlySet<CategoryId> = new Set(['education', 'business'])

// An app for a bare subject: the category tells what people would do with it.
const BY_CATEGORY: Readonly<Record<CategoryId, string>> = {
  marketing: 'content',
  coding: 'devtool',
  design: 'gallery',
  writing: 'stories',
  research: 'research',
  business: 'decisions',
  education: 'learning',
}

/** The kind of app that fits the description. */
export function domainFor({ text, artefact, isNamed, shape }: Description, category: CategoryId): Domain {
  const { family } = artefact
  const bare = shape === 'question' && !ASKED_OF_PEOPLE.has(category) ? 'research' : BY_CATEGORY[category]
  const id = BY_ARTEFACT[artefact.id] ?? (isNamed ? BY_FAMILY[family] : bare)
  const domain = (family === 'app' ? namedFirst(text) : undefined) ?? DOMAINS.find((candidate) => candidate.id === id)
  if (domain === undefined) throw new Error(`No app domain for ${family}`)
  return domain
}
