import type { Nuance, Reading } from '../types.ts'
import { GENRES } from './genres.ts'
import { OCCASIONS } from './occasions.ts'
import { PLATFORMS } from './platforms.ts'
import { READERS } from './readers.ts'
import { SUBJECTS } from './subjects.ts'

const MATTERS: readonly Nuance[] = [...OCCASIONS, ...GENRES, ...PLATFORMS, ...SUBJECTS]

function fits(nuance: Nuance, { artefact, text }: Reading): boolean {
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
  return {
    main: MATTERS.find((nuance) => fits(nuance, reading)),
    reader: READERS.find((nuance) => fits(nuance, reading)),
  }
}
