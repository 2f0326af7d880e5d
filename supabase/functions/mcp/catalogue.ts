import { boundedFetch } from '../_shared/bounded-fetch.ts'
import { ApiError } from '../_shared/http.ts'
import { timeLimit } from '../_shared/time-limit.ts'
import { readSearchFile, SEARCH_FILE_PATH, type SitePrompt } from './search-file.ts'
import { openPromptSearch, type PromptSearch } from './search-prompts.ts'

/** All prompts of the site at one moment. */
export interface Catalogue {
  /** In the order of the site, which the pages of a list follow. */
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

/** How long the prompts are good for before the site is asked whether they have changed. */
export const CATALOGUE_TTL_MS = 10 * 60_000
/** How long a site that did not answer is left alone. */
const PAUSE_MS = 10_000
const TIMEOUT_MS = 8_000
/** It has about a twentieth of that. */
const MAX_BYTES = 16 * 1024 * 1024

/**
 * The prompts of the site, read from the file that the site's own search reads, and kept. A newer file is asked for by
 * the tag of the last one; while the site does not answer, what was read last stays good. Throws an `ApiError` where
 * nothing was read yet.
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
      const response = await read(`${siteUrl}${SEARCH_FILE_PATH}`, {
        headers: { accept: 'application/json', ...(known?.tag ? { 'if-none-match': known.tag } : {}) },
        signal: limit.signal,
      })
      if (response.status === 304 && known) await response.body?.cancel()
      else {
        if (!response.ok) throw new Error(`The site answered ${response.status}.`)
        known = { catalogue: catalogueOf(readSearchFile(await response.json())), tag: response.headers.get('etag') }
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
      // However many come at once, the site is asked once.
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

function catalogueOf(prompts: readonly SitePrompt[]): Catalogue {
  const byName = new Map(prompts.map((prompt) => [prompt.name, prompt]))
  let search: PromptSearch | undefined
  return {
    prompts,
    find: (name) => byName.get(name),
    // The index is made with the first search: who lists and gets does without.
    search: (query, limit) => (search ??= openPromptSearch(prompts))(query, limit),
  }
}
