import type { Collection } from '../lib/collection'
import { PROMPT_INDEX_PATH, PROMPT_INDEX_VERSION, type PromptIndexFile } from '../lib/prompt-index-file'

/** No waiting past this. */
const TIMEOUT_MS = 10_000

let loaded: Promise<Collection> | undefined

async function fetchIndex(signal: AbortSignal): Promise<PromptIndexFile> {
  const response = await fetch(PROMPT_INDEX_PATH, { signal })
  if (!response.ok) throw new Error(`The prompt index answered ${response.status}`)
  const file = (await response.json()) as PromptIndexFile
  // A host that answers everything with a page has failed above; a site newer than this tab fails here.
  if (file.version !== PROMPT_INDEX_VERSION) throw new Error(`The prompt index is of version ${file.version}`)
  return file
}

async function load(): Promise<Collection> {
  const limit = AbortSignal.timeout(TIMEOUT_MS)
  const late = new Promise<never>((_, reject) => {
    limit.addEventListener('abort', () => reject(new Error('The prompts of the pages took too long')))
  })
  const both = Promise.all([import('../lib/collection'), fetchIndex(limit)])
  const [{ openCollection }, file] = await Promise.race([both, late])
  return openCollection(file)
}

/**
 * The prompts of the content pages: fetched with the first call, kept for the next ones, asked for again after a failure.
 * @throws Error where the index or the code that searches it did not arrive, or does not fit this page
 */
export function loadCollection(): Promise<Collection> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined
    throw error
  })
  return loaded
}
