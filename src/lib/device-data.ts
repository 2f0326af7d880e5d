/**
 * Names of everything the site stores on the device: entries of both storages, and caches. Empty if they are blocked.
 */
export async function readDeviceData(): Promise<string[]> {
  const names = [storageOf('localStorage'), storageOf('sessionStorage')].flatMap((storage) =>
    Object.keys(storage ?? {}),
  )
  const cacheNames = 'caches' in window ? await caches.keys().catch(() => []) : []
  return [...new Set([...names, ...cacheNames])].toSorted()
}

/** Clears everything that this site keeps on the device, the session included. */
export async function clearDeviceData(): Promise<void> {
  storageOf('localStorage')?.clear()
  storageOf('sessionStorage')?.clear()
  announceRemoval()
  if ('caches' in window) {
    const names = await caches.keys().catch(() => [])
    await Promise.allSettled(names.map((name) => caches.delete(name)))
  }
  if (!('indexedDB' in window)) return
  const databases = await indexedDB.databases().catch(() => [])
  for (const { name } of databases) if (name) indexedDB.deleteDatabase(name)
}

/** Removes entries from both storages, as far as they are not blocked. */
export function removeFromDevice(keys: readonly string[]): void {
  for (const storage of [storageOf('localStorage'), storageOf('sessionStorage')])
    for (const key of keys) storage?.removeItem(key)
  announceRemoval()
}

/** The event another tab would get, so components that show stored data refresh. */
function announceRemoval(): void {
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
}

function storageOf(kind: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return window[kind]
  } catch {
    return undefined
  }
}
