import type { SinglePrompt } from '@/content/single-prompts'

/** What the page of a prompt carries. */
export const A_LAMP: SinglePrompt = {
  prompt: {
    slug: 'a-lamp',
    title: 'A "lamp"',
    text: 'Describe [a lamp] & its <light>.',
    tags: ['description'],
    minutes: 10,
    longer: 'Describe it at length, with ``` in it.',
  },
  list: { path: '/writing-prompts', title: 'Writing Prompts', number: 3 },
  purpose: 'fiction',
  level: 'everyone',
  alike: [],
}
