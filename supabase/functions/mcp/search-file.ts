import * as z from 'zod/mini'
import { slugOfPromptTitle } from '../_shared/contracts/prompt-slug.ts'

/** Path of the site's search file. The build has a `SEARCH_FILE_PATH` of its own; a test compares them. */
export const SEARCH_FILE_PATH = '/data/search.json'

/** Path of what only the site's search needs; the library's prompts stand there. */
export const SEARCH_WORDS_PATH = '/data/search-words.json'

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

const library = z.array(libraryEntry)
const searchWords = z.object({ library })

// Only the parts of the files that are used here; the rest may change.
const page = { title: z.string(), purpose: z.string(), level: z.string(), model: z.optional(z.string()) }
const slug = z.union([z.string(), z.literal(0)])
const searchFile = z.object({
  /** Every set of tags that some prompt has. */
  tags: z.array(z.array(z.string())),
  pages: z.array(z.object({ ...page, count: z.number() })),
  /** Of all pages in their order, each fact in a list of its own; a slug is 0 if it follows from the title. */
  prompts: z.object({
    titles: z.array(z.string()),
    slugs: z.array(slug),
    texts: z.array(z.string()),
    tags: z.array(z.number()),
  }),
})
// Functions are published before the site: the file of the build before has the library and a row for each prompt.
const fileBefore = z.object({
  tags: z.array(z.string()),
  library,
  pages: z.array(
    z.object({
      ...page,
      prompts: z.array(z.tuple([z.string(), slug, z.string(), z.array(z.number())], z.unknown())),
    }),
  ),
})

type Page = z.infer<typeof searchFile>['pages'][number]
type Row = readonly [page: Omit<Page, 'count'>, title: string, slug: string | 0, text: string, tags: readonly string[]]

function rowsOf({ tags: sets, pages, prompts }: z.infer<typeof searchFile>): Row[] {
  const pageOf = pages.flatMap((each) => Array.from({ length: each.count }, () => each))
  return prompts.titles.flatMap((title, row): Row[] => {
    const own = pageOf[row]
    const set = sets[prompts.tags[row] ?? -1] ?? []
    return own ? [[own, title, prompts.slugs[row] ?? 0, prompts.texts[row] ?? '', set]] : []
  })
}

const rowsBefore = ({ tags: names, pages }: z.infer<typeof fileBefore>): Row[] =>
  pages.flatMap(({ prompts, ...own }) =>
    prompts.map(([title, name, text, tags]): Row => [own, title, name, text, tags.flatMap((tag) => names[tag] ?? [])]),
  )

/** All prompts of the search's files, in their order, each name once. Throws if a file has another form. */
export function readSearchFiles(file: unknown, words: unknown): SitePrompt[] {
  const before = fileBefore.safeParse(file)
  const rows = before.success ? rowsBefore(before.data) : rowsOf(searchFile.parse(file))
  // While the site is being replaced, the words may still be those of the build before: they have no library.
  const ready = before.data?.library ?? searchWords.parse(words).library
  const prompts = rows.map(([{ title: page, purpose, level, model = '' }, title, known, text, tags]): SitePrompt => {
    const name = known || slugOfPromptTitle(title)
    return { name, title, text, page, path: `/prompts/${name}`, words: [...tags, purpose, level, model].join(' ') }
  })
  // The library's prompts have no page and no slug of their own.
  const others = ready.map(({ title, to, place, text, words = '' }): SitePrompt => {
    return { name: `library-${slugOf(title)}`, title, text, page: place, path: to, words }
  })
  return [...new Map([...prompts, ...others].map((prompt) => [prompt.name, prompt])).values()]
}

const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
