import type { Rule, Token } from '../parse/document.ts'
import { words } from '../parse/query.ts'
import { COMMON_SLIPS } from './common-slips.ts'
import type { Speller } from './speller.ts'

// Limits the slow search for suggestions. A text with more unknown words is in another language.
const MAX_UNKNOWN = 60
const OFTEN = 3
/** Words this short are close to too many others. */
const SHORT = 4

const PLAIN = /^[a-z]+(?:'s)?$/u
/** Drawn-out sounds, laughter, humming: "noooo", "haha", "shhh". */
const SOUND = /(.)\1\1|^[^aeiouy]+$|^(?:ha|he|ho|la|na|da)+h?$/u
const PREFIX =
  /^(?:un|re|non|over|under|out|up|down|mid|half|pre|post|self|super|anti|sub|inter|counter|back|fore|semi|multi|micro|mini|mega)(?=\p{L}{3})/u
const SUFFIX =
  /(?:like|ness|nesses|less|lessly|ish|ishly|ful|fuls|fully|ly|ward|wards|wise|worthy|able|er|ers|ing|ings|ed|s|y|ier|iest|proof|free|scape|speak)$/u
/** A capitalised first word that is checked; shorter ones are too often names. */
const FIRST = /^\p{Lu}\p{Ll}{5,}$/u
// Shorter parts would make too many slips look like compounds.
const COMPOUND_PART = 3

function isBuilt(word: string, isKnown: (word: string) => boolean): boolean {
  for (let at = COMPOUND_PART; at <= word.length - COMPOUND_PART; at++) {
    if (word.length >= 7 && isKnown(word.slice(0, at)) && isKnown(word.slice(at))) return true
  }
  const stem = word.replace(PREFIX, '')
  if (stem !== word && isKnown(stem)) return true
  const root = word.replace(SUFFIX, '')
  return (
    /(?:like|less|ness|ish|ward|wise|worthy|proof|free|scape|speak)s?$/u.test(word) && root.length >= 3 && isKnown(root)
  )
}

/** Only words all in lower case; skips names, dialect with apostrophes, codes and sounds. */
function isCandidate(token: Token): boolean {
  const { text, before, after } = token
  if (!PLAIN.test(text.replaceAll('’', "'")) || text.length < COMPOUND_PART) return false
  return !/[-@/#_~'’‘.]$/u.test(before.slice(-1)) && !/^[-@/#_~'’]/u.test(after) && !SOUND.test(text)
}

/** The rule that is added if there is a dictionary. */
export const SPELLING = { name: 'spelling', label: 'spelling', weight: 5.5 } as const

/** Words that the dictionary does not know and that are close to one that it has. */
export function spelling(speller: Speller): Rule {
  return {
    ...SPELLING,
    section: 'grammar',
    check: function* (context) {
      const times = new Map<string, number>()
      for (const { token } of words(context)) times.set(token.lower, (times.get(token.lower) ?? 0) + 1)
      const names = new Set(
        [...words(context)].flatMap(({ token, at }) =>
          at > 0 && /^\p{Lu}\p{Ll}+$/u.test(token.text) ? token.text : [],
        ),
      )
      let unknown = 0
      for (const { token, at } of words(context)) {
        const slip = COMMON_SLIPS.get(token.lower)
        const isFirst = at === 0 && (slip === undefined ? FIRST : /^\p{Lu}\p{Ll}+$/u).test(token.text)
        if (!isFirst && !isCandidate(token)) continue
        const word = token.lower.replace(/'s$/u, '')
        if (speller.isKnown(isFirst && slip === undefined ? token.text : word)) continue
        if (slip === undefined && token.isQuoted) continue
        unknown += 1
        if (unknown > MAX_UNKNOWN) return
        const name = word.charAt(0).toUpperCase() + word.slice(1)
        const meant = names.has(name) && !isFirst ? { word: name, isSure: true } : speller.suggest(word)
        if (meant === undefined) continue
        // Short, sentence-opening, repeated and compound words may be the writer's own, so they need a sure suggestion.
        const isOwn =
          word.length <= SHORT || isFirst || (times.get(token.lower) ?? 0) >= OFTEN || isBuilt(word, speller.isKnown)
        if (isOwn && !meant.isSure) continue
        yield {
          start: token.start,
          end: token.end,
          reason:
            meant.word.toLowerCase() === word
              ? 'Names begin with a capital.'
              : `"${token.text}" is not in the dictionary.`,
          advice: `Did you mean "${isFirst ? meant.word.charAt(0).toUpperCase() + meant.word.slice(1) : meant.word}"?`,
        }
      }
    },
  }
}
