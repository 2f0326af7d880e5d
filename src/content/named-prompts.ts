import { MODELS } from '@contracts/models.ts'
import { promptPath } from '@/lib/prompt-path'
import { loadContent } from './page-content'
import ADDRESSES from './prompt-addresses.json'
import { CANONICAL_PROMPT_PAGES } from './prompt-pages'
import { type PromptPageContent, sectionsOf } from './prompt-sections'
import type { ModelPage, NamedPrompt } from './schema'
import { isForWriting } from './tags'

const WITH_PROMPTS = CANONICAL_PROMPT_PAGES.filter(({ kind }) => kind !== 'short' && kind !== 'today-month')

type Known = Omit<NamedPrompt, 'to'>

const known = (prompts: readonly { title: string; text: string }[], forWriting: boolean) =>
  prompts.map(({ title, text }): Known => ({ title, text, isForWriting: forWriting }))

/** Every prompt that can be named, by its title. */
async function promptsByTitle(): Promise<ReadonlyMap<string, Known>> {
  const lists = await Promise.all([
    ...WITH_PROMPTS.map(async (page) => {
      const content = (await loadContent(page)) as PromptPageContent
      const prompts = sectionsOf(content).flatMap((section) => section.prompts)
      return known(prompts, isForWriting(content.purpose))
    }),
    ...MODELS.map(async ({ id, path }) => {
      const {
        captions = [],
        prompts = [],
        more = [],
      } = (await loadContent({ path, body: `models/${id}` })) as ModelPage
      return known([...captions, ...prompts, ...more.flatMap((group) => group.prompts)], false)
    }),
  ])
  return new Map(lists.flat().map((prompt) => [prompt.title, prompt]))
}

/**
 * Finds the prompts a page refers to by their slugs. Build time and development only.
 * @param page named in the build error if a prompt does not exist
 */
export async function promptFinder(page: string): Promise<(slug: string) => NamedPrompt> {
  const prompts = await promptsByTitle()
  const find = (slug: string): NamedPrompt => {
    const address = (ADDRESSES as Record<string, { title?: string; to?: string }>)[slug]
    if (address?.to) return find(address.to)
    const prompt = prompts.get(address?.title ?? '')
    if (!prompt) throw new Error(`“${page}” names the prompt ${slug}, which there is not.`)
    return { ...prompt, to: promptPath(slug) }
  }
  return find
}
