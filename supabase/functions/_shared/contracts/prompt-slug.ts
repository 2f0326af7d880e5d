import { slugFromTitle } from './blog.ts'

/** The slug that a prompt gets from its title where nothing else has it: the search file leaves it out. */
export const slugOfPromptTitle = (title: string): string =>
  slugFromTitle(title.replace(/[-–—/…]/g, ' ').trim()).replace(/^-+|-+$/g, '')
