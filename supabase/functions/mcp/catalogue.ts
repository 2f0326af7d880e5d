import { boundedFetch } from '../_shared/bounded-fetch.ts'
import { ApiError } from '../_shared/http.ts'
import { timeLimit } from '../_shared/time-limit.ts'
import { readSearchFiles, SEARCH_FILE_PATH, type SitePrompt } from './search-file.ts'
import { openPromptSearch, type PromptSearch } from './search-prompts.ts'

/** All prompts of the site at one moment. */
export interface Catalogue {
  /** In the site's order, which paging relies on. */
  readonly prompts: readonly SitePrompt[]
  find(name: string): SitePrompt | undefined
  search: PromptSearch
}

export interface CatalogueOptions {
  /** Address of the site, without a slash at the end. */
  readonly siteUrl: string
  readonly now?: () => number
  readonly timeoutMs?: number
}

/** How long the prompts are used before the site is asked whether they have changed. */
export const CATALOGUE_TTL_MS = 10 * 60_000
/** How long to wait before asking a site again that did not answer. */
const PAUSE_MS = 10_000
const TIMEOUT_MS = 8_000
/** The largest file has about a twentieth of that. */
const MAX_BYTES = 16 * 1024 * 1024

/**
 * Reads the site's prompts from the files that its own search uses, and caches them. Asks for newer ones with the
 * ETag of the last. While the site does not answer, returns the last prompts read, or throws an `ApiError` if
 * there are none.
 */
export function createCatalogue(options: CatalogueOptions): () => Promise<Catalogue> {
  const { siteUrl, now = Date.now, timeoutMs = TIMEOUT_MS } = options
  const read = boundedFetch(MAX_BYTES, () => new Error('The file is too large.'))
  let known: { readonly catalogue: Catalogue; readonly tag: string | null } | undefined
  let askAgainAt = 0
  let asking: Promise<void> | undefined

  async function ask(): Promise<void> {
    const limit = timeLimit(timeoutMs)
    try {
      const fetchFile = (path: string, headers: Record<string, string> = {}) =>
        read(`${siteUrl}${path}`, { headers: { accept: 'application/json', ...headers }, signal: limit.signal })
      const response = await fetchFile(SEARCH_FILE_PATH, known?.tag ? { 'if-none-match': known.tag } : {})
      if (response.status === 304 && known) await response.body?.cancel()
      else {
        const prompts = await readSearchFiles(await jsonOf(response), async (path) => jsonOf(await fetchFile(path)))
        known = { catalogue: catalogueOf(prompts), tag: response.headers.get('etag') }
      }
      askAgainAt = now() + CATALOGUE_TTL_MS
    } catch {
      askAgainAt = now() + PAUSE_MS
    } finally {
      limit.clear()
    }
  }

  return async () => {
    if (now() >= askAgainAt) {
      // Concurrent calls share one request to the site.
      asking ??= ask().finally(() => {
        asking = undefined
      })
      await asking
    } else if (!known && asking) await asking
    if (known) return known.catalogue
    throw new ApiError(
      'service_unavailable',
      'The prompts cannot be read: the site does not answer at the moment. Please try again in a minute.',
      { detail: 'site_unreachable', headers: { 'retry-after': '60' } },
    )
  }
}

async function jsonOf(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`The site answered ${response.status}.`)
  return await response.json()
}

function catalogueOf(prompts: readonly SitePrompt[]): Catalogue {
  const byName = new Map(prompts.map((prompt) => [prompt.name, prompt]))
  let search: PromptSearch | undefined
  return {
    prompts,
    find: (name) => byName.get(name),
    // The first search builds the index; listing and getting prompts do not need it.
    search: (query, limit) => (search ??= openPromptSearch(prompts))(query, limit),
  }
}
