import type { Mark, Rule, RuleContext } from '../../parse/document.ts'
import { folded } from '../../parse/parse.ts'
import { PLURALS, SINGULARS, UNCOUNTABLES } from '../../words/nouns.ts'
import {
  BASES,
  baseOf,
  ingOf,
  IRREGULAR_PARTICIPLES,
  OVERREGULAR,
  participleOf,
  PASTS,
  pastOf,
  PURE_PASTS,
  THIRDS,
  thirdOf,
} from '../../words/verbs.ts'
import { isInSpeech } from '../../words/phrases.ts'
import TABLE from './phrases.json' with { type: 'json' }

/** Alternatives, longest first. */
const oneOf = (words: Iterable<string>): string =>
  [...words].toSorted((one, other) => other.length - one.length).join('|')
const without = (words: Iterable<string>, omitted: RegExp) => oneOf([...words].filter((word) => !omitted.test(word)))

// Forms that can also be nouns or adjectives. They are checked only after a negation, where no noun can follow.
const TWO_SIDED =
  /^(?:lives|works|is|was|were|had|has|thought|felt|left|led|fell|found|lay|saw|ground|wound|bore|rent|stuck|lit|bound|bent|needs|hopes|worries|visits|plays|talks|walks|shows|stands|wonders|causes|moves|offers|respects|promises|practises|studies|travels|looks|loves|likes|changes|uses|starts|rides|runs|bites|breaks|reaches|supposed|used|limited|meant|kept|told|(?:beat|bet|bid|burn|catch|cast|cost|cut|deal|dive|draw|dream|drink|drive|feed|fight|find|fling|grind|hit|hold|hurt|keep|lead|lean|leap|leave|lie|light|make|mistake|pay|put|read|ring|rise|saw|say|seat|set|shake|show|sing|sink|sleep|slide|sling|slip|slit|smell|sow|speed|spell|spill|spin|split|spoil|spread|spring|stick|sting|stink|strike|string|sweep|swell|swim|swing|take|tear|throw|thrust|tread|upset|wake|wear|win|wind)(?:e?s))$/u
const FORMS = new Set([...PASTS.keys(), ...THIRDS.keys()])
const GROUPS = /^(?:family|company|class|party|generation|business|couple|college|school|community|nation|church)$/u
// Nouns of time and the like are singular after "all": "all day".
const WHOLES =
  /^(?:day|night|week|weekend|month|year|hour|life|season|hand|way|activity|term|trip|game|holiday|meeting|party|film|class|lesson|lecture|summer|morning|evening|afternoon|winter|journey|flight|show|winter|room|family|school|company|city|town|island|country|world|body)$/u
// Nouns that can also be amounts: "a lot of opportunity" is right.
const AMOUNTS =
  /^(?:opportunity|difficulty|risk|detail|choice|experiment|difference|business|language|law|art|sport|time|life|effect|change|school|college|church|letter|illness|disease|class|fan|argument|film|paper|skill|family|community|park|plant|pay|error|advantage|bank|stage|road|sea|object|voice|play|story|colour|space|room|theory|activity|progress|industry)$/u
// Nouns such as places and meals that need no article: "go to school".
const BARE =
  /^(?:class|school|college|church|town|language|law|art|day|night|friend|fact|reason|way|life|business|park|hand|film|stage|season|man|color|part|experiment|change|risk|sport|company|story|form)$/u
// Singular after a number in a name or measure: "two head of cattle", "five foot".
const MEASURES =
  /^(?:foot|couple|plus|person|year|week|day|hour|month|minute|mile|man|part|star|room|door|step|way|point|key)$/u

const BY_ING = new Map([...BASES].filter((base) => base !== 'be').map((base) => [ingOf(base), base] as const))

