import type { Artefact, Family, Nuance, Reading } from '../types.ts'
import { GENRES } from './genres.ts'
import { OCCASIONS } from './occasions.ts'
import { PLATFORMS } from './platforms.ts'
import { READERS } from './readers.ts'
import { SUBJECTS } from './subjects.ts'

const MATTERS: readonly Nuance[] = [...OCCASIONS, ...GENRES, ...PLATFORMS, ...SUBJECTS]

// Work on a text that exists already: its subject is not the matter.
const REWORKED: ReadonlySet<string> = new Set(['edit', 'feedback', 'summary', 'translation'])
const ADDRESSED: ReadonlySet<Family> = new Set(['message', 'career', 'learning', 'creative'])

function fits(nuance: Nuance, artefact: Artefact, text: string): boolean {
  if (nuance.families !== undefined && !nuance.families.includes(artefact.family)) return false
  if (nuance.artefacts !== undefined && !nuance.artefacts.includes(artefact.id)) return false
  if (nuance.except?.includes(artefact.id) === true) return false
  return nuance.pattern.test(text)
}

/** The nuances that apply: one for the matter, one for the reader. */
export interface Notes {
  readonly main: Nuance | undefined
  readonly reader: Nuance | undefined
}

/** What the matter and the reader named in a description call for. */
export function nuancesFor(reading: Reading): Notes {
  const { artefact, text, audience } = reading
  if (REWORKED.has(artefact.id)) return { main: undefined, reader: undefined }
  // Elsewhere a person named in the text is more often its subject than its reader.
  const isAddressed = ADDRESSED.has(artefact.family) || artefact.id === 'hard-talk'
  const readers = isAddressed ? text : audience
  return {
    main: MATTERS.find((nuance) => fits(nuance, artefact, text)),
    reader: READERS.find((nuance) => fits(nuance, artefact, readers)),
  }
}
