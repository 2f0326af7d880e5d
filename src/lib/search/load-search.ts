import {
  checkVersion,
  entriesOf,
  SEARCH_FILE_PATH,
  SEARCH_WORDS_PATH,
  type SearchEntry,
  type SearchFile,
  type SearchWords,
} from './search-file'
import type { Search } from './engine'

/** Time limit for the search's files and code. */
const TIMEOUT_MS = 10_000

async function fetchJson(path: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(path, { signal })
  // Hosts that answer every address with a page fail later, when the JSON is parsed.
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return await response.json()
}

/** The result of a promise, or an error after the time limit. */
function inTime<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const limit = AbortSignal.timeout(TIMEOUT_MS)
  const late = new Promise<never>((_, reject) => {
    limit.addEventListener('abort', () => reject(new Error('The search took too long to load')))
  })
  return Promise.race([work(limit), late])
}

/** Shares one promise among callers, and makes it again after a failure. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}

const loadFile = once(async () => {
  const file = (await inTime((signal) => fetchJson(SEARCH_FILE_PATH, signal))) as SearchFile
  // What cannot be used must not be kept: the next try asks for it again.
  checkVersion(file)
  return file
})

let known: readonly SearchEntry[] | undefined
let opened: Search | undefined

/**
 * Every entry of the site's search, without the index that searching needs.
 * @throws Error if the file does not arrive or does not fit this page
 */
export const loadEntries = once(async () => {
  known = entriesOf(await loadFile())
  return known
})

/** The entries if they have loaded already, so that coming back shows them at once. */
export const loadedEntries = (): readonly SearchEntry[] | undefined => known

/**
 * The site's search. The first call loads it; later calls share it, and a failure is retried.
 * @throws Error if the entries or the search code do not arrive or do not fit this page
 */
export const loadSearch = once(async () => {
  const [{ openSearch }, file, words] = await inTime((signal) =>
    Promise.all([
      import('./engine'),
      loadFile(),
      // A search without it finds prompts alone, but it finds.
      fetchJson(SEARCH_WORDS_PATH, signal).catch(() => undefined) as Promise<SearchWords | undefined>,
    ]),
  )
  opened = await openSearch(entriesOf(file, words))
  return opened
})

/** The search if it has loaded already, so that coming back shows the same results at once. */
export const loadedSearch = (): Search | undefined => opened
