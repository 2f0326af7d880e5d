/** What of the site's facts stands in the frame of every page. The rest would weigh on each start: `site.ts`. */
export const BRAND = {
  name: 'Promptory',
  tagline: 'Prompts with the blanks left where they matter.',
  social: [
    { name: 'Twitter', url: 'https://twitter.com/' },
    { name: 'GitHub', url: 'https://github.com/' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/' },
  ],
} as const
