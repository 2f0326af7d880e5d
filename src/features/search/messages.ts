/** What the search says. */
export const MESSAGES = {
  loading: 'Getting the index…',
  failed: 'The search did not load.',
  some: 'Nothing has every word. These have some.',
  none: (search: string) => `Nothing found for “${search}”.`,
  count: (count: number) => `${count} found`,
} as const
