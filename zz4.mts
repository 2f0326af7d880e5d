import { readFileSync, writeFileSync } from 'node:fs'
import { spellerFor } from './supabase/functions/_shared/analysis/spelling/speller.ts'
import { DICTIONARY } from './tests/unit/analysis/dictionary.ts'
const sp = spellerFor(DICTIONARY)
const out: string[] = []
for (const line of readFileSync('/work/notes/cspell/extra.tsv', 'utf8').trim().split('\n')) {
  const [w = '', m = '', f = '0'] = line.split('\t')
  if (w.length > 11 || sp.isKnown(w)) continue
  const s = sp.suggest(w)
  if (s) out.push([w, m, f, s.word, s.isSure].join('\t'))
}
writeFileSync('/work/notes/cspell/marked2.tsv', out.join('\n') + '\n')