/** What stands for a word in braces in a phrase, besides the table's own lists. */
const LISTS = new Map<string, string>([
  ...Object.entries(TABLE.lists),
  ['BASE', oneOf(BASES)],
  // Without those whose past is the same: "he often put".
  ['BASE_CLEAR', oneOf([...BASES].filter((base) => pastOf(base) !== base))],
  ['ING', oneOf(BY_ING.keys())],
  ['FORM', oneOf(FORMS)],
  ['CLEAR_FORM', without(FORMS, TWO_SIDED)],
  ['THIRD', oneOf(THIRDS.keys())],
  ['CLEAR_THIRD', without(THIRDS.keys(), TWO_SIDED)],
  ['PURE_PAST', without(PURE_PASTS, /^was$/u)],
  ['ED_PAST', without(PASTS.keys(), /(?<!ed)$/u)],
  ['PART', oneOf(IRREGULAR_PARTICIPLES)],
  ['OVERREGULAR', `(?:${oneOf(OVERREGULAR.keys())})`],
  ['ONE', oneOf(PLURALS.keys())],
  ['ONE_NO_GROUP', without(PLURALS.keys(), GROUPS)],
  ['ONE_BUT_TIME', without(PLURALS.keys(), WHOLES)],
  ['ONE_AT_A_TIME', without(PLURALS.keys(), AMOUNTS)],
  ['ONE_WITH_ARTICLE', without(PLURALS.keys(), BARE)],
  ['ONE_BUT_MEASURE', without(PLURALS.keys(), MEASURES)],
  ['MANY', oneOf(SINGULARS.keys())],
  ['MANY_BUT_PEOPLE', without(SINGULARS.keys(), /^people$/u)],
  ['UNCOUNTABLE', `(?:${oneOf(UNCOUNTABLES.keys())})`],
])

const MANY_OF = new Map(Object.entries({ is: 'are', was: 'were', has: 'have', does: 'do' }))
const ONE_OF = new Map([...MANY_OF].map(([one, many]) => [many, one]))
const negated = (verb: string, of: (word: string) => string) =>
  verb.endsWith("n't") ? `${of(verb.slice(0, -3))}n't` : of(verb)
const stemOf = (adjective: string) =>
  adjective
    .replace(/e$/u, '')
    .replace(/y$/u, 'i')
    .replace(/^(big|thin|red|hot|sad|fat|wet)$/u, (word) => word + word.slice(-1))
const OTHER_VERBS: Readonly<Record<'make' | 'do' | 'tell' | 'teach' | 'turn', readonly (readonly [RegExp, string])[]>> =
  {
    make: [
      [/^do$/u, 'make'],
      [/^does$/u, 'makes'],
      [/^(?:did|done)$/u, 'made'],
      [/^doing$/u, 'making'],
    ],
    do: [
      [/^make$/u, 'do'],
      [/^makes$/u, 'does'],
      [/^made$/u, 'did'],
      [/^making$/u, 'doing'],
    ],
    tell: [
      [/^say$/u, 'tell'],
      [/^says$/u, 'tells'],
    ],
    teach: [
      [/^learn$/u, 'teach'],
      [/^learns$/u, 'teaches'],
      [/^learned$/u, 'taught'],
    ],
    turn: [
      [/^open$/u, 'turn on'],
      [/^close$/u, 'turn off'],
    ],
  }
const OBJECTS: Readonly<Record<string, string>> = { i: 'me', he: 'him', she: 'her', we: 'us', they: 'them' }
const swapped = (verb: keyof typeof OTHER_VERBS) => (word: string) =>
  OTHER_VERBS[verb].find(([pattern]) => pattern.test(word))?.[1] ?? word

