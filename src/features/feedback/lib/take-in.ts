/** A change to the analysed text. */
export interface Change {
  readonly start: number
  readonly end: number
  readonly text: string
}

// Characters of context before a place, to tell it from the same words elsewhere.
const LEAD = 24

/** Replaces `from` with `to` if the revision has it after the same words, or has it only once. */
function swap(revision: string, lead: string, from: string, to: string): string {
  const led = revision.indexOf(lead + from)
  const first = revision.indexOf(from)
  const at = led >= 0 ? led + lead.length : first === revision.lastIndexOf(from) ? first : -1
  return at < 0 ? revision : revision.slice(0, at) + to + revision.slice(at + from.length)
}

/** Applies a remark's changes to the revision, if their places are still there. */
export function takeIn(original: string, revision: string, changes: readonly Change[]): string {
  return changes.reduce(
    (text, change) =>
      swap(
        text,
        original.slice(Math.max(0, change.start - LEAD), change.start),
        original.slice(change.start, change.end),
        change.text,
      ),
    revision,
  )
}

/** Undoes a remark's changes in the revision. */
export function takeBack(original: string, revision: string, changes: readonly Change[]): string {
  return changes.reduce(
    (text, change) =>
      swap(
        text,
        original.slice(Math.max(0, change.start - LEAD), change.start),
        change.text,
        original.slice(change.start, change.end),
      ),
    revision,
  )
}
