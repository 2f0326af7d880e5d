const KEY = 'promptory:feedback-open'

/** Remembers in this tab which analysis is open, so that a reload returns to it; undefined forgets it. */
export function rememberOpen(id: string | undefined): void {
  try {
    if (id === undefined) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, id)
  } catch {
    // Without storage, a reload starts at the empty form; the analysis is among the past ones, if any are kept.
  }
}

/** The analysis that was open in this tab. */
export function rememberedOpen(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined
  } catch {
    return undefined
  }
}
