import type {
  Caption,
  DailyPage,
  GroupedPage,
  Prompt,
  PromptGroup,
  SchoolPage,
  SchoolPrompt,
  ShortPage,
  ThemedPage,
} from './schema'

/** What a page of prompts shows. */
export type PromptPageContent = ThemedPage | GroupedPage | DailyPage | SchoolPage | ShortPage

/** A group of prompts on a page; it has no title if the page has only one list. */
export interface PromptSection {
  readonly title?: string
  readonly description?: string
  readonly prompts: readonly (Prompt &
    Partial<Pick<SchoolPrompt, 'skill' | 'minutes'> & Pick<Caption, 'plate' | 'alt'>> & { readonly day?: string })[]
}

/** Appended to the long version's title in the short version's title. */
const SHORT_MARK = ', in short'

/** The prompts of a page in the order in which it shows and numbers them (features/content-pages). */
export function sectionsOf(content: PromptPageContent): readonly PromptSection[] {
  if ('prompts' in content) return [{ prompts: content.prompts }]
  if ('months' in content) return content.months
  if ('challenge' in content) {
    const days = content.days.map(({ title, rows }) => ({ title, prompts: rows }))
    return [{ title: '30-Day Challenge', prompts: content.challenge }, ...days]
  }
  const more: readonly PromptGroup[] = ('more' in content && content.more) || []
  return [...content.groups, ...more].map(({ title, prompts }) => ({
    title,
    prompts: prompts.map((prompt) => ('to' in prompt ? { ...prompt, title: prompt.title + SHORT_MARK } : prompt)),
  }))
}
