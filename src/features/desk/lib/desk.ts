import { plainLetters } from '@contracts/plain-letters.ts'

/** One of the visitor's own things. */
export interface DeskItem {
  readonly key: string
  readonly title: string
  /** Its first words, for the list and for the search. */
  readonly text: string
  /** Address to continue with it. */
  readonly to: string
  /** ISO 8601, if known. */
  readonly at?: string
  /** Called before following `to`. */
  readonly onOpen?: () => void
}

/** Things of one kind. */
export interface DeskGroup {
  readonly id: string
  readonly title: string
  /** Shown if there are no items. */
  readonly empty: string
  /** Link to where new ones are made. */
  readonly start: { readonly to: string; readonly label: string }
  readonly items: readonly DeskItem[]
  /** Whether its items are work to continue, rather than only saved things. */
  readonly isWork?: true
  /** Forgets them all. */
  readonly onForget?: () => void
}

/** Keeps the items that contain every word of a search. Returns all groups if the search is empty. */
export function searchDesk(groups: readonly DeskGroup[], search: string): readonly DeskGroup[] {
  const words = plainLetters(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return groups
  return groups
    .map((group) => ({
      ...group,
      items: group.items.filter(({ title, text }) => {
        const own = plainLetters(`${title} ${text}`)
        return words.every((word) => own.includes(word))
      }),
    }))
    .filter(({ items }) => items.length > 0)
}

/** The item to continue with: the work changed last, or if there is none, the item saved last. */
export function latestOf(groups: readonly DeskGroup[]): DeskItem | undefined {
  const lastOf = (some: readonly DeskGroup[]) =>
    some
      .flatMap(({ items }) => items)
      .filter(({ at }) => at !== undefined)
      .toSorted((a, b) => (b.at ?? '').localeCompare(a.at ?? ''))[0]
  return lastOf(groups.filter(({ isWork }) => isWork)) ?? lastOf(groups)
}

/** Everything on the desk as a file: JSON by kind. */
export function deskFile(groups: readonly DeskGroup[]): string {
  const rows = groups.map(({ id, items }) => [
    id,
    items.map(({ title, text, to, at }) => ({ title, text, address: to, at })),
  ])
  return JSON.stringify(Object.fromEntries(rows), undefined, 2)
}
