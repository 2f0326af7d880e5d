import { readSession } from '@/lib/stored-session'

// Not in the page's address, unlike other searches: an e-mail address would end up in the history, in what the browser
// syncs, and in server logs.
const KEY = 'promptory:account-search'

/** This tab's last search for accounts, for a reload. */
export function readSearch(): string {
  try {
    const { admin, address } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, unknown>
    return typeof address === 'string' && admin === readSession()?.user.id ? address : ''
  } catch {
    return ''
  }
}

/** Stores the search; an empty text forgets it. */
export function keepSearch(address: string): void {
  try {
    if (address) sessionStorage.setItem(KEY, JSON.stringify({ admin: readSession()?.user.id, address }))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Storage is blocked: a reload starts without a search.
  }
}
