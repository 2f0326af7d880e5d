import { readFileSync } from 'node:fs'
import { WORD_FREQUENCIES } from '../../supabase/functions/_shared/analysis/spelling/word-frequencies.ts'
import type { Dictionary } from '../../supabase/functions/_shared/analysis/types.ts'

const file = (name: string) => readFileSync(`node_modules/dictionary-en/${name}`, 'utf8')

/** The dictionary as the browser gets it. */
export const DICTIONARY: Dictionary = {
  aff: file('index.aff'),
  dic: file('index.dic'),
  frequencies: WORD_FREQUENCIES,
}
