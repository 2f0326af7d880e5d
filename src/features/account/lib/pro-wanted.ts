const KEY = 'promptory:pro-wanted'

/** Whether this tab left for another site to sign in on the way to Pro. */
export function readProWanted(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

/** Remembers it across the trip: the auth service leads back to the account page's plain address alone. */
export function keepProWanted(isWanted: boolean): void {
  try {
    if (isWanted) sessionStorage.setItem(KEY, 'yes')
    else sessionStorage.removeItem(KEY)
  } catch {
    // Blocked storage: signing in ends on the account page.
  }
}
