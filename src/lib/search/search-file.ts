import { slugOfPromptTitle } from '@contracts/prompt-slug.ts'
import { promptPath } from '../prompt-path'

/**
 * Where the build puts the search file. The address is fixed and revalidated, so a tab older than the site still finds
 * it.
 */
export const SEARCH_FILE_PATH = '/data/search.json'

/**
 * Where the build puts what only a search needs: pages, articles, the library, and the words that find prompts beyond
 * their own texts.
 */
export const SEARCH_WORDS_PATH = '/data/search-words.json'

/**
 * How many files the texts of the prompts stand in. More of them are smaller, and weigh more together. A build with
 * another number is of another version.
 */
export const TEXT_FILES = 12

/** Where the build puts a file of texts, from 0. */
export const promptTextsPath = (file: number): string => `/data/prompt-texts/${file}.json`

/** Raised with every change that older code could not read. */
export const SEARCH_FILE_VERSION = 5

/** A page or an article. */
export interface PlaceEntry {
  readonly kind: 'page' | 'article'
  readonly title: string
  readonly to: `/${string}`
  /** Title of what it belongs to. */
  readonly place: string
  readonly text: string
  readonly level?: string
  /** Extra words that find it, beyond its title and text. */
  readonly words?: string
  /** Searches that mean this page although its title does not say so (content/search-asks.ts). */
  readonly asks?: readonly string[]
}

/** How long a text is. */
export interface TextSize {
  /** In characters. */
  readonly length: number
  readonly words: number
  readonly sentences: number
}

/** A prompt with the facts that sort and filter it. Its text comes in another file. */
export interface ShelfPrompt {
  readonly kind: 'prompt'
  readonly title: string
  /** Its address. */
  readonly to: `/${string}`
  /** Title and path of its page, its number there, and the group it stands in. */
  readonly place: string
  readonly path: `/${string}`
  readonly number: number
  readonly group?: string
  /** How long its text is. */
  readonly size: TextSize
  /** Its form, and its mood if it has one. */
  readonly tags: readonly string[]
  readonly purpose: string
  readonly level: string
  readonly minutes?: number
  /** Its page shows an answer. */
  readonly isAnswered?: true
  /** What it practises: an id of content/skills.ts. */
  readonly skill?: string
  /** The AI whose page lists it. */
  readonly model?: string
  /** Extra words that find it, beyond its title and text. */
  readonly words?: string
}

/** A prompt whose text is there. */
export interface PromptEntry extends ShelfPrompt {
  /** With its blanks and their examples. */
  readonly text: string
}

/** A prompt of the library; its link opens it there. */
export interface LibraryEntry {
  readonly kind: 'library'
  readonly title: string
  readonly to: `/${string}`
  readonly place: string
  readonly text: string
  readonly words?: string
}

/** Something that a search finds. */
export type SearchEntry = PlaceEntry | PromptEntry | LibraryEntry

/** What the prompts of a page share. */
export interface PackedPage {
  readonly title: string
  readonly path: `/${string}`
  readonly purpose: string
  readonly level: string
  readonly model?: string
  /** Indexes, from 0, of the prompts whose pages show an answer. */
  readonly answered?: readonly number[]
  /** Its groups, if a filter of the shelf asks for them. */
  readonly groups?: PackedGroups
  /** How many prompts it has. */
  readonly count: number
  /** The file that has their texts. */
  readonly file: number
}

/** The groups of a page, each with the index of its first prompt. */
export type PackedGroups = readonly (readonly [title: string, first: number])[]

/**
 * The prompts of all pages in their order, each fact in a list of its own: like beside like compresses best, and in a
 * row each the file would have no room for some fifteen of them.
 */
export interface PackedPrompts {
  readonly titles: readonly string[]
  /** 0 where it follows from the title; writing these out would add a fourteenth to the file. */
  readonly slugs: readonly (string | 0)[]
  /** How long the texts are, in characters, words and sentences. */
  readonly lengths: readonly number[]
  readonly words: readonly number[]
  readonly sentences: readonly number[]
  /** Indexes in the file's list of sets of tags. */
  readonly tags: readonly number[]
  /** 0 and "" where there are none. */
  readonly minutes: readonly number[]
  readonly skills: readonly string[]
}

/** A file of texts: those of some neighbouring pages by their path, in the order of their prompts. */
export type PromptTexts = Readonly<Record<string, readonly string[]>>

