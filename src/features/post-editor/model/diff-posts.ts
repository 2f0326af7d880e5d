import { type ChangeObject, diffLines, diffWordsWithSpace } from 'diff'
import { plainText } from './plain-text'
import type { PostRow } from './post'

/** A stretch of text that both versions have, or only one of them. */
export interface Piece {
  readonly kind: 'same' | 'theirs' | 'mine'
  readonly text: string
}

/** One field in which two versions differ. */
export interface FieldDiff {
  readonly label: string
  readonly pieces: readonly Piece[]
  /** The words are the same: only their formatting, links or pictures differ. */
  readonly isFormatOnly: boolean
}

// Two texts with little in common would be compared for minutes.
const WORDS_MS = 300
const LINES_MS = 300

function diffTexts(theirs: string, mine: string): Piece[] {
  const changes: ChangeObject<string>[] = diffWordsWithSpace(theirs, mine, { timeout: WORDS_MS }) ??
    diffLines(theirs, mine, { timeout: LINES_MS }) ?? [
      { value: theirs, added: false, removed: true, count: 1 },
      { value: mine, added: true, removed: false, count: 1 },
    ]
  return changes.map(({ value, added, removed }) => ({
    kind: added ? 'mine' : removed ? 'theirs' : 'same',
    text: value,
  }))
}

/** The fields in which two versions of a post differ, word by word; what only one has is marked as its own. */
export function diffPosts(theirs: PostRow, mine: PostRow): FieldDiff[] {
  const fields: [label: string, theirs: string, mine: string][] = [
    ['Title', theirs.title, mine.title],
    ['Slug', theirs.slug, mine.slug],
    ['Category', theirs.category, mine.category],
    ['Excerpt', theirs.excerpt ?? '', mine.excerpt ?? ''],
    ['Read time', theirs.read_time, mine.read_time],
  ]
  const diffs = fields
    .filter(([, before, after]) => before !== after)
    .map(([label, before, after]) => ({ label, pieces: diffTexts(before, after), isFormatOnly: false }))
  if (theirs.content === mine.content) return diffs
  const before = plainText(theirs.content)
  const after = plainText(mine.content)
  const isFormatOnly = before === after
  return [...diffs, { label: 'Content', pieces: isFormatOnly ? [] : diffTexts(before, after), isFormatOnly }]
}

const CONTEXT = 120

/** A long passage that both have, with its middle left out; the first and the last keep one side only. */
export function shorten(text: string, place: 'first' | 'middle' | 'last'): string {
  const head = place === 'first' ? '' : text.slice(0, CONTEXT)
  const tail = place === 'last' ? '' : text.slice(-CONTEXT)
  return text.length <= CONTEXT * 2 + 20 ? text : `${head} […] ${tail}`.trim()
}
