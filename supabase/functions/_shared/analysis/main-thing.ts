import type { Mark, RuleContext, Sentence } from './parse/document.ts'
import { hasSpeech, isTagged } from './parse/query.ts'
import type { MainThing } from './types.ts'

type MarkedContext = RuleContext & { readonly marks: readonly (Mark & { readonly name: string })[] }
type Detector = (context: MarkedContext) => MainThing | undefined

/** Detects a pattern that occurs often outside speech. */
function often(pattern: RegExp, least: number, perHundred: number, said: (count: number) => string): Detector {
  return ({ text, words, speech }) => {
    const places = [...text.matchAll(pattern)]
      .filter(({ index }) => !speech.some(({ start, end }) => start <= index && index < end))
      .map(({ index, 0: match }) => ({ start: index, end: index + match.length }))
    if (places.length < least || (places.length * 100) / words < perHundred) return undefined
    return { said: said(places.length), places }
  }
}

const similes = often(
  /\blike (?:an?|two|three|the) [\p{L}-]+|\blike [\p{L}]+ (?:on|in|of) |\bas [\p{L}]+ as |, [\p{L}]+ as an? /giu,
  6,
  4,
  (count) => `You make ${count} comparisons close together. Keep the best two.`,
)
const tags: Detector = (context) =>
  often(
    /\b(?:expostulat|opin|enjoin|conced|vociferat|hypothesi[sz]|chortl|interject|ejaculat|exclaim|proclaim|intone?|retort|quipp|mus|declar|bellow|snarl|hiss|purr|gush|growl)(?:ed|d)\b/giu,
    4,
    1,
    () => 'Nearly every line of dialogue has a fancy verb. Use “said”.',
  )({ ...context, speech: [] })
const feelings: Detector = (context) =>
  context.kind === 'essay' || context.kind === 'email'
    ? undefined
    : often(
        /\b(?:felt|feel|feels|was|were|am|is|became) (?:very |so |really |quite )?(?:sad|angry|afraid|happy|relieved|lonely|scared|nervous|excited|proud|ashamed|jealous|worried|frightened|glad|upset|anxious|furious|terrified|guilty)\b/giu,
        4,
        0,
        () => 'You name the feelings. Show what the person does instead.',
      )(context)
const hedges = often(
  /\b(?:perhaps|possibly|arguably|conceivably|somewhat|roughly|fairly|rather|may|might|could be|it seems|would seem|appears to|sort of|kind of|in a (?:way|sense)|in some ways|in certain respects|to some extent|more or less|as it were|at least|one (?:could|might))\b/giu,
  8,
  4,
  (count) => `You use ${count} words such as “perhaps” and “somewhat”. Keep one or two.`,
)
const claims: Detector = (context) => {
  if (/\d/u.test(context.text) || (context.text.match(/\byour?\b/giu)?.length ?? 0) < 3) return undefined
  return often(
    /\b(?:much (?:faster|better|cheaper|easier|more)|far more|extremely|dramatically|considerably|significantly|hugely|massively|a great deal|a fraction of|hardly any|most (?:customers|people|users|clients)|almost at once|quickly|in no time)\b/giu,
    4,
    1,
    () => 'You make big claims without a number. Add one number that you know.',
  )(context)
}

/** One adverb, or one word of praise or blame, at least four times in the text and three times within forty words. */
const repeated: Detector = ({ sentences }) => {
  const tokens = sentences.flatMap((sentence) => sentence.tokens)
  const seen = new Map<string, number[]>()
  for (const [at, token] of tokens.entries()) {
    const isCheap =
      (/.{3}ly$/u.test(token.lower) && isTagged(token, 'Adverb')) ||
      /^(?:nice|good|great|beautiful|amazing|wonderful|big|bad)$/u.test(token.lower)
    if (!token.isQuoted && isCheap && token.lower !== 'only')
      seen.set(token.lower, [...(seen.get(token.lower) ?? []), at])
  }
  for (const [word, places] of seen) {
    const isDense = places.some((at, index) => (places[index + 2] ?? Number.POSITIVE_INFINITY) - at <= 40)
    if (isDense && places.length >= 4) {
      return {
        said: `You use “${word}” ${places.length} times. Once is enough.`,
        places: places.flatMap((at) => tokens[at] ?? []),
      }
    }
  }
  return undefined
}

const BE = /^(?:am|is|are|was|were|be|been|being)$/u
const isPassive = ({ tokens }: Sentence) =>
  tokens.some((token, at) => {
    const next = tokens[at + 1]
    const participle = next && isTagged(next, 'Adverb', 'Negative') ? tokens[at + 2] : next
    return (
      BE.test(token.lower) &&
      isTagged(participle, 'Verb') &&
      /(?:ed|en|un|ut|ught|ade|eld|ept|own|et|id)$/u.test(participle?.lower ?? '')
    )
  })
