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
  // The event another tab would get, so components that show stored data refresh.
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  if ('caches' in window) {
    const names = await caches.keys().catch(() => [])
    await Promise.allSettled(names.map((name) => caches.delete(name)))
  }
  if (!('indexedDB' in window)) return
  const databases = await indexedDB.databases().catch(() => [])
  for (const { name } of databases) if (name) indexedDB.deleteDatabase(name)
}

function storageOf(kind: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return window[kind]
  } catch {
    return undefined
  }
}
