// Storage throws if it is blocked (private windows, policies) or full. That must never break a page, so reading returns
// undefined, and writing returns whether it worked.

/** The text stored under a key; undefined if there is none or storage is blocked. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a text under a key (undefined removes it); false if storage is blocked or full. */
export function writeStored(key: string, value: string | undefined): boolean {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

/** The JSON stored under a key; undefined if there is none, it is malformed or storage is blocked. */
export function readStoredJson(key: string): unknown {
  const text = readStored(key)
  if (text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
