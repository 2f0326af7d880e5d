const prompts = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'prompt' : 'prompts'}`

/** What the shelf says. */
export const MESSAGES = {
  loading: 'Loading all prompts…',
  failed: 'The prompts did not load.',
  none: 'No prompt has all of that. Take a filter off, or try fewer words.',
  some: 'No prompt has all your words. These have some.',
  show: (count: number | undefined) => (count === undefined ? 'Show the prompts' : `Show ${prompts(count)}`),
  count: prompts,
} as const
