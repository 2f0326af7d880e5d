import { countWords } from '../../contracts/text.ts'
import { endsInAbbreviation } from '../words/abbreviations.ts'
import { blocksOf } from './blocks.ts'
import type { Block, Document, Sentence, Speech, Token } from './document.ts'
import { speechOf } from './speech.ts'
import { type TaggedTerm, tagBlock } from './tag.ts'

/** Lower case with straight apostrophes, at the same offsets: if lower case changes the length, only A to Z change. */
export function folded(text: string): string {
  const lower = text.replaceAll(/[’‘ʼ]/gu, "'").toLowerCase()
  return lower.length === text.length ? lower : text.replaceAll(/[’‘ʼ]/gu, "'").replaceAll(/[A-Z]/gu, lowerAscii)
}

const lowerAscii = (letter: string) => letter.toLowerCase()

/** Whether a sentence ends here; false if the tagger cut inside one. */
function isCut(previous: readonly TaggedTerm[], next: readonly TaggedTerm[]): boolean {
  const last = previous.at(-1)
  const tail = last?.post ?? ''
  const first = next[0]
  if (!first || !last) return false
  // "20 lbs. of flour"; before a small letter "no." is a word, not a number.
  const isAbbreviation = last.text.toLowerCase() !== 'no' && endsInAbbreviation((last.text + tail).trimEnd())
  if (isAbbreviation && /^\p{Ll}/u.test(first.pre + first.text)) return false
  // "Go!" she said: the speech ends, the sentence does not.
  if (/["”’'»]/u.test(tail) && /^\p{Ll}/u.test(first.text) && !/["“‘«]/u.test(first.pre)) return false
  return !(/^\p{Ll}/u.test(first.text) && /(?:\.{2,}|…)/u.test(tail))
}

const UNITS = /^(?:kg|km|cm|mm|lb|lbs|oz|min|sec|hrs|etc)$/iu

/** Splits after a unit, because the tagger takes its full stop for a part of it: "up to 150 kg. It comes in black". */
function cutAtUnits(terms: readonly TaggedTerm[]): TaggedTerm[][] {
  const pieces: TaggedTerm[][] = [[]]
  for (const [at, term] of terms.entries()) {
    pieces.at(-1)?.push(term)
    const next = terms[at + 1]
    if (next && UNITS.test(term.text) && /^\.\s+$/u.test(term.post) && /^\p{Lu}/u.test(next.text)) pieces.push([])
  }
  return pieces
}

function quotedAt(speech: readonly Speech[]): (at: number) => boolean {
  let index = 0
  return (at) => {
    while (index < speech.length && (speech[index]?.end ?? 0) <= at) index++
    const range = speech[index]
    return range !== undefined && range.start <= at
  }
}

/** Splits a text into paragraphs, sentences and words, each with its place in the text as it was given. */
export function parseDocument(text: string, isEnglish: boolean): Document {
  const blocks = blocksOf(text)
  const speech = speechOf(blocks)
  const isQuoted = quotedAt(speech)
  const sentences: Sentence[] = []
  for (const block of blocks) {
    const groups: TaggedTerm[][] = []
    // A line break from a mail program does not end a sentence.
    for (const terms of tagBlock(block.text.replaceAll(/[\r\n]/gu, ' '), isEnglish).flatMap(cutAtUnits)) {
      const last = groups.at(-1)
      if (last && !isCut(last, terms)) last.push(...terms)
      else groups.push([...terms])
    }
    let at = block.start
    for (const terms of groups) {
      const sentence = sentenceOf({ text, block, terms, at, index: sentences.length, isQuoted })
      at = sentence.next
      if (sentence.words > 0) sentences.push(sentence.sentence)
    }
  }
  return { text, blocks, sentences, speech }
}

interface Cursor {
  readonly text: string
  readonly block: Block
  readonly terms: readonly TaggedTerm[]
  readonly at: number
  readonly index: number
  readonly isQuoted: (at: number) => boolean
}

function sentenceOf({ text, block, terms, at, index, isQuoted }: Cursor) {
  const tokens: Token[] = []
  let cursor = at
  for (const [place, term] of terms.entries()) {
    const start = cursor + term.pre.length
    const end = start + term.text.length
    const before = (terms[place - 1]?.post ?? '') + term.pre
    const after = term.post + (terms[place + 1]?.pre ?? '')
    if (term.text !== '') {
      const lower = folded(term.text)
      tokens.push({ text: term.text, lower, tags: term.tags, start, end, before, after, isQuoted: isQuoted(start) })
    }
    cursor = end + term.post.length
  }
  const raw = text.slice(at, cursor)
  const body = raw.trim()
  const start = at + raw.indexOf(body)
  const words = countWords(body)
  const sentence: Sentence = { index, block: block.index, start, end: start + body.length, text: body, tokens, words }
  return { next: cursor, words, sentence }
}
