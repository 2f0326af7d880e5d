import { slugFromTitle } from './blog.ts'

/** The slug that a prompt gets from its title unless it is taken. The search file leaves such slugs out. */
export const slugOfPromptTitle = (title: string): string =>
  slugFromTitle(title.replace(/[-–—/…]/g, ' ').trim()).replace(/^-+|-+$/g, '')
