import { readSession } from '@/lib/stored-session'

// Not in the page's address, where other searches stand: somebody's e-mail address would go into the history, into what
// the browser syncs of it, and into the logs of servers.
const KEY = 'promptory:account-search'

/** What this admin last searched accounts by in this tab, so that a reload shows them again. */
export function readSearch(): string {
  try {
    const { admin, address } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, unknown>
    return typeof address === 'string' && admin === readSession()?.user.id ? address : ''
  } catch {
    return ''
  }
}

/** Remembers what accounts are searched by; an empty text forgets it. */
export function keepSearch(address: string): void {
  try {
    if (address) sessionStorage.setItem(KEY, JSON.stringify({ admin: readSession()?.user.id, address }))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Blocked storage: a reload begins without a search.
  }
}
