import { CLEAN } from './corpus/clean.ts'
import { CLEAN_HELD_OUT } from './corpus/clean-held-out.ts'
import { FAULTY } from './corpus/faulty.ts'
import { FAULTY_HELD_OUT } from './corpus/faulty-held-out.ts'
import type { Sample } from './corpus/types.ts'

/** The sixty texts: two thirds that the rules were tuned on, one third that was looked at only at the end. */
export const CORPUS: Readonly<Record<'tuned' | 'heldOut', readonly Sample[]>> = {
  tuned: [...CLEAN, ...FAULTY],
  heldOut: [...CLEAN_HELD_OUT, ...FAULTY_HELD_OUT],
}
