/** What the search says. */
export const MESSAGES = {
  loading: 'Loading…',
  failed: 'The search did not load.',
  titlesOnly: 'The texts of the prompts did not load. These are found by their titles.',
  outdated: 'The site has changed since this page was opened. The search works again after a reload.',
  some: 'No result has all your words. These have some.',
  none: (search: string) => `Nothing found for “${search}”.`,
  count: (count: number) => `${count} found`,
} as const
