import { aggregateRating } from '@/lib/claims'
import { SITE } from '@/lib/site'
import { softwareApplication } from '@/lib/structured-data'

/** schema.org WebSite with its search action. */
export function website(): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: SITE.name,
    description: SITE.description,
    url: `${SITE.url}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${SITE.url}/ai-prompts?search={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  }
}

/** schema.org SoftwareApplication of the site as a whole, with its price, and its rating where one is claimed. */
export function ratedApplication(): object {
  const rating = aggregateRating(SITE.claims)
  return {
    ...softwareApplication(SITE.name, SITE.description, '/'),
    ...(rating && { aggregateRating: rating }),
  }
}
