import MiniSearch from 'minisearch'
import { type Hits, searchWords } from '@/lib/search-words'
import { INDEX_OPTIONS } from './search-index'
import { SEARCH_INDEX_PATH, SEARCH_INDEX_VERSION, type SearchEntry, type SearchIndexFile } from './search-index-file'
import { synonymsOf } from './synonyms'

const BOOST = { title: 4, place: 1.5, tags: 1.5 }

/** What a search of the site has found, best first. */
export interface Found extends Pick<Hits, 'closeness' | 'wordsIn'> {
  readonly entries: readonly SearchEntry[]
}

/** The site, ready to be searched. */
export interface SiteSearch {
  readonly find: (search: string) => Found
  /** Adds what the index does not know yet. */
  readonly add: (entries: readonly SearchEntry[]) => void
}

/**
 * Gets an index ready, in pieces, so that a slow device stays answerable meanwhile.
 * @throws Error where the index was made by another release
 */
export async function openSiteSearch(file: SearchIndexFile): Promise<SiteSearch> {
  if (file.version !== SEARCH_INDEX_VERSION) throw new Error(`The index has version ${file.version}.`)
  const entries: SearchEntry[] = file.entries.map(([title, to, place, opening]) => ({ title, to, place, opening }))
  const engine = await MiniSearch.loadJSAsync(file.search, INDEX_OPTIONS)
  return {
    find: (search) => {
      const hits = searchWords(engine, search, { boost: BOOST, synonymsOf })
      if (!hits) return { entries: [], closeness: 'exact', wordsIn: () => [] }
      return { ...hits, entries: hits.ids.map((id) => entries[id] as SearchEntry) }
    },
    add: (more) => {
      for (const entry of more) {
        if (entries.some(({ to }) => to === entry.to)) continue
        engine.add({ ...entry, id: entries.length })
        entries.push(entry)
      }
    },
  }
}

let pending: Promise<SiteSearch> | undefined

/**
 * The site's search, fetched once; asked again after a failure.
 * @throws Error where the index does not come
 */
export function loadSiteSearch(): Promise<SiteSearch> {
  pending ??= fetch(SEARCH_INDEX_PATH)
    .then((response) => {
      if (!response.ok) throw new Error(`${SEARCH_INDEX_PATH}: ${response.status}`)
      return response.json() as Promise<SearchIndexFile>
    })
    .then(openSiteSearch)
  pending.catch(() => (pending = undefined))
  return pending
}
