import type { Favourite } from '@/lib/favourites'
import { MAX_FILE_LENGTH } from './limits'
import { type Collection, type Complain, readCollection, readSavedFavourite, type Saved } from './schema'
import { FileRefusal } from './text-file'

/** Name of the exported file. */
export const FILE_NAME = 'promptory-prompts.json'

const FORMAT = 'promptory-prompts'
const VERSION = 1

/** A row of a file that cannot be read, and why. */
export interface Problem {
  /** Which row: a line, or a place in the file. */
  place: string
  reason: string
}

/** What a file holds: what can be read, and what cannot. */
export interface FileContents {
  saved: Saved
  problems: Problem[]
}

/** All that is saved, as the text of a file. */
export function toPromptsFile({ favourites, collections }: Saved, now = new Date()): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, exportedAt: now.toISOString(), favourites, collections })
}

/**
 * Reads a file exported by this site.
 * @throws FileRefusal if it is too large, not JSON, not ours, of a later version, or lacks its lists
 */
export function fromPromptsFile(text: string): FileContents {
  if (text.length > MAX_FILE_LENGTH) throw new FileRefusal('It is too large: a file may have 5 MB.')
  let file: unknown
  try {
    file = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw new FileRefusal('It is not JSON: it may be cut off, or a file of another kind.')
  }
  const { format, version, favourites, collections } = (file ?? {}) as Record<string, unknown>
  if (format !== FORMAT || typeof version !== 'number') {
    throw new FileRefusal('It is JSON, but not a file of prompts that this site has exported.')
  }
  if (version > VERSION) {
    throw new FileRefusal('It was exported by a newer version of this site. Reload the page and try again.')
  }
  if (!Array.isArray(favourites) || !Array.isArray(collections)) {
    throw new FileRefusal('Its lists of favourites and collections are missing.')
  }
  return readLists(favourites, collections)
}

function readLists(favourites: readonly unknown[], collections: readonly unknown[]): FileContents {
  const problems: Problem[] = []
  const saved: Favourite[] = []
  for (const [index, row] of favourites.entries()) {
    const complain: Complain = (_, reason) => problems.push({ place: `Favourite ${index + 1}`, reason })
    const favourite = readSavedFavourite(row, complain)
    if (favourite) saved.push(favourite)
  }
  const own: Collection[] = []
  for (const [index, row] of collections.entries()) {
    const prompts: unknown = (row as { prompts?: unknown } | null)?.prompts
    const complain: Complain = (part, reason) => {
      const at = Array.isArray(prompts) ? prompts.indexOf(part) : -1
      problems.push({ place: `Collection ${index + 1}${at < 0 ? '' : `, prompt ${at + 1}`}`, reason })
    }
    const collection = readCollection(row, complain)
    if (collection) own.push(collection)
  }
  return { saved: { favourites: saved, collections: own }, problems }
}
