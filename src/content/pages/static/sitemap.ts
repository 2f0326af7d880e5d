import type { SitemapPage } from '@/content/static-schema'
import { SITE } from '@/lib/site'

export default {
  metaTitle: `Sitemap: every page on one page | ${SITE.name}`,
  metaDescription: `Every page of ${SITE.name} in one list: the prompts by kind, the generators for eleven AIs, the tools, and the pages about the site and its rules.`,
  title: 'Sitemap',
  description:
    'Every page there is, on one page: the tools first, then the prompts by what you would like to write, and at the end all of them as files to take home.',
} as const satisfies SitemapPage
