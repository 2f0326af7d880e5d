import { BRAND } from './brand'
import type { Claims } from './claims'

/** Facts about the site and its owner's claims, including what every page shows (`brand.ts`). Defined only here. */
export const SITE = {
  ...BRAND,
  /** Public address, without a slash at the end (`SITE_URL` at build time). */
  url: __SITE_URL__,
  description:
    'AI prompts for stories, journals, lessons and work, and generators for eleven AIs. Fill in what only you know, copy, and start writing.',
  foundedYear: 2023,
  contactEmail: 'hello@promptory.example',
  /** Who is responsible by law: the name of a person or a company, with a postal address. Empty until it is known. */
  legalName: '',
  /** Each claim may be `null`; pages and structured data then leave it out (lib/claims.ts). */
  claims: {
    users: '50,000+',
    prompts: '2,500+',
    rating: '4.8',
    reviewCount: 1250,
    priceUsd: 0,
  } as Claims,
} as const
