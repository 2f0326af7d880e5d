/** The import cannot go on for now: no connection, or a session that has ended. Begun again it goes on where it was. */
export class Interrupted extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'Interrupted'
  }
}

/** What became of a post. */
export type Result =
  | { readonly kind: 'imported'; readonly notes: readonly string[] }
  /** An earlier run has stored it. */
  | { readonly kind: 'here' }
  | { readonly kind: 'slug taken' }
  | { readonly kind: 'failed'; readonly reason: string }
