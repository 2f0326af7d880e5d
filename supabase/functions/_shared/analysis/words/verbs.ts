import { wordSet } from '../parse/query.ts'
import { pairsOf } from './list-of.ts'

/** Irregular verbs: base, past, participle. */
const IRREGULAR =
  `arise arose arisen, become became become, begin began begun, bite bit bitten, blow blew blown, break broke broken, bring brought brought, build built built, buy bought bought, catch caught caught, choose chose chosen, come came come, deal dealt dealt, do did done, draw drew drawn, drink drank drunk, drive drove driven, eat ate eaten, fall fell fallen, feed fed fed, feel felt felt, fight fought fought, fly flew flown, forget forgot forgotten, forgive forgave forgiven, freeze froze frozen, give gave given, go went gone, grow grew grown, hear heard heard, hide hid hidden, hold held held, keep kept kept, know knew known, lead led led, leave left left, lend lent lent, lose lost lost, make made made, mean meant meant, meet met met, pay paid paid, ride rode ridden, ring rang rung, rise rose risen, run ran run, say said said, see saw seen, sell sold sold, send sent sent, shake shook shaken, show showed shown, sing sang sung, sink sank sunk, sit sat sat, sleep slept slept, speak spoke spoken, spend spent spent, stand stood stood, steal stole stolen, swim swam swum, take took taken, teach taught taught, tell told told, think thought thought, throw threw thrown, understand understood understood, wake woke woken, wear wore worn, win won won, write wrote written`
    .split(',')
    .map((row) => row.trim().split(' ') as [base: string, past: string, participle: string])

/** Common regular verbs that are rarely another part of speech. */
const REGULAR =
  'achieve accept add admit agree allow apologise apologize appear apply appreciate argue arrive ask assume attract avoid become believe belong carry cause choose compare complain concentrate confirm connect consider consist contain continue convince create decide decrease defend deliver demonstrate depend describe destroy develop disagree discover discuss encourage enjoy ensure exist expect explain express finish follow forget gain happen help hope identify ignore imagine improve include increase introduce invent invite join learn like listen live look love maintain manage mention move need obtain occur offer open own participate perform persuade play practise prefer prepare prevent produce promise protect prove provide realise realize receive recognise recognize recommend reduce refuse rely remain remember remind remove repair replace require respect revise save seem solve specialise specialize start stay stimulate study succeed suffer suggest suppose survive talk travel trust try use visit wait walk want watch wonder work worry'.split(
    ' ',
  )

const third = (base: string) =>
  /(?:s|x|z|ch|sh|o)$/u.test(base) ? `${base}es` : /[^aeiou]y$/u.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`

/** Does not double consonants; `DOUBLED` has those forms. */
const regularPast = (base: string) =>
  base.endsWith('e') ? `${base}d` : /[^aeiou]y$/u.test(base) ? `${base.slice(0, -1)}ied` : `${base}ed`

const DOUBLED = new Map(pairsOf('admit => admitted; occur => occurred; prefer => preferred; travel => travelled'))

/** Base forms. */
export const BASES = wordSet(
  [...IRREGULAR.map(([base]) => base), ...REGULAR, 'be have read put cut hurt let set hit laugh cook'].join(' '),
)

/** Past forms that differ from the verb's base and participle. */
export const PURE_PASTS = new Map(
  IRREGULAR.filter(([base, past, participle]) => past !== base && past !== participle).map(
    ([base, past, participle]) => [past, { base, participle }],
  ),
)

/** Past forms of every kind, with their bases. */
export const PASTS = new Map<string, string>([
  ...IRREGULAR.filter(([base, past]) => base !== past).map(([base, past]) => [past, base] as const),
  ...REGULAR.map((base) => [DOUBLED.get(base) ?? regularPast(base), base] as const),
  ['was', 'be'],
  ['were', 'be'],
  ['had', 'have'],
])

/** Third persons, with their bases. */
export const THIRDS = new Map<string, string>([
  ...[...IRREGULAR.map(([base]) => base), ...REGULAR].map((base) => [third(base), base] as const),
  ['is', 'be'],
  ['has', 'have'],
])

/** The participle of a base form, irregular or regular. */
export const participleOf = (base: string): string =>
  IRREGULAR.find(([own]) => own === base)?.[2] ?? DOUBLED.get(base) ?? regularPast(base)

/** The form in -ing of a base form. */
export const ingOf = (base: string): string => {
  if (base === 'be') return 'being'
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`
  if (/[^aeiou]e$/u.test(base)) return `${base.slice(0, -1)}ing`
  if (/^(?:run|sit|get|win|swim|begin|forget|admit|prefer|occur|stop|put|cut)$/u.test(base))
    return `${base}${base.at(-1)}ing`
  return `${base}ing`
}

/** The third person of a base form. */
export const thirdOf = (base: string): string => (base === 'have' ? 'has' : base === 'be' ? 'is' : third(base))

/** The base of a past form or a third person; the form itself if it is neither. */
export const baseOf = (form: string): string => PASTS.get(form) ?? THIRDS.get(form) ?? form

/** Wrong regular past forms of irregular verbs, with the right ones: "choosed", "chose". */
export const OVERREGULAR: ReadonlyMap<string, string> = new Map([
  ...'choose begin break bring buy catch come deal draw drink drive eat fall feel fight forget forgive give go grow hear hold keep know lose make mean meet pay run sell send sing sleep speak spend stand steal swim take teach tell think throw understand wear win write'
    .split(' ')
    .flatMap((base) => {
      const past = IRREGULAR.find(([own]) => own === base)?.[1] ?? base
      const doubled = /^(?:begin|run|swim|win|forget)$/u.test(base) ? `${base}${base.at(-1)}ed` : regularPast(base)
      return [[doubled, past] as const]
    }),
  ...pairsOf(
    'brang => brought; brung => brought; costed => cost; hurted => hurt; cutted => cut; builded => built; becomed => became',
  ),
])
