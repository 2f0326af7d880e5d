import type { Mark, Rule, Sentence, Token } from '../parse/document.ts'
import { isTagged, narrationOf } from '../parse/query.ts'
import { NOT_MANNER, SPEECH_TAGS } from '../words/lists.ts'
import { numberWord } from '../words/numbers.ts'

const NEAR_WORDS = 6
const MIN_FOR_TAGS = 3

function isManner(token: Token): boolean {
  return (
    token.lower.length > 4 && token.lower.endsWith('ly') && isTagged(token, 'Adverb') && !NOT_MANNER.has(token.lower)
  )
}

function* pilesIn(sentence: Sentence): Generator<Mark> {
  const tokens = narrationOf(sentence)
  const places = tokens.flatMap((token, at) => (isManner(token) ? [at] : []))
  let from = 0
  while (from < places.length) {
    let to = from
    while (to + 1 < places.length && (places[to + 1] ?? 0) - (places[to] ?? 0) <= NEAR_WORDS) to++
    const first = tokens[places[from] ?? 0]
    const last = tokens[places[to] ?? 0]
    if (to > from && first && last) {
      yield {
        start: first.start,
        end: last.end,
        reason: `There are ${numberWord(to - from + 1)} adverbs in "-ly" close together.`,
        advice: 'Keep one of them, or use a stronger verb.',
      }
    }
    from = to + 1
  }
}

function* tagsIn(sentence: Sentence): Generator<Mark> {
  const tokens = narrationOf(sentence)
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1]
    if (SPEECH_TAGS.has(token.lower) && next && isManner(next)) {
      yield {
        start: token.start,
        end: next.end,
        reason: 'The adverb tells how somebody said it.',
        advice: 'Leave it out if the words already show it.',
      }
    }
  }
}

/** Adverbs of manner that pile up in one sentence, or that follow "said" in a text that has many. */
export const adverbs: Rule = {
  name: 'adverbs',
  label: 'adverbs',
  weight: 6,
  section: 'creativity',
  check: ({ sentences }) => {
    const total = sentences.reduce((sum, sentence) => sum + narrationOf(sentence).filter(isManner).length, 0)
    return sentences.flatMap((sentence) => [...pilesIn(sentence), ...(total >= MIN_FOR_TAGS ? tagsIn(sentence) : [])])
  },
}
