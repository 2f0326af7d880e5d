import type { CategoryId } from '@contracts/categories.ts'

// Every page that is not named here is about writing.
const CATEGORIES: Readonly<Record<string, readonly CategoryId[]>> = {
  '/ai-workflow-prompts': ['business'],
  '/bolt': ['coding'],
  '/business-prompts': ['business'],
  '/chatgpt': ['business'],
  '/claude': ['business'],
  '/coding-prompts': ['coding'],
  '/daily-writing-prompts-for-students': ['writing', 'education'],
  '/deepseek': ['coding'],
  '/firebase': ['coding'],
  '/fun-creative-prompts-for-kids': ['writing', 'education'],
  '/gemini': ['business'],
  '/horror-writing-prompts-for-middle-school': ['writing', 'education'],
  '/image-prompts': ['design'],
  '/lesson-prompts': ['education'],
  '/lovable': ['coding', 'design'],
  '/marketing-prompts': ['marketing'],
  '/midjourney': ['design'],
  '/mistral': ['business'],
  '/perplexity': ['research'],
  '/personal-growth-prompts': ['education'],
  '/productivity-prompts': ['business'],
  '/prompts-for-customer-support': ['business'],
  '/prompts-for-developers': ['coding'],
  '/prompts-for-founders': ['business'],
  '/prompts-for-job-seekers': ['business'],
  '/prompts-for-nurses': ['business'],
  '/prompts-for-real-estate-agents': ['business', 'marketing'],
  '/prompts-for-recruiters': ['business'],
  '/prompts-for-small-shops': ['business', 'marketing'],
  '/prompts-for-students': ['education'],
  '/prompts-for-teachers': ['education'],
  '/research-prompts': ['research'],
  '/school-writing-prompts-ages-11-to-14': ['writing', 'education'],
  '/school-writing-prompts-ages-15-to-18': ['writing', 'education'],
  '/school-writing-prompts-ages-7-to-10': ['writing', 'education'],
  '/v0': ['coding', 'design'],
}

/** Paths of pages that are not about writing alone. */
export const NAMED_PATHS: readonly string[] = Object.keys(CATEGORIES)

/** The library's categories in which the prompts of a page are shown. */
export function categoriesOf(path: string): readonly CategoryId[] {
  return CATEGORIES[path] ?? ['writing']
}
