import { wordSet } from '../parse/query.ts'
// The irregular verbs of English without rare ones, written from memory and compared with no book: base, past, participle, and "*" where the form in -ed is right as well.
import TABLE from './irregular-verbs.json' with { type: 'json' }

const IRREGULAR = TABLE.map((row) => row.split(' ') as [base: string, past: string, participle: string, star?: string])
const BY_BASE = new Map(IRREGULAR.map((row) => [row[0], row]))

/** Common regular verbs that are rarely another part of speech. */
const REGULAR = [
  ...wordSet(
    'achieve accept add admit agree allow apologise apologize appear apply appreciate argue arrive ask assume attract avoid believe belong carry cause compare complain concentrate confirm connect consider consist contain continue convince create decide decrease defend deliver demonstrate depend describe destroy develop disagree discover discuss encourage enjoy ensure exist expect explain express finish follow gain happen help hope identify ignore imagine improve include increase introduce invent invite join like listen live look love maintain manage mention move need obtain occur offer open own participate perform persuade play practise prefer prepare prevent produce promise protect provide realise realize receive recognise recognize recommend reduce refuse rely remain remember remind remove repair replace require respect revise save seem solve specialise specialize start stay stimulate study succeed suffer suggest suppose survive talk travel trust try use visit wait walk want watch wonder work worry answer arrest attack borrow breathe brush bury call celebrate chase clean climb collect cross cry dance die disappear divide drop earn enter escape examine fail fix hate hunt hurry injure jump kiss knock laugh marry miss notice order pack pass pick point pour pray press pretend pull punish push rain reach relax repeat return rush scream search serve shout smile smoke snow stop stare surprise swallow taste thank touch turn wash waste whisper wish yell',
  ),
]

/** Past tenses that are verbs of their own, or nouns: "to bore", "to saw", "a rose". */
const OTHER_WORDS = wordSet('bore fell found ground lay rent rose saw wound spat stove')
const DOUBLING = wordSet(
  'admit begin drop forget occur prefer stop travel bet bid cut dig forbid get hit knit let put quit rid run set shed shut sit slit spin split swim upset wed wet win',
)

const third = (base: string) =>
  /(?:s|x|z|ch|sh|o)$/u.test(base) ? `${base}es` : /[^aeiou]y$/u.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`

const doubled = (base: string) => (DOUBLING.has(base) ? base + base.slice(-1) : base)

const regularPast = (base: string) =>
  base.endsWith('e') ? `${base}d` : /[^aeiou]y$/u.test(base) ? `${base.slice(0, -1)}ied` : `${doubled(base)}ed`

/** Base forms. */
export const BASES: ReadonlySet<string> = new Set([...BY_BASE.keys(), ...REGULAR, 'laugh', 'cook'])

/** Past forms that differ from the verb's base and participle, and are no other word. */
export const PURE_PASTS = IRREGULAR.filter(
  ([base, past, participle, star]) => past !== base && past !== participle && !(star && past.endsWith('ed')),
)
  .map(([, past]) => past)
  .filter((past) => past === 'saw' || past === 'fell' || !OTHER_WORDS.has(past))

/** Past forms of every kind, with their bases. */
export const PASTS = new Map<string, string>([
  ...IRREGULAR.filter(([base, past]) => base !== past).map(([base, past]) => [past, base] as const),
  ...REGULAR.map((base) => [regularPast(base), base] as const),
  ['were', 'be'],
])

/** Third persons, with their bases. */
export const THIRDS = new Map<string, string>([
  ...[...BY_BASE.keys(), ...REGULAR].map((base) => [third(base), base] as const),
  ['is', 'be'],
  ['has', 'have'],
])

const PARTICIPLES = new Map(IRREGULAR.map(([base, , participle]) => [participle, base]))
/** Participles of irregular verbs. */
export const IRREGULAR_PARTICIPLES: readonly string[] = [...PARTICIPLES.keys()]

/** Whether a word is a past form of an irregular verb. */
export const isIrregularPast = (word: string): boolean => IRREGULAR.some(([, past]) => past === word)

/** The base of any form of a verb; the form itself if it is unknown. */
export const baseOf = (form: string): string =>
  form === 'am' || form === 'are' ? 'be' : (PASTS.get(form) ?? THIRDS.get(form) ?? PARTICIPLES.get(form) ?? form)

export const participleOf = (form: string): string => BY_BASE.get(baseOf(form))?.[2] ?? regularPast(baseOf(form))

/** The past of any form of a verb; "was" for "be". A form in -ed is its own past. */
export const pastOf = (form: string): string =>
  BY_BASE.get(baseOf(form))?.[1] ?? (form.endsWith('ed') ? form : regularPast(baseOf(form)))

export const thirdOf = (base: string): string => (base === 'have' ? 'has' : base === 'be' ? 'is' : third(base))

export const ingOf = (form: string): string => {
  const base = baseOf(form)
  if (base === 'be') return 'being'
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`
  return /[^aeiou]e$/u.test(base) ? `${base.slice(0, -1)}ing` : `${doubled(base)}ing`
}

// Forms in -ed that are words of their own.
const OTHER_ED = wordSet(
  'bended binded creeped flied founded grounded hided leaded leaved putted ringed singed slayed spited stringed winded wounded',
)

/** Regular past forms of irregular verbs, which are wrong, with the right ones: "choosed", "chose". */
export const OVERREGULAR: ReadonlyMap<string, string> = new Map([
  ...IRREGULAR.filter(([, , , star]) => star === undefined)
    .map(([base, past]) => [regularPast(base), past] as const)
    .filter(([form]) => !OTHER_ED.has(form) && form.length > 4),
  ['brang', 'brought'],
  ['brung', 'brought'],
])
