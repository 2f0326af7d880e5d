import { ANYWHERE } from './anywhere.ts'
import { APPLYING } from './applying.ts'
import { ARGUING } from './arguing.ts'
import { WRITING_LETTERS } from './letters.ts'
import { SELLING } from './selling.ts'
import { TELLING } from './telling.ts'
import type { Worn } from './worn-type.ts'

/** Worn phrases of letters, selling, essays and stories, each with what to write instead. */
export const WORN: readonly Worn[] = [ANYWHERE, SELLING, APPLYING, WRITING_LETTERS, ARGUING, TELLING]
