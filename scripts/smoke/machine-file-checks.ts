import { ask } from './ask.ts'
import { must, type Check } from './check.ts'

/** The paths that the sitemap names. */
export async function sitemapPaths(site: string) {
  const { text } = await ask(`${site}/sitemap.xml`)
  return addressesIn(text).map((address) => new URL(address).pathname)
}

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)

export const MACHINE_FILE_CHECKS: readonly Check[] = [
  {
    name: 'sitemap, robots, feeds and the home page name this site',
    async run({ site }) {
      const sitemap = await ask(`${site}/sitemap.xml`)
      const other = addressesIn(sitemap.text).find((address) => new URL(address).origin !== site)
      must(other === undefined, `the sitemap names ${other}: was the site built with SITE_URL=${site}?`)
      const robots = await ask(`${site}/robots.txt`)
      must(robots.text.includes(`Sitemap: ${site}/sitemap.xml`), 'robots.txt names another sitemap')
      must(/^Disallow: \/admin$/m.test(robots.text), 'robots.txt lets robots into /admin')
      const rss = await ask(`${site}/rss.xml`)
      must(rss.text.includes(`<link>${site}/</link>`), 'rss.xml is of another site')
      const home = await ask(site)
      must(home.text.includes(`<link rel="canonical" href="${site}/"`), 'the home page names another address of itself')
    },
  },
]
