import nspell from 'nspell'
import type { Dictionary } from '../types.ts'
import { isBritish } from './british.ts'
import { COMMON_SLIPS } from './common-slips.ts'
import { createSearch } from './nearest.ts'

export interface Speller {
  /** Whether the word is correct in American or British spelling. */
  readonly isKnown: (word: string) => boolean
  /** The word that was most likely meant; undefined if none is near. */
  readonly suggest: (word: string) => Suggestion | undefined
}

export interface Suggestion {
  readonly word: string
  /** True for a common word one slip away. Words that the writer invented rarely come that close. */
  readonly isSure: boolean
}

const MIN_LENGTH = 4
const SURE_WEIGHT = 8
const SURE_WEIGHT_SHORT = 10
const MAX_LENGTH = 20

const asText = (file: string | Uint8Array) => (typeof file === 'string' ? file : new TextDecoder().decode(file))

// Caches spellers, because loading a dictionary takes longer than checking any text.
const spellers = new WeakMap<Dictionary, Speller>()

/** A speller for a Hunspell dictionary. */
export function spellerFor(dictionary: Dictionary): Speller {
  const known = spellers.get(dictionary)
  if (known) return known
  const speller = createSpeller(dictionary)
  spellers.set(dictionary, speller)
  return speller
}

function createSpeller(dictionary: Dictionary): Speller {
  const spell = nspell(asText(dictionary.aff), asText(dictionary.dic))
  const isListed = (word: string) => spell.correct(word)
  const search = createSearch(dictionary.frequencies)
  const isKnown = (word: string) => {
    const lower = word.toLowerCase()
    if (COMMON_SLIPS.has(lower)) return false
    return isListed(word) || isBritish(lower, isListed) || search.weightOf(lower) !== undefined
  }
  // Cached, because a revision shares most of its words with the draft.
  const suggested = new Map<string, Suggestion | undefined>()
  const suggest = (word: string): Suggestion | undefined => {
    if (!suggested.has(word)) suggested.set(word, lookUp(word))
    return suggested.get(word)
  }
  const lookUp = (word: string): Suggestion | undefined => {
    const lower = word.toLowerCase()
    const common = COMMON_SLIPS.get(lower) ?? parted(lower)
    if (common !== undefined) return { word: common, isSure: true }
    if (word.length < MIN_LENGTH || word.length > MAX_LENGTH || !/^[a-z]+$/u.test(lower)) return undefined
    const found = search.nearest(lower)
    // A short word is near to many others, unless only its ending is wrong.
    const least = word.length > MIN_LENGTH || found === undefined || found.cost < 0.5 ? SURE_WEIGHT : SURE_WEIGHT_SHORT
    return found && { word: found.word, isSure: found.cost <= 1 && found.weight >= least }
  }
  return { isKnown, suggest }
}

// Small words that people run together: the first and the second.
const FIRST = 'all|in|every|any|some|a|to|of|at|on|for|with|no|this|that|so|too|very|each|as|by|from|up'
const SECOND =
  'day|days|time|times|many|much|people|way|course|least|fact|order|case|spite|front|general|far|well|long|little|lot|few|other|most|all|the|be|is|it|this|that|these|those|my|your|our|their|same|first|last'
const RUN_TOGETHER = new RegExp(`^(${FIRST})(${SECOND})$`, 'u')

/** "allday", "inmany", "ofcourse": two small words without the space between them. */
const parted = (word: string) => (RUN_TOGETHER.test(word) ? word.replace(RUN_TOGETHER, '$1 $2') : undefined)
