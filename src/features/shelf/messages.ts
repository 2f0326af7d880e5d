/** What the shelf says. */
export const MESSAGES = {
  loading: 'Loading all prompts…',
  failed: 'The prompts did not load.',
  none: 'No prompt has all of that. Take a filter off, or try fewer words.',
  some: 'No prompt has all your words. These have some.',
  saved: 'Saved on this device.',
  notSaved: 'This browser did not allow saving.',
  linkCopied: 'Link copied!',
  linkRefused: 'The browser did not allow copying.',
  count: (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'prompt' : 'prompts'}`,
} as const
