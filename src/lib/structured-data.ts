import { SITE } from '@/lib/site'

/** A step of the breadcrumb: its label, and its path unless it is the current page. */
export interface Crumb {
  label: string
  path?: string
}

/** The first step of every breadcrumb. */
export const HOME_CRUMB: Crumb = { label: 'Home', path: '/' }

/** A question with its answer in plain text. */
export interface Faq {
  readonly question: string
  readonly answer: string
  /** A link shown below the answer. */
  readonly link?: { readonly text: string; readonly to: string }
}

/** schema.org BreadcrumbList of a page's crumbs; `currentPath` is the last one's. */
export function breadcrumbList(crumbs: readonly Crumb[], currentPath: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: SITE.url + (crumb.path ?? currentPath),
    })),
  }
}

/** schema.org FAQPage of a page's questions. */
export function faqPage(faqs: readonly Faq[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** schema.org SoftwareApplication of one of the site's tools. */
export function softwareApplication(name: string, description: string, path: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name,
    description,
    url: SITE.url + path,
    applicationCategory: 'UtilitiesApplication',
    operatingSystem: 'Any',
    offers: { '@type': 'Offer', price: SITE.claims.priceUsd, priceCurrency: 'USD' },
  }
}
