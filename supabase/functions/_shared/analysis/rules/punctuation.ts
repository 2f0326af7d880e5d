import type { Mark, Rule, RuleContext, Sentence } from '../parse/document.ts'
import { isTagged, wordSet } from '../parse/query.ts'

const OPENER =
  /^(?:However|Moreover|Furthermore|Nevertheless|Consequently|Additionally|In addition|For example|For instance|In my opinion|On the other hand|In conclusion|First of all|Firstly|Secondly|Thirdly|Besides|Also|Second|Third) (?=(?:the|this|these|those|my|our|their|his|its|i|you|he|she|it|we|they|there|people|some|many|most|if|when|students) )/iu

/** "However the", "In addition we": a comma is missing after a connecting phrase at the start of a sentence. */
function* openings(sentences: readonly Sentence[]): Generator<Mark> {
  for (const sentence of sentences) {
    const found = OPENER.exec(sentence.text)
    const start = sentence.tokens[0]?.start ?? sentence.start
    if (!found || sentence.tokens[0]?.isQuoted || sentence.start !== start) continue
    // "However I look at it, …" and "Besides my brother, …" are something else.
    if (/^(?:However|Besides|Also|Second|Third) /iu.test(found[0]) && sentence.text.includes(',')) continue
    if (
      /^(?:Besides|Second|Third) (?:the|my|our|their|his|its|this|these|those|some|many|most|people|students)/iu.test(
        sentence.text,
      )
    )
      continue
    const phrase = found[0].trim()
    yield {
      start,
      end: start + phrase.length,
      reason: 'Put a comma after a phrase like this at the beginning of a sentence.',
      advice: `Write "${phrase},".`,
    }
  }
}

const NEW_SENTENCE = /^(?:We|She|He|They|You|My|Our|His|Their)$/u

/** "On the way home We forgot": a capital that is not a name's, without a full stop before it. */
function* missingStops(sentences: readonly Sentence[]): Generator<Mark> {
  for (const { tokens } of sentences) {
    for (const [at, token] of tokens.entries()) {
      const before = tokens[at - 1]
      if (!before || !NEW_SENTENCE.test(token.text) || token.isQuoted || !/^ +$/u.test(before.after)) continue
      if (
        !/^\p{Ll}+$/u.test(before.text) ||
        !isTagged(before, 'Noun', 'Adverb') ||
        isTagged(before, 'Pronoun', 'Determiner')
      )
        continue
      if (!/^\p{Ll}/u.test(tokens[at + 1]?.text ?? '') || at < 3) continue
      yield {
        start: before.start,
        end: token.end,
        reason: 'A new sentence begins here. The one before needs a full stop.',
        advice: `Write "${before.text}. ${token.text}".`,
      }
    }
  }
}

const SAID =
  /(?<![\p{L}'’-])(said|asked|replied|shouted|whispered|answered|cried|added) ["“](?=(?:\p{L}+[ ,]){2}[^"“”\n]*[.,!?—…]["”])/gu

/** He said "Wait." (a comma is missing before the speech) */
function* beforeSpeech({ text }: RuleContext): Generator<Mark> {
  for (const { index, 1: verb = '' } of text.matchAll(SAID)) {
    yield {
      start: index,
      end: index + verb.length,
      reason: 'Put a comma before the words that somebody says.',
      advice: `Write "${verb},".`,
    }
  }
}

const ASKING = wordSet('do does did are is can could would will have has was were')
const ASKED = wordSet('you i we they he she it')
const QUESTION =
  /^(?:what if|why (?:do|does|did|is|are|can|should)|how (?:do|does|did|can|could) (?:you|i|we|they)|(?:what|where) (?:do|does|did) (?:you|i|we|they))\b/iu

/** "Could you tell me when it comes." (a question mark is missing) */
function* questions(sentences: readonly Sentence[]): Generator<Mark> {
  for (const { tokens, text, start } of sentences) {
    const [first, second] = tokens
    const last = tokens.at(-1)
    if (!first || !second || !last || first.start !== start || tokens.some(({ isQuoted }) => isQuoted)) continue
    const asks = (ASKING.has(first.lower) && ASKED.has(second.lower)) || QUESTION.test(text)
    if (!asks || !/[\p{L}\p{N}]\s?\.$/u.test(text.trimEnd())) continue
    yield {
      start: last.start,
      end: start + text.trimEnd().length,
      reason: 'This is a question.',
      advice: `Write "${last.text}?".`,
    }
  }
}

/** Missing punctuation where only one mark is possible. */
export const punctuation: Rule = {
  name: 'punctuation',
  label: 'punctuation',
  weight: 4.5,
  section: 'grammar',
  check: (context) =>
    context.kind === 'poem'
      ? []
      : [
          ...openings(context.sentences),
          ...missingStops(context.sentences),
          ...beforeSpeech(context),
          ...questions(context.sentences),
        ],
}
