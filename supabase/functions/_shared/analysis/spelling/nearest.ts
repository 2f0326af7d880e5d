/** A word of the dictionary; `weight` is the logarithm (base 2) of its count in 51 million words. */
interface Entry {
  readonly word: string
  readonly lower: string
  readonly weight: number
  /** Bit mask of the letters it contains. */
  readonly letters: number
}

/** A word that may have been meant. */
export interface Candidate {
  readonly word: string
  readonly weight: number
  /** Distance from the written word; about 1 per slip. */
  readonly cost: number
}

const MAX_COST = 2.2
/** A word with one more slip wins only if it is 2^n times as common. */
const BITS_PER_SLIP = 12
/** Minimum weight of a word that is two slips away. */
const LEAST_WEIGHT_FAR = 9
/** Minimum weight of a name. Rarer ones are as often foreign words or slips. */
const LEAST_NAME = 7

const pairs = (list: string) => new Set(list.split(' ').flatMap((pair) => [pair, `${pair.charAt(1)}${pair.charAt(0)}`]))
const SOUND_ALIKE = pairs('ck cs sz fv dt bp mn gj iy kq uw xs ie ea ai oa ou ei eu ue')
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const NEIGHBOURS = pairs(ROWS.flatMap((row) => [...row].slice(1).map((key, at) => row.charAt(at) + key)).join(' '))
const VOWELS = new Set('aeiouy')
const isVowel = (letter: string) => VOWELS.has(letter)

const lettersOf = (word: string) => [...word].reduce((mask, letter) => mask | (1 << (letter.charCodeAt(0) & 31)), 0)

function bits(mask: number): number {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1
  return count
}

/** Letters that the meant word may begin with. Hardly anybody gets both of the first two letters wrong. */
const startsOf = (written: string) =>
  [...'abcdefghijklmnopqrstuvwxyz'].filter(
    (letter) =>
      written.slice(0, 2).includes(letter) || SOUND_ALIKE.has(written.charAt(0) + letter) || /[khw]/u.test(letter),
  )

/** Wrong endings that learners write, and the right ones. Each counts as one slip, however many letters change. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ys$/u, 'ies'],
  [/yed$/u, 'ied'],
  [/yer$/u, 'ier'],
  [/tion$/u, 'sion'],
  [/sion$/u, 'tion'],
  [/cion$/u, 'tion'],
  [/ably$/u, 'ibly'],
  [/able$/u, 'ible'],
  [/([^aeiou])eing$/u, '$1ing'],
  [/ly$/u, 'ally'],
  [/([^aeiou])d$/u, '$1ed'],
  [/([sxz]|[cs]h)s$/u, '$1es'],
]

// A missing letter is the commonest slip, an extra one is rarer, a wrong one the rarest.
const EXTRA = 1.1
const WRONG = 1.3
/** Pairs of letters of which one is often silent. */
const SILENT = new Set('bt kn wr wh gn sc gh mb st ck dg'.split(' '))
const swapCost = (one: string, other: string) => {
  if (SOUND_ALIKE.has(one + other)) return 0.6
  return NEIGHBOURS.has(one + other) || (isVowel(one) && isVowel(other)) ? 0.8 : WRONG
}
/** Cost of an extra or missing letter; lowest if it doubles its neighbour. */
const looseCost = (letter: string, before: string, after: string) => {
  if (letter === before) return 0.4
  if (SILENT.has(letter + after) || SILENT.has(before + letter)) return 0.7
  return isVowel(letter) || letter === 'h' || (after === '' && letter === 's') ? 0.8 : 1
}

/** Edit distance between two words, weighted by common slips: doubled letters, similar sounds, neighbouring keys. */
export function slipCost(written: string, meant: string, most = MAX_COST): number {
  let [older, old]: [number[], number[]] = [[], [0]]
  const missing = [...meant].map((letter, at) => looseCost(letter, meant.charAt(at - 1), meant.charAt(at + 1)))
  for (const [at, cost] of missing.entries()) old.push((old[at] ?? 0) + cost)
  for (let i = 1; i <= written.length; i++) {
    const letter = written.charAt(i - 1)
    const extra = looseCost(letter, written.charAt(i - 2), written.charAt(i)) * EXTRA
    const row = [(old[0] ?? 0) + extra]
    let least = row[0] ?? 0
    for (let j = 1; j <= meant.length; j++) {
      const wanted = meant.charAt(j - 1)
      const left = missing[j - 1] ?? 1
      let cost = Math.min(
        (old[j] ?? 0) + extra,
        (row[j - 1] ?? 0) + left,
        (old[j - 1] ?? 0) + (letter === wanted ? 0 : swapCost(letter, wanted)),
      )
      const isTurned = i > 1 && j > 1 && letter === meant.charAt(j - 2) && written.charAt(i - 2) === wanted
      if (isTurned && letter !== wanted) cost = Math.min(cost, (older[j - 2] ?? 0) + 0.6)
      row.push(cost)
      least = Math.min(least, cost)
    }
    if (least > most) return least
    older = old
    old = row
  }
  // A wrong first letter costs more, because it is rare.
  return (old[meant.length] ?? 0) + (written.charAt(0) === meant.charAt(0) ? 0 : 0.5)
}

/** Creates a search for the nearest words in a list of frequencies. */
export function createSearch(frequencies: string) {
  const byStart = new Map<string, Entry[]>()
  const weights = new Map<string, number>()
  for (const [weight, line] of frequencies.split('\n').entries()) {
    for (const word of line.split(' ')) {
      if (word === '') continue
      const lower = word.toLowerCase()
      const key = lower.charAt(0) + word.length
      const bucket = byStart.get(key) ?? []
      byStart.set(key, bucket)
      bucket.push({ word, lower, weight, letters: lettersOf(word) })
      weights.set(word, weight)
    }
  }

  /** How common a word is; undefined if it is not in the list. */
  const weightOf = (word: string) => weights.get(word)

  /** The likeliest word for an unknown one in lower case. */
  function nearest(written: string): Candidate | undefined {
    const letters = lettersOf(written)
    const starts = startsOf(written)
    // A short word with two slips could be almost any word.
    const most = written.length < 5 ? 1 : written.length < 7 ? 1.6 : MAX_COST
    let best: Candidate | undefined
    const valueOf = ({ weight, cost }: Candidate) => weight - cost * BITS_PER_SLIP
    const weigh = (candidate: Candidate) => {
      if (candidate.cost > 1.2 && candidate.weight < LEAST_WEIGHT_FAR) return
      if (!best || valueOf(candidate) > valueOf(best)) best = candidate
    }
    for (let length = Math.max(2, written.length - 2); length <= written.length + 2; length++) {
      for (const entry of starts.flatMap((start) => byStart.get(start + length) ?? [])) {
        if (bits(entry.letters ^ letters) > (most < MAX_COST ? 3 : 4)) continue
        const cost = slipCost(written, entry.lower, most)
        const isName = entry.word !== entry.lower
        // An exact match is a name without its capital. Misspelt names are not suggested: few write them in lower case.
        if (cost === 0 && entry.weight >= LEAST_NAME) return { word: entry.word, weight: entry.weight, cost }
        if (cost <= most && !isName) weigh({ word: entry.word, weight: entry.weight, cost })
      }
    }
    for (const [ending, right] of ENDINGS) {
      const word = written.replace(ending, right)
      const weight = word === written ? undefined : weights.get(word)
      if (weight !== undefined) weigh({ word, weight, cost: 0.3 })
    }
    return best
  }
  return { weightOf, nearest }
}
