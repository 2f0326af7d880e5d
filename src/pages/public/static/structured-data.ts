import { SITE } from '@/lib/site'

/** schema.org AboutPage, with the organization it is about. */
export function aboutPage(title: string, description: string, path: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'AboutPage',
    name: title,
    description,
    url: SITE.url + path,
    mainEntity: {
      '@type': 'Organization',
      name: SITE.name,
      description: SITE.description,
      url: `${SITE.url}/`,
      foundingDate: String(SITE.foundedYear),
      email: SITE.contactEmail,
    },
  }
}