/** The forms that a correction can ask for: `{plural 2}` is the plural of the second group. */
const FORMS_OF: Readonly<Record<string, (word: string) => string>> = {
  base: (verb) => negated(verb, baseOf),
  third: thirdOf,
  past: pastOf,
  part: participleOf,
  ing: ingOf,
  uning: (form) => BY_ING.get(form) ?? form,
  better: (adjective) => (adjective === 'good' ? 'best' : 'worst'),
  many: (verb) => negated(verb, (word) => MANY_OF.get(word) ?? baseOf(word)),
  one: (verb) => ONE_OF.get(verb) ?? thirdOf(verb),
  over: (form) => OVERREGULAR.get(form) ?? form,
  plural: (noun) => PLURALS.get(noun) ?? `${noun}s`,
  singular: (noun) => SINGULARS.get(noun) ?? noun,
  plurals: (noun) =>
    noun
      .replace(/^childs$/u, 'children')
      .replace(/mans$/u, 'men')
      .replace(/ooths$/u, 'eeth')
      .replace(/^gooses$/u, 'geese')
      .replace(/^mouses$/u, 'mice')
      .replace(/^wolfs$/u, 'wolves')
      .replace(/^sheeps$/u, 'sheep'),
  object: (subject) => OBJECTS[subject] ?? subject,
  subject: (object) => Object.entries(OBJECTS).find(([, form]) => form === object)?.[0] ?? object,
  neg: (verb) => verb.replace(/(?<=^(?:do|does|did|ca|could))nt$/u, "n't"),
  uncount: (noun) => UNCOUNTABLES.get(noun) ?? noun,
  countable: (much) => much.replace(/(?:very )?much/u, 'many'),
  a: (word) => `${/^(?:[aeiou]|hour)/u.test(word) ? 'an' : 'a'} ${word}`,
  er: (adjective) => `${stemOf(adjective)}er`,
  est: (adjective) => `${stemOf(adjective)}est`,
  worst: (more) => (more === 'worse' ? 'worst' : more === 'better' ? 'best' : more.replace(/r$/u, 'st')),
  any: (none) => none.replace(/^(?:no one|nobody)$/u, 'anybody').replace(/^no(?:ne)?(?=$|thing|where)/u, 'any'),
  yes: (verb) =>
    verb
      .replace(/^wo(?=n't)/u, 'will')
      .replace(/^ca(?=n't)/u, 'can')
      .replace(/n't$/u, ''),
  make: swapped('make'),
  do: swapped('do'),
  tell: swapped('tell'),
  teach: swapped('teach'),
  turn: swapped('turn'),
}

/** Puts the lists into a phrase. */
function inFull(phrase: string): string {
  const full = phrase.replaceAll(/\{([A-Z_]{2,})\}/gu, (_, name: string) => LISTS.get(name) ?? '')
  return full === phrase ? phrase : inFull(full)
}

/** Compiles a phrase for folded text: whole words only; a blank matches up to three white space characters. */
const wholeWords = (phrase: string) =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}'-])(?:${inFull(phrase).replaceAll(' ', String.raw`\s{1,3}`)})(?![\p{L}\p{N}'-])`,
    'dgu',
  )

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Fills in a correction from what was found: a name in it keeps its capital. */
const filled = (right: string, match: RegExpExecArray, text: string) =>
  right
    .replaceAll(/\$(\d)/gu, (_, group: string) => text.slice(...(match.indices?.[Number(group)] ?? [0, 0])))
    .replaceAll(
      /\{(\w+) (\d)\}/gu,
      (_, form: string, group: string) => FORMS_OF[form]?.(match[Number(group)] ?? '') ?? '',
    )
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replaceAll(/\b(?:i|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/gu, capitalised)

/** A rule of phrases that learners write, with what to write instead. Ignores speech: characters may speak as they like. */
function ruleOf({ name, label, weight, groups }: (typeof TABLE.rules)[number]): Rule {
  const phrases = groups.flatMap(({ why, phrases }) =>
    phrases.map((phrase) => {
      const [wrong = '', right = ''] = phrase.split(' => ')
      return { pattern: wholeWords(wrong), right, reason: why }
    }),
  )
  const check = function* (context: RuleContext): Generator<Mark> {
    const text = folded(context.text)
    for (const { pattern, right, reason } of phrases) {
      for (const match of text.matchAll(pattern)) {
        if (match[0] === '' || isInSpeech(context, match.index)) continue
        const place = { start: match.index, end: match.index + match[0].length, reason }
        const filledIn = filled(right, match, context.text)
        const said = context.text.slice(match.index, place.end).includes('’') ? filledIn.replaceAll("'", '’') : filledIn
        const isWay = /^(?:Use|Write) /u.test(said)
        yield { ...place, ...(isWay ? { advice: said } : { advice: `Write "${said}".`, right: said }) }
      }
    }
  }
  return { name, label, weight, section: 'grammar', check }
}

/** The rules of the table, in its order. */
export const PHRASE_RULES: readonly Rule[] = TABLE.rules.map(ruleOf)