/** The file of the shelf, from which a search builds its index as well. */
export interface SearchFile {
  readonly version: number
  /** Every set of tags that some prompt has. */
  readonly tags: readonly (readonly string[])[]
  readonly pages: readonly PackedPage[]
  readonly prompts: PackedPrompts
}

/** What only a search needs. A file of another build may lack any part. */
export interface SearchWords {
  readonly places?: readonly PlaceEntry[]
  readonly library?: readonly LibraryEntry[]
  /** The groups of pages by their path, where the shelf's file does not have them. */
  readonly groups?: Readonly<Record<string, PackedGroups>>
  /** For the prompts of a page by its path, in their order; empty where there are none. */
  readonly prompts?: Readonly<Record<string, readonly string[]>>
}

/** A prompt with its slug, as the build and the file know it; what is 0 or missing is left out. */
interface PromptFacts
  extends Omit<ShelfPrompt, 'kind' | 'to' | 'group' | 'minutes' | 'skill' | 'isAnswered' | 'model' | 'words'> {
  readonly slug: string
  readonly group?: string | undefined
  readonly minutes?: number | undefined
  readonly skill?: string | undefined
  readonly isAnswered?: boolean | undefined
  readonly model?: string | undefined
  readonly words?: string | undefined
}

/** The entry of a prompt: for the browser from the search file, for the prerendered shelf from the content. */
export const promptEntry = ({
  slug,
  group,
  minutes,
  skill,
  isAnswered,
  model,
  words,
  ...facts
}: PromptFacts): ShelfPrompt => ({
  kind: 'prompt',
  ...facts,
  to: promptPath(slug),
  ...(group ? { group } : {}),
  ...(minutes ? { minutes } : {}),
  ...(skill ? { skill } : {}),
  ...(isAnswered ? { isAnswered } : {}),
  ...(model ? { model } : {}),
  ...(words ? { words } : {}),
})

/** @throws Error if another release made the file */
export function checkVersion({ version }: SearchFile): void {
  if (version !== SEARCH_FILE_VERSION) throw new Error(`The search file is of version ${version}.`)
}

/**
 * The prompts of a file, in its order.
 * @param words what a search needs beside it; words of a page with a different number of prompts come from another
 *   build and are ignored
 * @throws Error if another release made the file
 */
export function promptsOf(file: SearchFile, words: SearchWords = {}): ShelfPrompt[] {
  checkVersion(file)
  const { titles, slugs, tags, minutes, skills, ...sizes } = file.prompts
  let last = 0
  return file.pages.flatMap((packed) => {
    const { title: place, answered, groups, count, file: _, ...page } = packed
    const first = last
    last += count
    const known = words.prompts?.[page.path]
    const own = known?.length === count ? known : undefined
    const named = groups ?? (own && words.groups?.[page.path])
    return titles.slice(first, last).map((title, index) => {
      const row = first + index
      return promptEntry({
        ...page,
        place,
        number: index + 1,
        title,
        slug: slugs[row] || slugOfPromptTitle(title),
        size: {
          length: sizes.lengths[row] ?? 0,
          words: sizes.words[row] ?? 0,
          sentences: sizes.sentences[row] ?? 0,
        },
        tags: file.tags[tags[row] ?? -1] ?? [],
        group: named?.findLast(([, start]) => start <= index)?.[0],
        minutes: minutes[row],
        skill: skills[row],
        isAnswered: answered?.includes(index),
        words: own?.[index],
      })
    })
  })
}

/** A prompt with its text; undefined if the texts have none of its length, and so are those of another build. */
export function withText(prompt: ShelfPrompt, texts: PromptTexts): PromptEntry | undefined {
  const text = texts[prompt.path]?.[prompt.number - 1]
  return text?.length === prompt.size.length ? { ...prompt, text } : undefined
}

/**
 * Everything that a search finds, in the order of the files.
 * @param texts every file of texts
 * @throws Error if another release made the file, or another build the texts
 */
export function entriesOf(file: SearchFile, texts: readonly PromptTexts[], words: SearchWords = {}): SearchEntry[] {
  const all: PromptTexts = Object.assign({}, ...texts)
  const prompts = promptsOf(file, words).map((prompt) => {
    const entry = withText(prompt, all)
    if (!entry) throw new Error(`The texts have none for ${prompt.to}.`)
    return entry
  })
  // In files of earlier builds, places were no list.
  const places = Array.isArray(words.places) ? (words.places as readonly PlaceEntry[]) : []
  return [...places, ...(words.library ?? []), ...prompts]
}
