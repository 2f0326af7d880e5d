import nlp from 'compromise/two'

/** One word from the tagger: the text before and after it, and its tags. */
export interface TaggedTerm {
  readonly pre: string
  readonly text: string
  readonly post: string
  readonly tags: ReadonlySet<string>
}

const NO_TAGS: ReadonlySet<string> = new Set()
// The tagger's time grows faster than the length of a paragraph or word. Prose never exceeds these limits.
const MAX_TAGGED_CHARS = 20_000
const MAX_WORD_CHARS = 200
const LETTERS = /[\p{L}\p{N}]+/gu

/** Splits a word from the marks around it. A single pattern would take time quadratic in the word's length. */
function splitMarks(word: string): [left: string, core: string, right: string] {
  const runs = [...word.matchAll(LETTERS)]
  const last = runs.at(-1)
  const from = runs[0]?.index ?? word.length
  const to = last ? last.index + last[0].length : word.length
  return [word.slice(0, from), word.slice(from, to), word.slice(to)]
}

function plainTerms(text: string): TaggedTerm[][] {
  const sentences: TaggedTerm[][] = []
  for (const [piece] of text.matchAll(/[^.!?。！？]+[.!?。！？]*\s*/gu)) {
    const terms = [...piece.matchAll(/(\s*)(\S+)(\s*)/gu)].map(([, pre = '', word = '', post = '']) => {
      const [left, core, right] = splitMarks(word)
      return { pre: pre + left, text: core, post: right + post, tags: NO_TAGS }
    })
    if (terms.length > 0) sentences.push(terms)
  }
  return sentences
}

/**
 * The sentences of one paragraph as words with parts of speech (compromise, an English tagger).
 * The joined pieces equal the paragraph. If the tagger breaks that, or the paragraph is too long for prose, the words
 * have no tags.
 */
export function tagBlock(text: string, isEnglish: boolean): TaggedTerm[][] {
  if (!isEnglish || text.length > MAX_TAGGED_CHARS || longestRun(text) > MAX_WORD_CHARS) return plainTerms(text)
  const sentences: TaggedTerm[][] = []
  let joined = ''
  for (const terms of nlp(text).document) {
    const sentence: TaggedTerm[] = []
    for (const { pre, text: word, post, tags } of terms) {
      const last = sentence.at(-1)
      // The tagger returns the second half of a contraction as an empty word. Merge it into the first half.
      if (word === '' && last) {
        sentence[sentence.length - 1] = { ...last, post: last.post + pre + post, tags: last.tags }
      } else sentence.push({ pre, text: word, post, tags: new Set(tags) })
      joined += pre + word + post
    }
    if (sentence.length > 0) sentences.push(sentence)
  }
  return joined === text ? sentences : plainTerms(text)
}

function longestRun(text: string): number {
  let longest = 0
  let from = 0
  for (let at = 0; at <= text.length; at++) {
    const code = text.charCodeAt(at)
    if (at === text.length || code <= 32) {
      longest = Math.max(longest, at - from)
      from = at + 1
    }
  }
  return longest
}
