import * as z from 'zod/mini'
import { slugOfPromptTitle } from '../_shared/contracts/prompt-slug.ts'

/** Path of the site's search file. The build has a `SEARCH_FILE_PATH` of its own; a test compares them. */
export const SEARCH_FILE_PATH = '/data/search.json'

/** Path of what only the site's search needs; the library's prompts stand there. */
export const SEARCH_WORDS_PATH = '/data/search-words.json'

/** Path of a file of texts. */
export const promptTextsPath = (file: number): string => `/data/prompt-texts/${file}.json`

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

// Files with the same stamp belong together.
const stamp = z.optional(z.string())
const searchWords = z.object({ stamp, library: z.array(libraryEntry) })
/** Texts of some pages by their path. */
const promptTexts = z.object({ stamp, pages: z.record(z.string(), z.array(z.string())) })

// Only the parts of the files that are used here; the rest may change.
const page = { title: z.string(), purpose: z.string(), level: z.string(), model: z.optional(z.string()) }
const searchFile = z.object({
  stamp,
  /** Every set of tags that some prompt has. */
  tags: z.array(z.array(z.string())),
  pages: z.array(z.object({ ...page, count: z.number() })),
  /** Of all pages in their order, each fact in a list of its own; a slug is 0 if it follows from the title. */
  prompts: z.object({
    titles: z.array(z.string()),
    slugs: z.array(z.union([z.string(), z.literal(0)])),
    tags: z.array(z.number()),
  }),
})
const placesOfTexts = z.object({ stamp: z.string(), pages: z.array(z.object({ path, file: z.number() })) })
// Functions are published before the site: the file of the build before has the texts itself, and no stamp.
const fileBefore = z.object({ prompts: z.object({ texts: z.array(z.string()) }) })

/** Loads a file of the site. */
type Load = (path: string) => Promise<unknown>

async function textsOf(file: unknown, load: Load): Promise<string[]> {
  const before = fileBefore.safeParse(file)
  if (before.success) return before.data.prompts.texts
  const { stamp, pages } = placesOfTexts.parse(file)
  const files = [...new Set(pages.map((each) => each.file))]
  const loaded = await Promise.all(files.map(async (each) => promptTexts.parse(await load(promptTextsPath(each)))))
  for (const each of loaded) checkStamp(each.stamp, stamp)
  const byPath: z.infer<typeof promptTexts>['pages'] = Object.assign({}, ...loaded.map((each) => each.pages))
  return pages.flatMap((each) => byPath[each.path] ?? [])
}

function checkStamp(stamp: string | undefined, wanted: string | undefined): void {
  if (stamp !== wanted) throw new Error('The files are of two builds: the site is being replaced.')
}

/**
 * All prompts of the search's files, in their order, each name once.
 * @param load loads the files beside the first
 * @throws Error if a file has another form, or is of another build than the first
 */
export async function readSearchFiles(file: unknown, load: Load): Promise<SitePrompt[]> {
  const { stamp, tags, pages, prompts: known } = searchFile.parse(file)
  const [texts, words] = await Promise.all([textsOf(file, load), load(SEARCH_WORDS_PATH)])
  const { library, stamp: stampOfWords } = searchWords.parse(words)
  checkStamp(stampOfWords, stamp)
  const pageOf = pages.flatMap((each) => Array.from({ length: each.count }, () => each))
  const prompts = pageOf.map(({ title: page, purpose, level, model = '' }, row): SitePrompt => {
    const title = known.titles[row] ?? ''
    const name = known.slugs[row] || slugOfPromptTitle(title)
    const words = [...(tags[known.tags[row] ?? -1] ?? []), purpose, level, model].join(' ')
    return { name, title, text: texts[row] ?? '', page, path: `/prompts/${name}`, words }
  })
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
