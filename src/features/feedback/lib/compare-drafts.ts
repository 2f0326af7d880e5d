import { type DiffPiece, diffTexts } from '@/lib/diff-texts'

/** A stretch of text that both drafts have, or only one of them. */
export type DraftPiece = DiffPiece<'removed', 'added'>

/** Compares the second draft with the first, word by word unless that takes too long. */
export function compareDrafts(first: string, second: string): DraftPiece[] {
  return diffTexts(first, second, ['removed', 'added'])
}
