import { POST_FIELD_NAMES, POST_FIELDS } from '@contracts/blog.ts'
import { type DiffPiece, diffTexts } from '@/lib/diff-texts'
import { plainText } from './plain-text'
import type { PostRow } from './post'

/** A piece of text that both versions have, or only one of them. */
export type Piece = DiffPiece<'theirs', 'mine'>

/** One field in which two versions differ. */
export interface FieldDiff {
  readonly label: string
  readonly pieces: readonly Piece[]
  /** Only formatting, links or pictures differ. */
  readonly isFormatOnly: boolean
}

const compare = (theirs: string, mine: string): Piece[] => diffTexts(theirs, mine, ['theirs', 'mine'])

/** The fields in which two versions of a post differ, word by word. */
export function diffPosts(theirs: PostRow, mine: PostRow): FieldDiff[] {
  const diffs = POST_FIELD_NAMES.filter((name) => name !== 'content' && theirs[name] !== mine[name]).map((name) => ({
    label: POST_FIELDS[name].label,
    pieces: compare(theirs[name] ?? '', mine[name] ?? ''),
    isFormatOnly: false,
  }))
  if (theirs.content === mine.content) return diffs
  const before = plainText(theirs.content)
  const after = plainText(mine.content)
  const isFormatOnly = before === after
  return [
    ...diffs,
    { label: POST_FIELDS.content.label, pieces: isFormatOnly ? [] : compare(before, after), isFormatOnly },
  ]
}
