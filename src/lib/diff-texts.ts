import { type ChangeObject, diffLines, diffWordsWithSpace } from 'diff'

/** A stretch of text that both texts have, or only one of them. */
export interface DiffPiece<First extends string, Second extends string> {
  readonly kind: 'same' | First | Second
  readonly text: string
}

// Two texts with little in common would be compared for minutes. Together less than the 200 ms for which a page may
// be busy.
const WORDS_MS = 120
const LINES_MS = 60

/**
 * Compares two texts word by word; line by line, then as a whole, where that would take too long.
 * @param only what the pieces are called that only the first text has, or only the second
 */
export function diffTexts<First extends string, Second extends string>(
  first: string,
  second: string,
  only: readonly [First, Second],
): DiffPiece<First, Second>[] {
  const changes: ChangeObject<string>[] = diffWordsWithSpace(first, second, { timeout: WORDS_MS }) ??
    diffLines(first, second, { timeout: LINES_MS }) ?? [
      { value: first, added: false, removed: true, count: 1 },
      { value: second, added: true, removed: false, count: 1 },
    ]
  return changes.map(({ value, added, removed }) => ({
    kind: removed ? only[0] : added ? only[1] : 'same',
    text: value,
  }))
}
