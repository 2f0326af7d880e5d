import { readStored, writeStored } from './storage'

const KEY = 'promptory:device'
let unstored: string | undefined

/**
 * A random identifier of this device (UUID), made at first use and kept in its storage.
 * Daily quotas count by it; it is sent to our own functions only.
 */
export function deviceId(): string {
  const stored = readStored(KEY)
  if (stored) return stored
  const id = (unstored ??= crypto.randomUUID())
  writeStored(KEY, id)
  return id
}
