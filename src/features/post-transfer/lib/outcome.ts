/** The import has to pause: no connection, or the session has ended. It resumes where it stopped. */
export class Interrupted extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'Interrupted'
  }
}

/** Result of a post. */
export type Result =
  | { readonly kind: 'imported'; readonly notes: readonly string[] }
  /** An earlier run has stored it already. */
  | { readonly kind: 'here' }
  | { readonly kind: 'slug taken' }
  | { readonly kind: 'failed'; readonly reason: string }
