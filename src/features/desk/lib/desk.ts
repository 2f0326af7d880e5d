/** One of the visitor's own things. */
export interface DeskItem {
  readonly key: string
  readonly title: string
  /** Its first words, for the list and for the search. */
  readonly text: string
  /** Where one goes on with it. */
  readonly to: string
  /** ISO 8601, where it is known. */
  readonly at?: string
  /** Called before one goes there. */
  readonly onOpen?: () => void
}

/** Things of one kind. */
export interface DeskGroup {
  readonly id: string
  readonly title: string
  /** What is said where there is none. */
  readonly empty: string
  /** Where new ones are made, and what the way there is called. */
  readonly start: { readonly to: string; readonly label: string }
  readonly items: readonly DeskItem[]
  /** Forgets them all. */
  readonly onForget?: () => void
}

/** The groups with the items that have every word of a search; all of them without one. */
export function searchDesk(groups: readonly DeskGroup[], search: string): readonly DeskGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return groups
  return groups
    .map((group) => ({
      ...group,
      items: group.items.filter(({ title, text }) => {
        const own = `${title} ${text}`.toLowerCase()
        return words.every((word) => own.includes(word))
      }),
    }))
    .filter(({ items }) => items.length > 0)
}

/** What was changed last of all. */
export function latestOf(groups: readonly DeskGroup[]): DeskItem | undefined {
  const dated = groups.flatMap(({ items }) => items).filter(({ at }) => at !== undefined)
  return dated.toSorted((a, b) => (b.at ?? '').localeCompare(a.at ?? ''))[0]
}

/** Everything on the desk as a file: JSON by kind. */
export function deskFile(groups: readonly DeskGroup[]): string {
  const rows = groups.map(({ id, items }) => [
    id,
    items.map(({ title, text, to, at }) => ({ title, text, address: to, at })),
  ])
  return JSON.stringify(Object.fromEntries(rows), undefined, 2)
}