const passives: Detector = ({ sentences }) => {
  const found = sentences.filter(isPassive)
  if (found.length < 6 || found.length / sentences.length < 0.6) return undefined
  return { said: 'Almost every sentence is passive. Say who did it.', places: found }
}

const monotone: Detector = ({ sentences, kind }) => {
  const lengths = sentences.map(({ words }) => words)
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
  const spread = Math.sqrt(lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / lengths.length)
  if (kind === 'poem' || lengths.length < 12 || mean < 5 || spread / mean > 0.22) return undefined
  return {
    said: 'Nearly all sentences have the same length. Make one long and one very short.',
    places: sentences,
  }
}

const SUMMARY =
  /\b(?:over the (?:following )?years|often|usually|at first|for a time|in the end|from then on|later|various|by turns|on the whole|after the|when they grew)\b/giu
/** A summary of years without a single scene. */
const noScene: Detector = ({ kind, words, sentences, text }) => {
  const signs = text.match(SUMMARY)?.length ?? 0
  if (kind === 'essay' || kind === 'email' || words < 120 || sentences.some(hasSpeech) || signs < 6) return undefined
  return { said: 'It is all summary. Choose one moment and show it as a scene.', places: [] }
}

const MORAL =
  /\b(?:goes to show|this (?:shows|teaches|proves|taught)|the moral|lesson|what (?:really )?matters|in this way we|we (?:all )?(?:learn|must remember)|is worth more than)\b/iu
const moral: Detector = ({ sentences, kind }) => {
  const last = sentences.slice(-2).filter(({ text }) => MORAL.test(text))
  if (last.length === 0 || kind === 'essay' || kind === 'email' || sentences.length < 6) return undefined
  return { said: 'The end explains what the scene has shown. Stop before it.', places: last }
}

const ASKS =
  /\?|\b(?:please|could you|would you|can you|ask(?:ing)? (?:you|for|that)|request|let (?:me|us) know|write to|call|repl(?:y|ies)|want you|send|should|must|invite|apply|applying|suggest(?:ions)?|hope (?:to|that you)|look forward|thank you for|be glad to|offer)\b/iu
const GREETING = /^(?:dear|hello|hi)\b/iu
const asksNothing: Detector = ({ text, kind, words }) =>
  kind !== 'email' || words < 90 || !/^dear (?:mr|mrs|ms|dr|sir|madam|prof)/iu.test(text) || ASKS.test(text)
    ? undefined
    : { said: 'The letter asks for nothing. Say what you want, and by when.', places: [] }

const URGENT = /\b(?:must|deadline|at the latest|cancelled|closed|evacuat\w+|emergency|urgent)\b/iu
const buried: Detector = ({ sentences, kind }) => {
  const body = sentences.filter(({ text, words }) => words >= 4 && !GREETING.test(text))
  const last = body.findLast(({ text }) => URGENT.test(text))
  if (kind !== 'email' || !last || body.indexOf(last) < Math.max(6, body.length - 3)) return undefined
  if (body.slice(0, -3).some(({ text }) => URGENT.test(text))) return undefined
  return { said: 'The most important news comes last. Put it first.', places: [last] }
}

/** Remarks of one kind, at least four and dense enough to be the text's habit, not a slip. */
function remarks(rules: readonly string[], said: (count: number) => string): Detector {
  return ({ marks, words }) => {
    const places = marks.filter(({ name }) => rules.includes(name))
    return places.length < 4 || (places.length * 100) / words < 1.5 ? undefined : { said: said(places.length), places }
  }
}

const stockPhrases = remarks(
  ['cliche', 'worn'],
  (count) => `You use ${count} stock phrases. Replace them with details that only you know.`,
)
const adverbs = remarks(
  ['adverbs'],
  (count) => `You use ${count} adverbs in “-ly”. Most of the verbs work without them.`,
)

const DETECTORS: readonly Detector[] = [
  ...[asksNothing, buried, claims, hedges, passives, similes, tags, feelings, repeated, moral, noScene, monotone],
  ...[stockPhrases, adverbs],
]

/** The one thing to change in the whole text; undefined if no pattern stands out. */
export function mainThingOf(context: MarkedContext): MainThing | undefined {
  for (const detect of DETECTORS) {
    const found = detect(context)
    if (found) return { said: found.said, places: found.places.map(({ start, end }) => ({ start, end })) }
  }
  return undefined
}
