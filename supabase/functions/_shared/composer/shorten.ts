import { countWords, truncateWords } from '../contracts/text.ts'

const SENTENCE_END = /[.!?…][)"'”’\]]*(?=\s)|[。！？]/gu
const CLAUSE_END = /[,;:)](?=\s)|\s[-–—](?=\s)|[，；：、]/gu
// Words that leave a cut text hanging.
const DANGLING =
  /(?:[\s,;:–—-]+(?:a|an|the|and|or|but|so|of|to|for|in|on|at|by|with|from|that|which|who|because|my|our|your|his|her|their|its|is|are|was|were|i|we|as|than|if|when|where|while|about|into|not|no|be|been|has|have|had))+$/iu
const PAIRS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '“': '”', '«': '»' }
const CLOSERS: ReadonlySet<string> = new Set(Object.values(PAIRS))

/** The last match of the pattern that ends within the text, as an offset; 0 when there is none. */
function lastEnd(text: string, pattern: RegExp): number {
  let end = 0
  for (const match of text.matchAll(pattern)) end = match.index + match[0].length
  return end
}

/** Offset of the first bracket or quotation mark that is opened and never closed; -1 when all are closed. */
function firstUnclosed(text: string): number {
  const open: { closer: string; at: number }[] = []
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at)
    const closer = PAIRS[character]
    if (closer !== undefined) open.push({ closer, at })
    else if (CLOSERS.has(character) && open.at(-1)?.closer === character) open.pop()
  }
  return open[0]?.at ?? -1
}

/** The cut text without an opened bracket that the cut left open. */
function withoutOpenBracket(text: string): string {
  const at = firstUnclosed(text)
  if (at < 0) return text
  if (at >= text.length / 2) return text.slice(0, at)
  return text.replace(/[()[\]{}“”«»]/gu, '')
}

/**
 * The opening of a text within a number of words: cut after a sentence where that keeps most of it,
 * else after a clause, else after a word, and marked with an ellipsis where something was left out.
 */
export function shorten(text: string, limit: number): string {
  if (countWords(text) <= limit) return text
  // The ellipsis needs a character of white space behind the last word to recognise a boundary there.
  const kept = `${truncateWords(text, limit).text} `
  const sentence = lastEnd(kept, SENTENCE_END)
  const clause = lastEnd(kept, CLAUSE_END)
  if (sentence >= kept.length * 0.45) return `${withoutOpenBracket(kept.slice(0, sentence)).trim()} …`
  const cut = clause >= kept.length * 0.6 ? kept.slice(0, clause) : kept
  const bare = withoutOpenBracket(cut)
    .trim()
    .replace(/[\s,;:–—，；：、.-]+$/u, '')
    .replace(DANGLING, '')
    .replace(/[\s,;:–—，；：、.-]+$/u, '')
  return `${bare}…`
}

const MARKS: Readonly<Record<string, string>> = { '[': ']', '“': '”' }
const MARK_CLOSERS: ReadonlySet<string> = new Set(Object.values(MARKS))

/** The text without square brackets and typographic quotation marks that have no partner: both would swallow a [field]. */
export function withoutLoneMarks(text: string): string {
  const drop = new Set<number>()
  const open: { closer: string; at: number }[] = []
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at)
    const closer = MARKS[character]
    if (closer !== undefined) open.push({ closer, at })
    else if (MARK_CLOSERS.has(character)) {
      if (open.at(-1)?.closer === character) open.pop()
      else drop.add(at)
    }
  }
  for (const { at } of open) drop.add(at)
  return drop.size === 0 ? text : text.replace(/[\s\S]/g, (character, at: number) => (drop.has(at) ? '' : character))
}
