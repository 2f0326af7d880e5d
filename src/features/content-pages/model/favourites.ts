import { readStoredJson, writeStored } from '@/shared/lib/storage'

const KEY = 'promptory:favourites'

/** A prompt saved on this device. */
export interface Favourite {
  /** Address of the prompt on the site: path and fragment. */
  address: string
  text: string
  /** Title of its page. */
  page: string
  /** ISO 8601. */
  savedAt: string
}

function isFavourite(value: unknown): value is Favourite {
  if (typeof value !== 'object' || value === null) return false
  const row = value as Record<string, unknown>
  return ['address', 'text', 'page', 'savedAt'].every((field) => typeof row[field] === 'string')
}

/** The prompts saved on this device, newest first; rows that cannot be read are left out. */
export function readFavourites(): Favourite[] {
  const stored = readStoredJson(KEY)
  return Array.isArray(stored) ? stored.filter(isFavourite) : []
}

/**
 * Saves a prompt, or forgets it if it was saved.
 * @returns whether it is saved now; undefined where the device's storage refuses
 */
export function toggleFavourite(favourite: Favourite): boolean | undefined {
  const others = readFavourites().filter(({ address }) => address !== favourite.address)
  const isSaved = others.length === readFavourites().length
  const isStored = writeStored(KEY, JSON.stringify(isSaved ? [favourite, ...others] : others))
  return isStored ? isSaved : undefined
}
