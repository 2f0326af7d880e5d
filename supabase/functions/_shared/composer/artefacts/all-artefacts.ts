import type { CategoryId } from '../../contracts/categories.ts'
import type { Artefact } from '../types.ts'
import { APPS } from './apps.ts'
import { BUSINESS } from './business.ts'
import { CAREER } from './career.ts'
import { CODE } from './code.ts'
import { COPY } from './copy.ts'
import { CREATIVE } from './creative.ts'
import { DATA } from './data.ts'
import { DECIDING } from './deciding.ts'
import { DESIGNS } from './designs.ts'
import { FALLBACKS } from './fallbacks.ts'
import { FAREWELLS } from './farewells.ts'
import { LEARNING } from './learning.ts'
import { MESSAGES } from './messages.ts'
import { PICTURES } from './pictures.ts'
import { PLANS } from './plans.ts'
import { PROSE } from './prose.ts'
import { RESEARCH } from './research.ts'

/** Every kind of thing the composer knows. */
export const ARTEFACTS: readonly Artefact[] = [
  ...MESSAGES,
  ...CAREER,
  ...CREATIVE,
  ...PROSE,
  ...FAREWELLS,
  ...COPY,
  ...LEARNING,
  ...RESEARCH,
  ...DATA,
  ...CODE,
  ...APPS,
  ...PICTURES,
  ...DESIGNS,
  ...PLANS,
  ...BUSINESS,
  ...DECIDING,
  ...Object.values(FALLBACKS),
]

const BY_ID = new Map(ARTEFACTS.map((artefact) => [artefact.id, artefact]))

/** The artefact with this id, or what the category falls back on. */
export function artefactOf(id: string, category: CategoryId): Artefact {
  return BY_ID.get(id) ?? FALLBACKS[category]
}
