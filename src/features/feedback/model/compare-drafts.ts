import { type ChangeObject, diffLines, diffWordsWithSpace } from 'diff'

/** A stretch of text that both drafts have, or only one of them. */
export interface DraftPiece {
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
}

// Two texts with little in common would be compared for minutes.
const TIME_MS = 400

/** The second draft against the first, word by word; line by line, then whole, where that would take too long. */
export function compareDrafts(first: string, second: string): DraftPiece[] {
  const changes: ChangeObject<string>[] = diffWordsWithSpace(first, second, { timeout: TIME_MS }) ??
    diffLines(first, second, { timeout: TIME_MS }) ?? [
      { value: first, added: false, removed: true, count: 1 },
      { value: second, added: true, removed: false, count: 1 },
    ]
  return changes.map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }))
}
