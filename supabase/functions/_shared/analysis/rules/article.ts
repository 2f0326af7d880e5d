import type { Rule } from '../parse/document.ts'
import { areTogether, words } from '../parse/query.ts'

/** Written with a vowel, spoken with a consonant: "a unit", "a one-way street", "a European". */
const CONSONANT_SOUND =
  /^(?:uni(?!n|m)|unanim|us(?:e|age|ual|urp|ury|able|er|eful|eless|ing)|ut(?:en|il|op)|ubiq|uran|ur(?:ine|inal)|eu|ew(?:e|er)|on(?:e|ce)(?:$|[-'])|oui|ufo|ukulele|unique)/u
/** Written with a consonant, spoken with a vowel. */
const VOWEL_SOUND = /^(?:hour|honest|honou?r|heir)/u
const LETTERS = /^[A-Z]{2,}s?$|^[A-Z]$|\d/u
const VOWEL = /^[aeiou]/u

function startsWithVowelSound(lower: string): boolean {
  if (VOWEL_SOUND.test(lower)) return true
  return VOWEL.test(lower) && !CONSONANT_SOUND.test(lower)
}

/** "a" before a vowel sound and "an" before a consonant sound. Capital letters and figures, which can be read in two ways, are left alone. */
export const article: Rule = {
  name: 'article',
  section: 'grammar',
  check: function* (context) {
    for (const { token, next } of words(context)) {
      if ((token.lower !== 'a' && token.lower !== 'an') || !next || !areTogether(token, next)) continue
      // "A" at the end of a sentence is a mark or a letter; "an historic" is old but right.
      if (token.text === 'A' && token.before !== '') continue
      if (LETTERS.test(next.text) || !/^[a-z]{2,}/u.test(next.lower)) continue
      if (token.lower === 'an' && /^(?:histor|hotel|habitual|heroic|hyster|horrif|herb)/u.test(next.lower)) continue
      const isVowel = startsWithVowelSound(next.lower)
      if (isVowel === (token.lower === 'an')) continue
      yield {
        start: token.start,
        end: next.end,
        reason: `"${next.text}" begins with a ${isVowel ? 'vowel' : 'consonant'} sound.`,
        advice: `Write "${isVowel ? 'an' : 'a'} ${next.text}".`,
      }
    }
  },
}
