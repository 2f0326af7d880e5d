import type { Mark, RuleContext, Sentence } from './parse/document.ts'
import { hasSpeech, isTagged } from './parse/query.ts'
import type { Kind, Strength } from './types.ts'
import { CONCRETE_NOUNS, STRONG_VERBS } from './words/concrete.ts'
import { SPEECH_TAGS } from './words/lists.ts'

interface Candidate {
  readonly type: Strength['type']
  readonly sentence: Sentence
  readonly score: number
  readonly reason: string
  /** Offsets of the words that show it, if they are not the whole sentence. */
  readonly span?: { readonly start: number; readonly end: number }
}

const singular = (word: string) => word.replace(/'s$/u, '').replace(/(?<=[^s])s$/u, '')
const STEM = /(?:ied|ed|ing|es|s)$/u

function concreteNouns(sentence: Sentence): string[] {
  return sentence.tokens
    .filter((token) => !isTagged(token, 'Verb'))
    .map(({ lower }) => (CONCRETE_NOUNS.has(lower) ? lower : singular(lower)))
    .filter((word, at, all) => CONCRETE_NOUNS.has(word) && all.indexOf(word) === at)
}

function strongVerbs(sentence: Sentence): string[] {
  return sentence.tokens
    .filter(
      ({ lower, tags }) => tags.has('Verb') && (STRONG_VERBS.has(lower) || STRONG_VERBS.has(lower.replace(STEM, ''))),
    )
    .map(({ text }) => text)
}

const quoteList = (words: readonly string[]) =>
  words.length < 2
    ? `"${words.join('')}"`
    : `${words
        .slice(0, -1)
        .map((word) => `"${word}"`)
        .join(', ')} and "${words.at(-1)}"`

// Omits "one", because "no one knows which one" has no figure.
const EXACT =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|forty|fifty|hundred|thousand|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/giu

function concreteIn(sentence: Sentence): Candidate[] {
  const nouns = concreteNouns(sentence)
  if (nouns.length < 3 || sentence.words > 45) return []
  return [
    {
      type: 'concrete',
      sentence,
      score: nouns.length + 3 - sentence.words / 20,
      reason: `The reader can see and touch these things: ${quoteList(nouns.slice(0, 4))}.`,
    },
  ]
}

// Not counting "only" and "early", which do not describe how something is done.
const hasAdverb = ({ tokens }: Sentence) =>
  tokens.some((token) => isTagged(token, 'Adverb') && /(?<!^on|^ear)ly$/u.test(token.lower))

function verbsIn(sentence: Sentence): Candidate[] {
  const verbs = strongVerbs(sentence)
  if (verbs.length < 2 || sentence.words > 35 || hasSpeech(sentence) || hasAdverb(sentence)) return []
  return [
    {
      type: 'verbs',
      sentence,
      score: 3 + verbs.length * 1.6,
      reason: `The verbs ${quoteList(verbs.slice(0, 3))} are strong and need no adverbs.`,
    },
  ]
}

// "like a chess player giving up a bishop": a comparison in which somebody does something.
const ACTED_OUT = /\blike an? (?:[\p{L}’'-]+ ){1,3}\p{L}{2,}ing\b[^.,;:!?—]*/u

function imageIn(sentence: Sentence): Candidate[] {
  const found = ACTED_OUT.exec(sentence.text)
  if (!found || sentence.tokens.some(({ start, isQuoted }) => isQuoted && start === sentence.start + found.index))
    return []
  const start = sentence.start + found.index
  return [
    {
      type: 'image',
      sentence,
      score: 6,
      reason: 'This comparison shows somebody doing something. The reader can see it.',
      span: { start, end: start + found[0].trimEnd().length },
    },
  ]
}

function rhythmAt(sentences: readonly Sentence[], at: number): Candidate[] {
  const sentence = sentences[at]
  const before = sentences[at - 1]
  if (!sentence || !before || sentence.block !== before.block || hasSpeech(sentence)) return []
  if (before.words < 20 || sentence.words > 5) return []
  return [
    {
      type: 'rhythm',
      sentence,
      score: 5 + before.words / 20,
      reason: `This short sentence follows a long one of ${before.words} words, so it is strong.`,
    },
  ]
}

/** Discounts and deadlines, which are not facts about the product. */
const PRESSURE =
  /%\s?(?:off|discount|cheaper)|\b(?:discount|offer|sale|deal|promotion|bargain|hurry|limited|save)\w*\b|\bonly\b.*\d|\bfree\b/iu

function exactIn(sentence: Sentence, kind: Kind): Candidate[] {
  if (kind === 'story' || kind === 'poem' || hasSpeech(sentence) || sentence.words < 8 || sentence.words > 40) return []
  if (PRESSURE.test(sentence.text)) return []
  const facts = sentence.text.match(EXACT)?.length ?? 0
  const what = kind === 'essay' ? 'the reader can check them' : 'the reader can use them'
  return facts < 2
    ? []
    : [
        {
          type: 'exact',
          sentence,
          score: 4 + Math.min(facts, 4),
          reason: `It gives exact numbers or dates, and ${what}.`,
        },
      ]
}

const MANY_TURNS = 8
const MOST_TAGS = 0.6

/** Many turns of talk, few of which need a speech tag. */
function briskTalk(sentences: readonly Sentence[], turns: number, mean: number): Candidate[] {
  const spoken = sentences.filter((sentence) => hasSpeech(sentence) && sentence.words >= 4 && sentence.words <= 16)
  const tagged = sentences.filter(({ tokens }) =>
    tokens.some(({ lower, isQuoted }) => !isQuoted && SPEECH_TAGS.has(lower)),
  )
  const sentence = spoken.find(({ tokens }) => tokens.every(({ isQuoted }) => isQuoted))
  if (!sentence || turns < MANY_TURNS || tagged.length / turns > MOST_TAGS) return []
  const reason = `The dialogue tells the story: ${turns} lines of about ${mean} words each, and the reader always knows who speaks.`
  return [{ type: 'dialogue', sentence, score: 6, reason }]
}

/** Dialogue that carries a scene, with enough turns and a balanced share of the text. */
function dialogueOf({ sentences, speech, words, kind }: RuleContext, share: number): Candidate[] {
  const turns = speech.filter(({ isDialogue }) => isDialogue)
  if (kind !== 'story' || turns.length < 4 || share < 0.15 || share > 0.8) return []
  const spoken = sentences.filter((sentence) => hasSpeech(sentence) && sentence.words >= 3 && sentence.words <= 16)
  const things = (sentence: Sentence) =>
    concreteNouns({ ...sentence, tokens: sentence.tokens.filter(({ isQuoted }) => isQuoted) }).length
  let best: Sentence | undefined
  for (const sentence of spoken) if (things(sentence) > (best ? things(best) : 0)) best = sentence
  const mean = Math.round((share * words) / turns.length)
  if (!best) return briskTalk(sentences, turns.length, mean)
  return [
    {
      type: 'dialogue',
      sentence: best,
      score: 6.5,
      reason: `The dialogue tells the story: ${turns.length} lines of about ${mean} words each. In this one the reader sees something.`,
    },
  ]
}

function openingsOf({ sentences, kind }: RuleContext): Candidate[] {
  if (kind !== 'story' && kind !== 'journal') return []
  const told = sentences.filter(({ words }) => words >= 4)
  const first = told.map(({ tokens }) => tokens[0]?.lower ?? '')
  const different = new Set(first).size
  const unusual = told.find(
    ({ tokens }) => isTagged(tokens[0], 'Preposition', 'Gerund', 'Adverb') && !hasSpeech({ tokens } as Sentence),
  )
  if (told.length < 8 || different / told.length < 0.85 || !unusual) return []
  return [
    {
      type: 'openings',
      sentence: unusual,
      score: 4,
      reason: `${different} of ${told.length} sentences begin in different ways, like this one.`,
    },
  ]
}

const MANY_SLIPS = 3

type Fault = Mark & { readonly section: string }

/** The one thing the text does best; undefined if there is no evidence. Skips sentences with a fault. */
export function strengthOf(context: RuleContext, share: number, faults: readonly Fault[]): Strength | undefined {
  const { sentences, text, kind, blocks, words } = context
  // With many slips, more are likely unseen, so a figure or an unusual opening does not prove a good sentence.
  const slips = faults.filter(({ section }) => section === 'grammar').length
  const isUnsure = (slips * 100) / words >= MANY_SLIPS
  const isFaulty = ({ start, end }: Sentence) => faults.some((fault) => fault.start < end && start < fault.end)
  const candidates = [
    ...sentences
      .filter(({ block }) => !blocks[block]?.isListItem)
      .flatMap((sentence, at, told) => [
        ...concreteIn(sentence),
        ...verbsIn(sentence),
        ...imageIn(sentence),
        ...rhythmAt(told, at),
        ...exactIn(sentence, kind),
      ]),
    ...dialogueOf(context, share),
    ...openingsOf(context),
  ]
  let best: Candidate | undefined
  for (const candidate of candidates) {
    if (isUnsure && (candidate.type === 'exact' || candidate.type === 'openings')) continue
    if (!isFaulty(candidate.sentence) && candidate.score > (best?.score ?? 0)) best = candidate
  }
  if (!best) return undefined
  const { start, end } = best.span ?? best.sentence
  return {
    type: best.type,
    sentenceIndex: best.sentence.index,
    start,
    end,
    quote: text.slice(start, end),
    reason: best.reason,
  }
}
