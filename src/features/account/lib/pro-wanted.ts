const KEY = 'promptory:pro-wanted'

/** Whether this tab is on the way to Pro while it signs in at another site. */
export function readProWanted(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

/** Stored in the tab, because the auth service only leads back to the account page's plain address. */
export function keepProWanted(isWanted: boolean): void {
  try {
    if (isWanted) sessionStorage.setItem(KEY, 'yes')
    else sessionStorage.removeItem(KEY)
  } catch {
    // Storage is blocked: signing in ends on the account page.
  }
}
