import type { CategoryId } from '../../contracts/categories.ts'
import type { Artefact, Family } from '../types.ts'
import type { Lens } from './lens.ts'
import { DAILY, FINDINGS, WEIGHING } from './lenses-life.ts'
import { LETTERS, REWORKING, SELLING, TALES, TEXTS } from './lenses-words.ts'
import { APPS, LESSONS, LOOKS, MACHINES, PLANNING } from './lenses-works.ts'

const BY_FAMILY: Readonly<Record<Family, Lens>> = {
  deciding: WEIGHING,
  message: LETTERS,
  career: LETTERS,
  creative: TALES,
  prose: TEXTS,
  copy: SELLING,
  learning: LESSONS,
  research: FINDINGS,
  data: MACHINES,
  code: MACHINES,
  app: APPS,
  picture: LOOKS,
  plan: DAILY,
  business: PLANNING,
}

const REWORKED: ReadonlySet<string> = new Set(['edit', 'feedback', 'summary'])

const BY_ARTEFACT: Readonly<Record<string, Lens>> = {
  'study-plan': PLANNING,
  'project-plan': PLANNING,
  checklist: PLANNING,
}

/** What the chosen category asks of work of this kind; nothing where the work itself leaves no choice. */
export function lensesFor({ id, family }: Artefact, category: CategoryId): readonly string[] {
  if (id === 'translation') return []
  if (REWORKED.has(id)) return REWORKING[category]
  return (BY_ARTEFACT[id] ?? BY_FAMILY[family])[category]
}

/** What the chosen category asks of an app, whatever the app is about. */
export function appLensesFor(category: CategoryId): readonly string[] {
  return APPS[category]
}
