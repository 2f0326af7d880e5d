import MiniSearch from 'minisearch'
import type { SitePrompt } from './search-file.ts'

/** The prompts that answer a search, best first. */
export type PromptSearch = (query: string, limit: number) => SitePrompt[]

// Words that are too common in searches to tell prompts apart.
const FILLERS = new Set(
  'a an and about are as at for from how i in is it me my of on or that the to with write writing prompt prompts'.split(
    ' ',
  ),
)

/** Creates a search index. It is simpler than the site's own search, because an AI can rephrase its query. */
export function openPromptSearch(prompts: readonly SitePrompt[]): PromptSearch {
  const index = new MiniSearch<SitePrompt>({
    idField: 'name',
    fields: ['title', 'page', 'text', 'words'],
    searchOptions: {
      boost: { title: 3, page: 2, words: 2 },
      prefix: (term) => term.length > 3,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    },
  })
  index.addAll(prompts)
  const byName = new Map(prompts.map((prompt) => [prompt.name, prompt]))
  return (query, limit) => {
    const telling = query.split(/\s+/).filter((word) => !FILLERS.has(word.toLowerCase()))
    const words = telling.length > 0 ? telling.join(' ') : query
    return index
      .search(words)
      .toSorted((one, other) => other.queryTerms.length - one.queryTerms.length || other.score - one.score)
      .slice(0, limit)
      .flatMap(({ id }) => byName.get(id as string) ?? [])
  }
}
