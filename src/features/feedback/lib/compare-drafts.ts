import { type DiffPiece, diffTexts } from '@/lib/diff-texts'

/** A stretch of text that both drafts have, or only one of them. */
export type DraftPiece = DiffPiece<'removed', 'added'>

/** The second draft against the first, word by word where that does not take too long. */
export function compareDrafts(first: string, second: string): DraftPiece[] {
  return diffTexts(first, second, ['removed', 'added'])
}
