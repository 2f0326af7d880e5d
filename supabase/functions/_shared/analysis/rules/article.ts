import type { Rule } from '../parse/document.ts'
import { areTogether, wordSet, words } from '../parse/query.ts'
import { UNCOUNTABLES } from '../words/nouns.ts'

const UNCOUNTED: ReadonlySet<string> = new Set(UNCOUNTABLES.values())
const isUncounted = (word: string) => UNCOUNTED.has(word)

/** "unit" and "unicorn", but not "unidentified", "unilluminated" or "unironic", which are "un-" before a vowel. */
const UNI = /^uni(?!n|m(?!od)|de|di[^rm]|gn|ll|r[or]|s(?:olat|su)|tem|ced)/u
/** Written with a vowel, spoken with a consonant: "a unit", "a one-way street", "a European". */
const CONSONANT_SOUND =
  /^(?:un(?:anim|ary|esco)|us(?:e|a[bg]|u|ing)|ut(?:ah|en|er[iou]|es?$|il|op)|u(?:biq|fo|gand|ke|kr|ku|lyss|ygh|igh|v)|ur[aeio]|eu(?!ler)|ewe|on(?:e|ce)(?:$|[-'])|one(?:s$|sie|ness|time)|oui)/u
/** Written with a consonant, spoken with a vowel. */
const VOWEL_SOUND = /^(?:hour(?!i)|honest|honou?r|heir)/u
/** Has two pronunciations, or an "an" that is old but correct: "an historic", "an homage". */
const EITHER = /^(?:histor|hotel|habitual|hallucinat|heroic|homage|hors$|humble|hyster|horrif|herb|urug)/u
const LETTERS = /^[A-Z]{2,}s?$|^[A-Z]$|\d|^\p{Ll}?\p{Lu}+\p{L}*\p{Lu}|^[^aeiouyAEIOUY]+$/u
/** After "an", older English has many more words in h-, and names are spelled out: "an heroine", "an xor". */
const SURE_H =
  /^h(?:ouse|ome|and|appy|ard|igh|uge|uman|usband|oliday|obby|elpful|eavy|ot|at|orse|ospital|ealthy|alf|air|ole|ill)(?:s|es)?$/u
/** After these, "a" is a letter or a slip of another kind. */
const FUNCTION_WORDS = wordSet('a an the and or in is as at if it of on to up us am are')
const VOWEL = /^[aeiou]/u

function startsWithVowelSound(lower: string): boolean {
  if (VOWEL_SOUND.test(lower)) return true
  return VOWEL.test(lower) && !CONSONANT_SOUND.test(lower) && !UNI.test(lower)
}

/** "a" before a vowel sound and "an" before a consonant sound. Skips ambiguous capitals and figures. */
export const article: Rule = {
  name: 'article',
  label: '"a" and "an"',
  weight: 5,
  section: 'grammar',
  check: function* (context) {
    for (const { token, next } of words(context)) {
      if ((token.lower !== 'a' && token.lower !== 'an') || !next || !areTogether(token, next)) continue
      // "A" inside a sentence is a grade or a letter.
      if (token.text === 'A' && token.before !== '') continue
      if (LETTERS.test(next.text) || !/^[a-z]{2,}/u.test(next.lower)) continue
      if (EITHER.test(next.lower) || isUncounted(next.lower) || FUNCTION_WORDS.has(next.lower)) continue
      // "OneDrive" is spoken like "one", and "Xbox" like the letter.
      const isVowel =
        /^x[^aeiou]/u.test(next.lower) || startsWithVowelSound(/^One(?=\p{Lu})/u.test(next.text) ? 'one' : next.lower)
      if (isVowel === (token.lower === 'an')) continue
      if (
        !isVowel &&
        (/^(?:x|s\p{Lu})/u.test(next.text) ||
          /^\p{Lu}/u.test(next.text) ||
          (next.lower.startsWith('h') && !SURE_H.test(next.lower)))
      )
        continue
      yield {
        start: token.start,
        end: next.end,
        reason: `"${next.text}" begins with a ${isVowel ? 'vowel' : 'consonant'} sound, so use "${isVowel ? 'an' : 'a'}".`,
        advice: `Write "${isVowel ? 'an' : 'a'} ${next.text}".`,
      }
    }
  },
}
