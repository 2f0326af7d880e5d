// Storage throws where it is blocked (private windows, policies) and when it is full: losing a convenience
// must never break a page, so reading gives undefined and writing tells whether it worked.

/** The stored text under a key, or undefined where there is none or storage is blocked. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a text under a key (undefined removes it); false where storage is blocked or full. */
export function writeStored(key: string, value: string | undefined): boolean {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

/** The stored JSON under a key, or undefined where there is none, it is malformed or storage is blocked. */
export function readStoredJson(key: string): unknown {
  const text = readStored(key)
  if (text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
