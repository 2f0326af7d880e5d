// Not in the page's address, where other searches stand: somebody's e-mail address would go into the history, into what
// the browser syncs of it, and into the logs of servers.
const KEY = 'promptory:account-search'

/** What accounts were last searched by in this tab, so that a reload shows them again. */
export function readSearch(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

/** Remembers what accounts are searched by; an empty text forgets it. */
export function keepSearch(address: string): void {
  try {
    if (address) sessionStorage.setItem(KEY, address)
    else sessionStorage.removeItem(KEY)
  } catch {
    // Blocked storage: a reload begins without a search.
  }
}
