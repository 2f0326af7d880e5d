import { type ChangeObject, diffLines, diffWordsWithSpace } from 'diff'

/** A stretch of text that both texts have, or only one of them. */
export interface DiffPiece<First extends string, Second extends string> {
  readonly kind: 'same' | First | Second
  readonly text: string
}

// Comparing two very different texts could take minutes. Both limits together stay below the 200 ms a page may be busy.
const WORDS_MS = 120
const LINES_MS = 60

/**
 * Compares two texts word by word. If that takes too long, line by line, then as a whole.
 * @param only the labels of pieces that only the first or only the second text has
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
