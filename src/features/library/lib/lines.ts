import { modelLabel } from '@contracts/models.ts'
import { type CategoryFilter, filterLabel, type LibraryView } from './view'

/** How many of the matching prompts are on the page. */
export function countLine(visible: number, matching: number): string {
  if (matching === 0) return 'No prompts'
  const noun = matching === 1 ? 'prompt' : 'prompts'
  return visible < matching ? `${visible} of ${matching} ${noun}` : `${matching} ${noun}`
}

const kindOf = (category: CategoryFilter) =>
  category === 'all' ? 'prompt' : `${filterLabel(category).toLowerCase()} prompt`

/** Why none of the library's own items is there. */
export function noItemLine({ search, category, model }: Pick<LibraryView, 'search' | 'category' | 'model'>): string {
  const wanted = search.trim()
  const which = `No ${kindOf(category)}${model === 'all' ? '' : ` for ${modelLabel(model)}`}`
  return wanted ? `${which} in the library has “${wanted}”.` : `${which} in the library.`
}

/** Why no prompt of the pages is there. */
export function noPagePromptLine(search: string, category: CategoryFilter): string {
  const wanted = search.trim()
  return wanted ? `No ${kindOf(category)} on our pages has “${wanted}”.` : `No ${kindOf(category)} on our pages yet.`
}
