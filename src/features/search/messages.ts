/** What the search says. */
export const MESSAGES = {
  loading: 'Loading…',
  failed: 'The search did not load.',
  some: 'No result has all your words. These have some.',
  none: (search: string) => `Nothing found for “${search}”.`,
  count: (count: number) => `${count} found`,
} as const
