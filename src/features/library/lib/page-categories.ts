import type { CategoryId } from '@contracts/categories.ts'

// Every page that is not named here is about writing.
const CATEGORIES: Readonly<Record<string, readonly CategoryId[]>> = {
  '/ai-workflow-prompts': ['business'],
  '/business-prompts': ['business'],
  '/daily-writing-prompts-for-students': ['writing', 'education'],
  '/fun-creative-prompts-for-kids': ['writing', 'education'],
  '/horror-writing-prompts-for-middle-school': ['writing', 'education'],
  '/marketing-prompts': ['marketing'],
  '/personal-growth-prompts': ['education'],
  '/productivity-prompts': ['business'],
}

/** The paths that are about something else than writing alone. */
export const NAMED_PATHS: readonly string[] = Object.keys(CATEGORIES)

/** The library's categories in which the prompts of a page are shown. */
export function categoriesOf(path: string): readonly CategoryId[] {
  return CATEGORIES[path] ?? ['writing']
}
