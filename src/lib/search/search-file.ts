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
export const TEXT_FILES = 48

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

/** Texts of pages by their path, in the order of their prompts. */
export type TextsByPage = Readonly<Record<string, readonly string[]>>

/** A file of texts, those of some neighbouring pages. */
export interface PromptTexts {
  readonly stamp: string
  readonly pages: TextsByPage
}

/** The file of the shelf, from which a search builds its index as well. */
export interface SearchFile {
  readonly version: number
  /** A hash of all titles and texts, the library's included. Files with the same one belong together. */
  readonly stamp: string
  /** Every set of tags that some prompt has. */
  readonly tags: readonly (readonly string[])[]
  readonly pages: readonly PackedPage[]
  readonly prompts: PackedPrompts
}

/** What only a search needs. A file of another build may lack any part. */
export interface SearchWords {
  readonly stamp?: string
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
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] }

/** The entry of a prompt: for the browser from the search file, for the prerendered shelf from the content. */
export function promptEntry(facts: PromptFacts): ShelfPrompt {
  const { place, path, purpose, level, number, title, size, tags, slug } = facts
  // Written out, because spreads take three times as long, and there are thousands.
  const entry: Writable<ShelfPrompt> = {
    kind: 'prompt',
    place,
    path,
    purpose,
    level,
    number,
    title,
    size,
    tags,
    to: promptPath(slug),
  }
  if (facts.group) entry.group = facts.group
  if (facts.minutes) entry.minutes = facts.minutes
  if (facts.skill) entry.skill = facts.skill
  if (facts.isAnswered) entry.isAnswered = facts.isAnswered
  if (facts.model) entry.model = facts.model
  return entry
}

/** Another release made the file: only its own scripts can read it. */
export class OtherVersion extends Error {}

const groupAt = (groups: PackedGroups | undefined, number: number) =>
  groups?.findLast(([, first]) => first < number)?.[0]

/**
 * The prompts of a file, in its order.
 * @throws OtherVersion if another release made the file
 */
export function promptsOf(file: SearchFile): ShelfPrompt[] {
  const isKnown = file.version === SEARCH_FILE_VERSION && file.pages.every((page) => page.file < TEXT_FILES)
  if (!isKnown) throw new OtherVersion(`The search file is of version ${file.version}.`)
  const { titles, slugs, tags, minutes, skills, ...sizes } = file.prompts
  let last = 0
  return file.pages.flatMap((packed) => {
    const { title: place, path, purpose, level, model, answered, groups } = packed
    const first = last
    last += packed.count
    return titles.slice(first, last).map((title, index) => {
      const row = first + index
      return promptEntry({
        place,
        path,
        purpose,
        level,
        model,
        number: index + 1,
        title,
        slug: slugs[row] || slugOfPromptTitle(title),
        size: {
          length: sizes.lengths[row] ?? 0,
          words: sizes.words[row] ?? 0,
          sentences: sizes.sentences[row] ?? 0,
        },
        tags: file.tags[tags[row] ?? -1] ?? [],
        group: groupAt(groups, index + 1),
        minutes: minutes[row],
        skill: skills[row],
        isAnswered: answered?.includes(index),
      })
    })
  })
}

/** A prompt with its text; undefined if it is not among the texts. */
export function withText(prompt: ShelfPrompt, texts: TextsByPage): PromptEntry | undefined {
  const text = texts[prompt.path]?.[prompt.number - 1]
  return text === undefined ? undefined : { ...prompt, text }
}

/**
 * Everything that a search finds, in the order of the files. Prompts whose texts have another stamp are left out, and
 * so are words and groups of another. Without files, all prompts are there, with empty texts.
 * @throws OtherVersion if another release made the file
 */
export function entriesOf(
  file: SearchFile,
  files: readonly PromptTexts[] | undefined,
  words: SearchWords = {},
  prompts: readonly ShelfPrompt[] = promptsOf(file),
): SearchEntry[] {
  const fitting = files?.filter(({ stamp }) => stamp === file.stamp) ?? []
  const texts: TextsByPage = Object.assign({}, ...fitting.map(({ pages }) => pages))
  const own = words.stamp === file.stamp ? words : {}
  const entries = prompts.flatMap((prompt): PromptEntry[] => {
    const { path, number } = prompt
    const text = files ? texts[path]?.[number - 1] : ''
    if (text === undefined) return []
    const entry: Writable<PromptEntry> = { ...prompt, text }
    const group = prompt.group ?? groupAt(own.groups?.[path], number)
    const sought = own.prompts?.[path]?.[number - 1]
    if (group) entry.group = group
    if (sought) entry.words = sought
    return [entry]
  })
  // In files of earlier builds, places were no list.
  const places = Array.isArray(words.places) ? (words.places as readonly PlaceEntry[]) : []
  return [...places, ...(words.library ?? []), ...entries]
}
