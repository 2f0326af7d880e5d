import type { Mark, Rule, Token } from '../parse/document.ts'
import { words } from '../parse/query.ts'
import { COMMON_SLIPS } from './common-slips.ts'
import type { Speller } from './speller.ts'

// Limits the slow search for suggestions. A text with more unknown words is in another language.
const MAX_UNKNOWN = 60
const OFTEN = 3
const MANY_STRANGE = 3
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
      const [times, names] = [new Map<string, number>(), new Map<string, number>()]
      const count = (counts: Map<string, number>, word: string) => counts.set(word, (counts.get(word) ?? 0) + 1)
      for (const { token, at } of words(context)) {
        if (at > 0 && /^\p{Lu}\p{Ll}+$/u.test(token.text)) count(names, token.lower)
        else count(times, token.lower)
      }
      let unknown = 0
      const strange = new Set<string>()
      const marks: { readonly mark: Mark; readonly isCertain: boolean }[] = []
      for (const { token, at } of words(context)) {
        const slip = COMMON_SLIPS.get(token.lower)
        const isFirst = at === 0 && (slip === undefined ? FIRST : /^\p{Lu}\p{Ll}+$/u).test(token.text)
        if (!isFirst && !isCandidate(token)) continue
        const word = token.lower.replace(/'s$/u, '')
        if (speller.isKnown(isFirst && slip === undefined ? token.text : word)) continue
        if (slip === undefined && token.isQuoted) continue
        unknown += 1
        if (unknown > MAX_UNKNOWN) return
        const written = times.get(token.lower) ?? 0
        // A name that is once without its capital; a word that is often without one is no name.
        const isName = !isFirst && written < OFTEN && (names.get(word) ?? 0) >= written
        const meant = isName
          ? { word: word.charAt(0).toUpperCase() + word.slice(1), isSure: true }
          : speller.suggest(word)
        if (meant === undefined) {
          strange.add(word)
          continue
        }
        // Short, sentence-opening, repeated and compound words may be the writer's own, so they need a sure suggestion.
        const isOwn = word.length <= SHORT || isFirst || written >= OFTEN || isBuilt(word, speller.isKnown)
        if (isOwn && !meant.isSure) continue
        const mark = {
          start: token.start,
          end: token.end,
          reason:
            meant.word.toLowerCase() === word
              ? 'Names begin with a capital letter.'
              : `"${token.text}" is not in the dictionary.`,
          advice: `Did you mean "${isFirst ? meant.word.charAt(0).toUpperCase() + meant.word.slice(1) : meant.word}"?`,
        }
        marks.push({ mark, isCertain: slip !== undefined || (meant.isSure && word.length > SHORT + 1) })
      }
      // Many words that are like no other are commands, names or another language; so may be those that are like one.
      const isForeign = strange.size >= MANY_STRANGE && strange.size * 2 >= marks.length
      for (const { mark, isCertain } of marks) if (isCertain || !isForeign) yield mark
    },
  }
}
