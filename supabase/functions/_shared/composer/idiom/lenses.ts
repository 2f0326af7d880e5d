import type { CategoryId } from '../../contracts/categories.ts'
import type { Artefact, Family } from '../types.ts'
import type { Lens } from './lens.ts'
import { LETTERS, REWORKING, SELLING, TALES, TEXTS } from './lenses-words.ts'
import { APPS, FINDINGS, LESSONS, LOOKS, MACHINES, PLANNING, WEIGHING } from './lenses-works.ts'

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
  plan: PLANNING,
  business: PLANNING,
}

const REWORKED: ReadonlySet<string> = new Set(['edit', 'feedback', 'summary', 'translation'])

/** What the chosen category asks of work of this kind. */
export function lensesFor({ id, family }: Artefact, category: CategoryId): readonly string[] {
  if (REWORKED.has(id)) return REWORKING[category]
  return (id === 'study-plan' ? PLANNING : BY_FAMILY[family])[category]
}

/** What the chosen category asks of an app, whatever the app is about. */
export function appLensesFor(category: CategoryId): readonly string[] {
  return APPS[category]
}
