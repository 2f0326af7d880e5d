import { MODELS } from '@contracts/models.ts'
import { promptPath } from '@/lib/prompt-path'
import ADDRESSES from './prompt-addresses.json'
import { loadContent } from './page-content'
import { PLANS } from './plans'
import { CANONICAL_PROMPT_PAGES } from './prompt-pages'
import { type PromptPageContent, sectionsOf } from './prompt-sections'
import type { ModelPage, Plan, PlanPrompt, PlansPage, PlansPageTexts, PlanTexts } from './schema'
import { isForWriting } from './tags'

const WITH_PROMPTS = CANONICAL_PROMPT_PAGES.filter(({ kind }) => kind !== 'short' && kind !== 'today-month')

type Known = Omit<PlanPrompt, 'to'>

const known = (prompts: readonly { title: string; text: string }[], forWriting: boolean) =>
  prompts.map(({ title, text }): Known => ({ title, text, isForWriting: forWriting }))

/** Every prompt that a step can name, by its title. */
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
 * A plan with the prompts that its steps name: while the site is built and in development.
 * @throws Error where there is no prompt of such a slug
 */
export async function completePlan(texts: PlanTexts): Promise<Plan> {
  const prompts = await promptsByTitle()
  const find = (slug: string): PlanPrompt => {
    const address = (ADDRESSES as Record<string, { title?: string; to?: string }>)[slug]
    if (address?.to) return find(address.to)
    const prompt = prompts.get(address?.title ?? '')
    if (!prompt) throw new Error(`“${texts.title}” names the prompt ${slug}, which there is not.`)
    return { ...prompt, to: promptPath(slug) }
  }
  const parts = texts.parts.map((part) => ({
    ...part,
    steps: part.steps.map(({ prompt, ...step }) => (prompt ? { ...step, prompt: find(prompt) } : step)),
  }))
  return { ...texts, parts }
}

/** Every plan as it is written: at build time only. */
export function loadPlans(): Promise<{ path: string; texts: PlanTexts }[]> {
  return Promise.all(PLANS.map(async (page) => ({ path: page.path, texts: (await loadContent(page)) as PlanTexts })))
}

/** The page of all plans, with what each says of itself. */
export async function completePlans(texts: PlansPageTexts): Promise<PlansPage> {
  const plans = (await loadPlans()).map(({ path, texts: { title, description, parts } }) => {
    return { title, path, description, steps: parts.flatMap(({ steps }) => steps).length }
  })
  return { ...texts, plans }
}
