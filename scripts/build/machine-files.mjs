import { writeFile } from 'node:fs/promises'
import path from 'node:path'

const escapeXml = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/**
 * Writes what machines read of the built site: sitemap, robots, feeds, the list for language models, the manifest.
 * @param {string} dist
 * @param {{ name: string, url: string, description: string }} site
 * @param {{ path: string, title: string, description: string, added: string }[]} pages canonical pages, home first
 */
export async function writeMachineFiles(dist, site, pages) {
  const write = (name, content) => writeFile(path.join(dist, name), content)
  await Promise.all([
    write('sitemap.xml', sitemap(site, pages)),
    write('robots.txt', `User-agent: *\nDisallow: /admin\n\nSitemap: ${site.url}/sitemap.xml\n`),
    write('rss.xml', rss(site, pages)),
    write('feed.json', JSON.stringify(jsonFeed(site, pages), null, 2)),
    write('llms.txt', llms(site, pages)),
    write('manifest.webmanifest', JSON.stringify(manifest(site), null, 2)),
  ])
}

/** Sitemaps protocol 0.9, sitemaps.org. */
function sitemap(site, pages) {
  const rows = pages.map(
    ({ path: url, added }) => `  <url><loc>${escapeXml(site.url + url)}</loc><lastmod>${added}</lastmod></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</urlset>\n`
}

const newestFirst = (pages) =>
  pages.filter(({ path: url }) => url !== '/').toSorted((a, b) => b.added.localeCompare(a.added))

/** RSS 2.0. */
function rss(site, pages) {
  const items = newestFirst(pages).map(
    ({ path: url, title, description, added }) =>
      `    <item><title>${escapeXml(title)}</title><link>${escapeXml(site.url + url)}</link><guid>${escapeXml(site.url + url)}</guid><description>${escapeXml(description)}</description><pubDate>${new Date(added).toUTCString()}</pubDate></item>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">\n  <channel>\n    <title>${escapeXml(site.name)}</title>\n    <link>${site.url}/</link>\n    <atom:link href="${site.url}/rss.xml" rel="self" type="application/rss+xml"/>\n    <description>${escapeXml(site.description)}</description>\n    <language>en</language>\n${items.join('\n')}\n  </channel>\n</rss>\n`
}

/** JSON Feed 1.1, jsonfeed.org. */
function jsonFeed(site, pages) {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: site.name,
    description: site.description,
    home_page_url: `${site.url}/`,
    feed_url: `${site.url}/feed.json`,
    language: 'en',
    items: newestFirst(pages).map(({ path: url, title, description, added }) => ({
      id: site.url + url,
      url: site.url + url,
      title,
      summary: description,
      content_text: description,
      date_published: new Date(added).toISOString(),
    })),
  }
}

/** The site in one page of Markdown for language models, llmstxt.org. */
function llms(site, pages) {
  const rows = pages.map(({ path: url, title, description }) => `- [${title}](${site.url}${url}): ${description}`)
  return `# ${site.name}\n\n> ${site.description}\n\n## Pages\n\n${rows.join('\n')}\n`
}

/** Web app manifest, w3.org/TR/appmanifest. */
function manifest(site) {
  return {
    name: site.name,
    short_name: site.name,
    description: site.description,
    start_url: '/',
    display: 'standalone',
    background_color: '#f6f4ec',
    theme_color: '#f6f4ec',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
