import MiniSearch from 'minisearch'
import { indexOptions } from '@/lib/search-terms'
import { SEARCH_INDEX_VERSION, type SearchEntry, type SearchIndexFile } from './search-index-file'

/** How the index is made and read. */
export const INDEX_OPTIONS = indexOptions(['title', 'place', 'tags', 'opening'])

/** Makes the index of the whole site: at build time, where there is time. */
export function buildSearchIndex(entries: readonly SearchEntry[]): SearchIndexFile {
  const search = new MiniSearch(INDEX_OPTIONS)
  search.addAll(entries.map((entry, id) => ({ ...entry, id })))
  return {
    version: SEARCH_INDEX_VERSION,
    entries: entries.map(({ title, to, place, opening }) => [title, to, place, opening]),
    search: search.toJSON(),
  }
}
