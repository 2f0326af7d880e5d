import type { PlaceEntry, PromptEntry, SearchEntry } from './search-file'

/** Years of age, both included. */
export type Ages = readonly [from: number, to: number]

/** The ages a level (content/tags.ts) is for; a level that is missing here suits anybody. */
const LEVEL_AGES: Readonly<Record<string, Ages>> = {
  kids: [3, 11],
  'middle-school': [10, 14],
  teens: [13, 18],
  students: [11, 22],
  adults: [18, 120],
}

const NUMBER = String.raw`(\d{1,2})(?:st|nd|rd|th)?(?:\s*(?:-|–|to|and|or)\s*(\d{1,2})(?:st|nd|rd|th)?)?`
const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
]

// A pupil of the first grade is six or seven.
const FIRST_GRADE_AGE = 6

const inYears = (from: number, to = from): Ages => [Math.min(from, to), Math.max(from, to)]
const inGrades = (from: number, to = from): Ages => [from + FIRST_GRADE_AGE - 1, to + FIRST_GRADE_AGE]

const WAYS: readonly [RegExp, (from: number, to?: number) => Ages][] = [
  [new RegExp(String.raw`\b${NUMBER}[\s-]*(?:years?|yrs?|y\/?o|yos?)\b(?:[\s-]*olds?)?`, 'i'), inYears],
  [new RegExp(String.raw`\bage[sd]?\s*(?:of\s*)?${NUMBER}`, 'i'), inYears],
  [new RegExp(String.raw`\b${NUMBER}[\s-]*grade(?:rs?|s)?\b`, 'i'), inGrades],
  [new RegExp(String.raw`\bgrades?\s*${NUMBER}`, 'i'), inGrades],
  // School years of England: the seventh begins at eleven.
  [new RegExp(String.raw`\byears?\s*${NUMBER}\b`, 'i'), (from, to = from) => [from + 4, to + 5]],
]

// The search also looks for these words, because many pages have them in their titles.
const NAMES: readonly [RegExp, Ages][] = [
  [/\bks ?1\b/i, [5, 7]],
  [/\bks ?2\b/i, [7, 11]],
  [/\bks ?3\b/i, [11, 14]],
  [/\b(ks ?4|gcses?)\b/i, [14, 16]],
  [/\b(a-?levels?|ks ?5|sixth form)\b/i, [16, 18]],
  [/\b(preschool(?:ers?)?|kindergart(?:en|ener|eners|ner|ners)|toddlers?)\b/i, [4, 7]],
  [/\b(elementary|primary|grade school)\b/i, [6, 11]],
  // A grown-up writes "to my child", or about "the inner child".
  [/\b(for (?:a |my |our )?(?:kids?|child|children)|(?<!\b(?:my|our) )(?:kids?|children(?:['’]s)?))\b/i, [5, 12]],
  [/\b(middle school(?:ers?)?|pre-?teens?|tweens?|junior high)\b/i, [10, 14]],
  [/\b(high school(?:ers?)?|secondary school|teens?|teenagers?|adolescents?|freshm[ae]n|sophomores?)\b/i, [13, 17]],
  [/\b(college|university|undergrad(?:uate)?s?)\b/i, [18, 24]],
  [/\b(adults?|grown-?ups?|seniors?|retirees?)\b/i, [18, 120]],
]

/** What a search says about an age. */
export interface AskedAges {
  readonly ages: Ages
  /** The rest of the search. */
  readonly rest: string
  /** The name of the age, such as "kids", because page titles use it. */
  readonly name?: string
}

/** The age a search asks for: "12 year old", "ages 8-10", "6th grade", "for kids"; undefined if it asks for none. */
export function agesIn(search: string): AskedAges | undefined {
  const text = search.replace(
    new RegExp(String.raw`\b(${ORDINALS.join('|')})(?=[\s-]*grade)`, 'gi'),
    (word) => `${ORDINALS.indexOf(word.toLowerCase()) + 1}th`,
  )
  for (const [pattern, meant] of WAYS) {
    const found = pattern.exec(text)
    const from = Number(found?.[1])
    if (!found || from < 1) continue
    const to = found[2] ? Number(found[2]) : undefined
    return { ages: meant(from, to), rest: text.replace(pattern, ' ') }
  }
  for (const [pattern, ages] of NAMES) {
    const name = pattern.exec(text)?.[0]
    if (name) return { ages, rest: text.replace(pattern, ' '), name }
  }
  return undefined
}

/** The ages that the title of a list names: "School Writing Prompts, Ages 7 to 10". */
function agesOfTitle(title: string): Ages | undefined {
  const [, from, to] = /\bAges (\d+) to (\d+)/.exec(title) ?? []
  return from && to ? [Number(from), Number(to)] : undefined
}

/**
 * How well a list suits an age: 1 for the ages it is meant for, 0 for others, and a value between for lists for
 * anybody.
 * @param title of the list; if it says “Ages 7 to 10”, that counts instead of the level; “GCSE” counts if the level is for
 *   anybody
 */
export function fitOfLevel(level: string | undefined, [from, to]: Ages, title = ''): number {
  const own = agesOfTitle(title) ?? LEVEL_AGES[level ?? ''] ?? agesIn(title)?.ages
  if (!own) return NEUTRAL_FIT
  const shared = Math.min(to, own[1]) - Math.max(from, own[0])
  // The level whose middle is nearest suits best.
  if (shared < 0) return 0
  return 1 - Math.min(0.5, Math.abs((from + to) / 2 - (own[0] + Math.min(own[1], 40)) / 2) / 20)
}

/** Factor for entries of another age, and for those of no age in particular if a child's is asked for. */
const WRONG_AGE = 0.35
const NO_AGE = 0.7
const GROWN_UP = 18
/** How well what is for nobody in particular suits an age. */
export const NEUTRAL_FIT = 0.25

/** Purposes of prompts that grown-ups give to an AI: a bedtime story may be for a child of any age. */
const ANY_AGE = new Set('lessons planning work business marketing automation images coding research'.split(' '))

/** Whether an entry is a prompt that suits a child of any age, since a grown-up gives it to an AI. */
export const isForAnyAge = (entry: SearchEntry): boolean => entry.kind === 'prompt' && ANY_AGE.has(entry.purpose)

const hasAge = (entry: SearchEntry): entry is PlaceEntry | PromptEntry =>
  entry.kind === 'page' || (entry.kind === 'prompt' && !isForAnyAge(entry))

/** How well an entry suits an age, from 0 to 1; `NEUTRAL_FIT` if it is for nobody in particular. */
export const fitOf = (entry: SearchEntry, ages: Ages): number =>
  hasAge(entry) ? fitOfLevel(entry.level, ages, entry.kind === 'prompt' ? entry.place : entry.title) : NEUTRAL_FIT

/** Factor of an entry's score if an age is asked for. */
export function ageFactor(entry: SearchEntry, ages: Ages): number {
  if (!hasAge(entry)) return 1
  const fit = fitOf(entry, ages)
  if (fit === 0) return WRONG_AGE
  return fit <= NEUTRAL_FIT && ages[0] < GROWN_UP ? NO_AGE : 1
}
