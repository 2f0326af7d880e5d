import * as z from 'zod/mini'
import { slugOfPromptTitle } from '../_shared/contracts/prompt-slug.ts'

/** Path of the site's search file. The build has a `SEARCH_FILE_PATH` of its own; a test compares them. */
export const SEARCH_FILE_PATH = '/data/search.json'

/** A prompt of the site, as AI clients see it. */
export interface SitePrompt {
  /** Identifier: the last part of its address. */
  readonly name: string
  readonly title: string
  /** With its blanks and their examples. */
  readonly text: string
  /** Title of the page that shows it. */
  readonly page: string
  /** Path of its own page. */
  readonly path: string
  /** Extra search terms: tags and facts about its page. */
  readonly words: string
}

const path = z.string().check(z.startsWith('/'))

const libraryEntry = z.object({
  title: z.string(),
  to: path,
  place: z.string(),
  text: z.string(),
  words: z.optional(z.string()),
})

// Only the parts of the file that are used here; the rest may change. Functions are published before the site: tags by
// their names are those of a site whose file has no list of them.
const searchFile = z.object({
  tags: z.optional(z.array(z.string())),
  library: z.optional(z.array(libraryEntry)),
  pages: z.array(
    z.object({
      title: z.string(),
      purpose: z.string(),
      level: z.string(),
      model: z.optional(z.string()),
      /** Title, slug (0 if it follows from the title), text, tags by their index, and more. */
      prompts: z.array(
        z.tuple(
          [z.string(), z.union([z.string(), z.literal(0)]), z.string(), z.array(z.union([z.number(), z.string()]))],
          z.unknown(),
        ),
      ),
    }),
  ),
})

/** All prompts of a search file, in its order, each name once. Throws if the file has another form. */
export function readSearchFile(file: unknown): SitePrompt[] {
  const { tags: tagList = [], library = [], pages } = searchFile.parse(file)
  const prompts = pages.flatMap(({ title: page, purpose, level, model = '', prompts: rows }) =>
    rows.map(([title, slug, text, tags]): SitePrompt => {
      const name = slug || slugOfPromptTitle(title)
      const words = [...tags.map((tag) => (typeof tag === 'number' ? tagList[tag] : tag)), purpose, level, model].join(
        ' ',
      )
      return { name, title, text, page, path: `/prompts/${name}`, words }
    }),
  )
  // The library's prompts have no page and no slug of their own.
  const others = library.map(({ title, to, place, text, words = '' }): SitePrompt => {
    return { name: `library-${slugOf(title)}`, title, text, page: place, path: to, words }
  })
  return [...new Map([...prompts, ...others].map((prompt) => [prompt.name, prompt])).values()]
}

const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
