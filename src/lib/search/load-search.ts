import {
  entriesOf,
  type PromptEntry,
  type PromptTexts,
  promptsOf,
  promptTextsPath,
  SEARCH_FILE_PATH,
  SEARCH_WORDS_PATH,
  type SearchFile,
  type SearchWords,
  type ShelfPrompt,
  TEXT_FILES,
  type TextsByPage,
  withText,
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

const fetchInTime = (path: string) => inTime((signal) => fetchJson(path, signal))

/** The files of a build, each loaded once. */
const openFiles = () => ({
  shelf: once(async () => {
    const file = (await fetchInTime(SEARCH_FILE_PATH)) as SearchFile
    // What cannot be used must not be kept: the next try asks for it again.
    return { file, prompts: promptsOf(file) }
  }),
  texts: Array.from({ length: TEXT_FILES }, (_, file) =>
    once(() => fetchInTime(promptTextsPath(file)) as Promise<PromptTexts>),
  ),
})

let files = openFiles()
let known: readonly ShelfPrompt[] | undefined
let texts: TextsByPage = {}
let opened: Search | undefined

/** Files of two builds never fit: the next try asks for all of them again. */
function checkStamps({ stamp }: SearchFile, loaded: readonly PromptTexts[]): void {
  if (loaded.every((each) => each.stamp === stamp)) return
  files = openFiles()
  known = undefined
  texts = {}
  throw new Error('The texts come from another build')
}

/**
 * Every prompt of the shelf, without its text.
 * @throws Error if the file does not arrive or does not fit this page
 */
export async function loadShelf(): Promise<readonly ShelfPrompt[]> {
  known = (await files.shelf()).prompts
  return known
}

/** The prompts of the shelf if they have loaded already, so that coming back shows them at once. */
export const loadedShelf = (): readonly ShelfPrompt[] | undefined => known

// One entry for a prompt for good, so that its card does not render again with every list.
const entries = new WeakMap<ShelfPrompt, PromptEntry>()

function entryOf(prompt: ShelfPrompt | PromptEntry): PromptEntry | undefined {
  if ('text' in prompt) return prompt
  const entry = entries.get(prompt) ?? withText(prompt, texts)
  if (entry) entries.set(prompt, entry)
  return entry
}

/** These prompts with their texts; undefined if some have not loaded yet. */
export function loadedTexts(prompts: readonly ShelfPrompt[]): readonly PromptEntry[] | undefined {
  const found = prompts.flatMap((prompt) => entryOf(prompt) ?? [])
  return found.length === prompts.length ? found : undefined
}

/**
 * Loads the texts of these prompts.
 * @throws Error if they do not arrive, or come from another build than the prompts
 */
export async function loadTexts(prompts: readonly ShelfPrompt[]): Promise<void> {
  const { file } = await files.shelf()
  const paths = new Set(prompts.map(({ path }) => path))
  const needed = new Set(file.pages.filter(({ path }) => paths.has(path)).map((page) => page.file))
  const loaded = await Promise.all([...needed].flatMap((each) => files.texts[each]?.() ?? []))
  checkStamps(file, loaded)
  texts = Object.assign({}, texts, ...loaded.map(({ pages }) => pages))
}

/**
 * The site's search. The first call loads it; later calls share it, and a failure is retried.
 * @throws Error if its files or its code do not arrive or do not fit this page or one another
 */
export const loadSearch = once(async () => {
  const [{ openSearch }, { file }, all, words] = await inTime((signal) =>
    Promise.all([
      import('./engine'),
      files.shelf(),
      Promise.all(files.texts.map((load) => load())),
      // A search without it finds prompts alone, but it finds.
      fetchJson(SEARCH_WORDS_PATH, signal).catch(() => undefined) as Promise<SearchWords | undefined>,
    ]),
  )
  checkStamps(file, all)
  opened = await openSearch(entriesOf(file, all, words))
  return opened
})

/** The search if it has loaded already, so that coming back shows the same results at once. */
export const loadedSearch = (): Search | undefined => opened
