import { isSiteAddress } from './site-address'
import { readRows, watchRows, writeRows } from './stored-rows'

export const FAVOURITES_KEY = 'promptory:favourites'

/** A prompt saved on this device. */
export interface Favourite {
  /** Address of the prompt on the site: path and fragment. */
  address: string
  text: string
  /** The prompt's own title; missing if it was saved before prompts had titles. */
  title?: string
  /** Title of its page. */
  page: string
  /** ISO 8601. */
  savedAt: string
}

/** Reads one stored favourite; undefined if it is malformed. */
export function readFavourite(value: unknown): Favourite | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { address, text, title, page, savedAt } = value as Record<string, unknown>
  if (typeof address !== 'string' || !isSiteAddress(address)) return undefined
  if (typeof text !== 'string' || typeof page !== 'string') return undefined
  if (typeof savedAt !== 'string' || Number.isNaN(Date.parse(savedAt))) return undefined
  return { address, text, ...(typeof title === 'string' ? { title } : {}), page, savedAt }
}

/** The prompts saved on this device, newest first, without malformed rows. */
export function readFavourites(): readonly Favourite[] {
  return readRows(FAVOURITES_KEY, readFavourite).rows
}

/** Whether the prompt at an address is saved on this device. */
export function isFavourite(address: string): boolean {
  return readFavourites().some((favourite) => favourite.address === address)
}

/** Calls back when the saved prompts change, in this page or another tab. Returns a function that stops watching. */
export function watchFavourites(onChange: () => void): () => void {
  return watchRows([FAVOURITES_KEY], onChange)
}

/** Replaces the saved prompts; false if the device's storage refuses. */
export function writeFavourites(favourites: readonly Favourite[]): boolean {
  return writeRows(FAVOURITES_KEY, readFavourite, favourites)
}

/**
 * Saves a prompt, or removes it. Not a toggle, because another tab may have done it already.
 * @param formerly an address under which it may have been saved before
 * @returns false if the device's storage refuses
 */
export function setFavourite(favourite: Favourite, isSaved: boolean, formerly?: string): boolean {
  const others = readFavourites().filter(({ address }) => address !== favourite.address && address !== formerly)
  return writeFavourites(isSaved ? [favourite, ...others] : others)
}
