/** The facts that every page's frame shows. Kept apart from `site.ts`, because every page loads them at its start. */
export const BRAND = {
  name: 'Promptory',
  tagline: 'Prompts with the blanks left where they matter.',
  social: [
    { name: 'Twitter', url: 'https://twitter.com/' },
    { name: 'GitHub', url: 'https://github.com/' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/' },
  ],
} as const
