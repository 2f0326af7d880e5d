import { entriesOf, SEARCH_FILE_PATH, type SearchFile } from './search-file'
import type { Search } from './engine'

/** No waiting past this. */
const TIMEOUT_MS = 10_000

let loaded: Promise<Search> | undefined
let opened: Search | undefined

async function fetchEntries(signal: AbortSignal) {
  const response = await fetch(SEARCH_FILE_PATH, { signal })
  // A host that answers everything with a page fails when it is read.
  if (!response.ok) throw new Error(`${SEARCH_FILE_PATH} answered ${response.status}`)
  return entriesOf((await response.json()) as SearchFile)
}

async function load(): Promise<Search> {
  const limit = AbortSignal.timeout(TIMEOUT_MS)
  const late = new Promise<never>((_, reject) => {
    limit.addEventListener('abort', () => reject(new Error('The search took too long to load')))
  })
  const both = Promise.all([import('./engine'), fetchEntries(limit)])
  const [{ openSearch }, entries] = await Promise.race([both, late])
  opened = await openSearch(entries)
  return opened
}

/**
 * The search of everything on the site: fetched with the first call, kept for the next, asked for again after a failure.
 * @throws Error where the entries or the code that searches them did not arrive, or do not fit this page
 */
export function loadSearch(): Promise<Search> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined
    throw error
  })
  return loaded
}

/** The search, where it is there already: a return shows the same results at once. */
export const loadedSearch = (): Search | undefined => opened
