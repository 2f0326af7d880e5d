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

/** Time limit for the search's files and code, which come together on a slow line. */
const TIMEOUT_MS = 30_000

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

/** What is there of the files: a new object with each that arrives. */
export interface Loaded {
  /** Every prompt of the shelf, without its text. */
  readonly prompts?: readonly ShelfPrompt[]
  readonly texts: TextsByPage
  /** Finds by titles and words, but not by the texts of prompts. */
  readonly early?: Search
  readonly search?: Search
}

export const NOTHING_LOADED: Loaded = { texts: {} }

/** A text file is of another build than the prompts. */
class OtherBuild extends Error {}

const listeners = new Set<() => void>()

/** The files of one build, each loaded once. What arrives late stays with the build that asked for it. */
class Build {
  loaded = NOTHING_LOADED
  /** Follows one whose files did not fit, and has not been seen to fit itself. */
  isSecond = false
  /** Its search lacks the prompts whose texts did not fit. */
  isPartial = false

  readonly shelf = once(async () => {
    const file = (await fetchInTime(SEARCH_FILE_PATH)) as SearchFile
    // What cannot be used must not be kept: the next try asks for it again.
    const prompts = promptsOf(file)
    this.#add({ prompts })
    return { file, prompts }
  })

  readonly #parts = Array.from({ length: TEXT_FILES }, (_, number) =>
    once(async () => {
      const [{ file }, texts] = await Promise.all([this.shelf(), fetchInTime(promptTextsPath(number))])
      const part = texts as PromptTexts
      if (part.stamp !== file.stamp) throw new OtherBuild('The texts come from another build')
      return part
    }),
  )

  readonly texts = this.#parts.map((load) =>
    once(async () => {
      const { pages } = await load()
      this.#add({ texts: { ...this.loaded.texts, ...pages } })
    }),
  )

  readonly search = once(async () => {
    const { isSecond } = this
    // Without a network, kept files may be of two builds for good: prompts that fit are better than none.
    const orNone = (error: unknown): PromptTexts[] => {
      if (isSecond && !navigator.onLine && error instanceof OtherBuild) return []
      throw error
    }
    const [{ openSearch }, { file, prompts }, words] = await inTime((signal) =>
      Promise.all([
        import('./engine'),
        this.shelf(),
        // A search without it finds prompts alone, but it finds.
        fetchJson(SEARCH_WORDS_PATH, signal).catch(() => undefined) as Promise<SearchWords | undefined>,
      ]),
    )
    // The texts come while titles and words are indexed. Not one by one into what has loaded: the page would render with
    // each.
    const coming = inTime(() => Promise.all(this.#parts.map((load) => load().then((part) => [part], orNone))))
    // A failure is reported below, where this is awaited.
    coming.catch(() => {})
    // In a task of its own: reading the files was one already.
    await new Promise((resolve) => setTimeout(resolve))
    const early = await openSearch(entriesOf(file, undefined, words, prompts))
    this.#add({ early })
    const fitting = (await coming).flat()
    this.isPartial = fitting.length < TEXT_FILES
    if (!this.isPartial) this.isSecond = false
    const entries = entriesOf(file, fitting, words, prompts)
    const search = this.isPartial ? await openSearch(entries) : await early.complete(entries)
    this.#add({ search })
    return search
  })

  #add(part: Partial<Loaded>): void {
    this.loaded = { ...this.loaded, ...part }
    for (const tell of listeners) tell()
  }
}

let build = new Build()

function beginAnew(isSecond: boolean): void {
  build = new Build()
  build.isSecond = isSecond
  for (const tell of listeners) tell()
}

/**
 * Does work on the files of one build. If they turn out to be of two, it is done once more with all files loaded anew;
 * so is work that ends when others have begun anew.
 */
async function inOneBuild<T>(work: (own: Build) => Promise<T>): Promise<T> {
  const own = build
  try {
    const result = await work(own)
    if (own === build) return result
  } catch (error) {
    if (own === build) {
      if (own.isSecond || !(error instanceof OtherBuild)) throw error
      beginAnew(true)
    }
  }
  return await work(build)
}

/** What has loaded, so that coming back shows it at once. */
export const loadedNow = (): Loaded => build.loaded

/** Calls back when something has loaded, or when all begins anew. @returns the end of it */
export function watchLoaded(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** To be called before somebody tries again: files that did not fit twice are asked for anew. */
export function forgetMisfits(): void {
  if (build.isSecond || build.isPartial) beginAnew(false)
}
if (typeof window !== 'undefined') window.addEventListener('online', forgetMisfits)

/**
 * Loads every prompt of the shelf, without its text.
 * @throws Error if the file does not arrive, or `OtherVersion` if it does not fit this page
 */
export const loadShelf = () => inOneBuild(async (own) => (await own.shelf()).prompts)

// One entry for a prompt for good, so that its card does not render again with every list.
const entries = new WeakMap<ShelfPrompt, PromptEntry>()

function entryOf(prompt: ShelfPrompt | PromptEntry, texts: TextsByPage): PromptEntry | undefined {
  if ('text' in prompt) return prompt
  const entry = entries.get(prompt) ?? withText(prompt, texts)
  if (entry) entries.set(prompt, entry)
  return entry
}

/** These prompts with their texts; undefined if some are missing. */
export function withTexts(prompts: readonly ShelfPrompt[], texts: TextsByPage): readonly PromptEntry[] | undefined {
  const found = prompts.flatMap((prompt) => entryOf(prompt, texts) ?? [])
  return found.length === prompts.length ? found : undefined
}

/**
 * Loads the texts of these prompts.
 * @throws Error if they do not arrive, or come from another build than the prompts time and again
 */
export const loadTexts = (prompts: readonly ShelfPrompt[]): Promise<void> =>
  inOneBuild(async (own) => {
    const { file } = await own.shelf()
    const paths = new Set(prompts.map(({ path }) => path))
    const needed = new Set(file.pages.filter(({ path }) => paths.has(path)).map((page) => page.file))
    await Promise.all([...needed].flatMap((each) => own.texts[each]?.() ?? []))
    own.isSecond = false
  })

/**
 * The site's search. The first call loads it; later calls share it, and a failure is retried.
 * @throws Error if its files or its code do not arrive or do not fit this page
 */
export const loadSearch = (): Promise<Search> => inOneBuild((own) => own.search())

/** How long the home page may take to name its build. */
const LOOK_MS = 5000

/**
 * Whether this tab is older than the site, whose scripts and formats are others by now. Trying again cannot help then,
 * only a reload.
 */
export async function isOutdated(): Promise<boolean> {
  const page = await fetch('/', { signal: AbortSignal.timeout(LOOK_MS) })
    .then((response) => (response.ok ? response.text() : ''))
    .catch(() => '')
  const { build } = document.documentElement.dataset
  const [, now] = /<html[^>]* data-build="([^"]+)"/u.exec(page) ?? []
  return build !== undefined && now !== undefined && now !== build
}
