import { promptFinder } from './named-prompts'
import { loadContent } from './page-content'
import { PLANS } from './plans'
import type { Plan, PlansPage, PlansPageTexts, PlanTexts } from './schema'

/**
 * A plan with the prompts its steps refer to. Build time and development only.
 * @throws Error if there is no prompt with such a slug
 */
export async function completePlan(texts: PlanTexts): Promise<Plan> {
  const find = await promptFinder(texts.title)
  const parts = texts.parts.map((part) => ({
    ...part,
    steps: part.steps.map(({ prompt, ...step }) => (prompt ? { ...step, prompt: find(prompt) } : step)),
  }))
  return { ...texts, parts }
}

/** Every plan as written. Build time only. */
export function loadPlans(): Promise<{ path: string; texts: PlanTexts }[]> {
  return Promise.all(PLANS.map(async (page) => ({ path: page.path, texts: (await loadContent(page)) as PlanTexts })))
}

/** The page of all plans, with each plan's own description. */
export async function completePlans(texts: PlansPageTexts): Promise<PlansPage> {
  const plans = (await loadPlans()).map(({ path, texts: { title, description, parts } }) => {
    return { title, path, description, steps: parts.flatMap(({ steps }) => steps).length }
  })
  return { ...texts, plans }
}
