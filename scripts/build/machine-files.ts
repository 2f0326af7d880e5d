import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Renderer } from './renderer.ts'

/** Feeds are for what is new. */
const FEED_ARTICLES = 100
// Allowed in a database's text, and not in XML 1.0.
const NOT_XML = /[\p{Cc}\ufffe\uffff]/gu

type Site = Record<'name' | 'url' | 'description', string>
/** A page or an article. `added` and `modified` are days or moments in ISO 8601. */
interface Entry {
  path: string
  title: string
  description: string
  added: string
  modified?: string
  /** of an article */
  category?: string
  /** the whole text, sanitised, where feeds give it */
  html?: string | undefined
}
/** What is there for programs; `markdown` are the pages that are there as Markdown, too. */
interface Data {
  files: Renderer['DATA_FILES']
  markdown: readonly { path: string }[]
}

const escapeXml = (text: string) =>
  text
    .replace(NOT_XML, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/**
 * Writes what machines read of the built site: sitemap, robots, feeds, the list for language models, the manifest.
 * @param pages canonical pages, home first
 */
export async function writeMachineFiles(
  dist: string,
  site: Site,
  pages: readonly Entry[],
  data: Data,
  {
    articles,
    categories,
    days,
    prompts = [],
    feeds = [],
  }: {
    /** newest first */
    articles: readonly Entry[]
    /** those that hold articles */
    categories: readonly Pick<Entry, 'path' | 'added'>[]
    /** prompts of the days up to this one, newest first */
    days: readonly Entry[]
    /** pages of single prompts that search engines are to have */
    prompts?: readonly Pick<Entry, 'path' | 'added'>[]
    /** of the shelf's filters */
    feeds?: readonly { file: string; title: string; entries: readonly Entry[] }[]
  },
) {
  const news = articles.slice(0, FEED_ARTICLES)
  const write = (name: string, content: string) => writeFile(path.join(dist, name), content)
  await Promise.all([
    write('sitemap.xml', sitemap(site, [...pages, ...prompts, ...categories, ...articles])),
    write('robots.txt', `User-agent: *\nDisallow: /admin\n\nSitemap: ${site.url}/sitemap.xml\n`),
    write('rss.xml', rss(site, '/rss.xml', [...news, ...newestFirst(pages)])),
    write('today.xml', rss({ ...site, name: `${site.name}: today’s prompt` }, '/today.xml', days)),
    write('feed.json', JSON.stringify(jsonFeed(site, [...news, ...newestFirst(pages)]), null, 2)),
    write('llms.txt', llms(site, pages, data, news)),
    ...feeds.map(({ file, title, entries }) =>
      write(file, rss({ ...site, name: `${site.name}: ${title}` }, file, entries)),
    ),
    write('manifest.webmanifest', JSON.stringify(manifest(site), null, 2)),
  ])
}

/** Sitemaps protocol 0.9, sitemaps.org. */
function sitemap(site: Site, pages: readonly Pick<Entry, 'path' | 'added' | 'modified'>[]) {
  const rows = pages.map(
    ({ path: url, added, modified = added }) =>
      `  <url><loc>${escapeXml(site.url + url)}</loc><lastmod>${modified}</lastmod></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</urlset>\n`
}

const newestFirst = (pages: readonly Entry[]) =>
  pages.filter(({ path: url }) => url !== '/').toSorted((a, b) => b.added.localeCompare(a.added))

/** A text whose links and pictures lead to the site from anywhere. */
const atHome = (html: string, site: Site) => html.replace(/ (href|src)="(?=\/)/g, ` $1="${site.url}`)

/** RSS 2.0, with whole texts by the content module. @param file path of the feed itself */
function rss(site: Site, file: string, entries: readonly Entry[]) {
  const items = entries.map(
    ({ path: url, title, description, added, category, html }) =>
      `    <item><title>${escapeXml(title)}</title><link>${escapeXml(site.url + url)}</link><guid>${escapeXml(site.url + url)}</guid><description>${escapeXml(description)}</description><pubDate>${new Date(added).toUTCString()}</pubDate>${category ? `<category>${escapeXml(category)}</category>` : ''}${html ? `<content:encoded>${escapeXml(atHome(html, site))}</content:encoded>` : ''}</item>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">\n  <channel>\n    <title>${escapeXml(site.name)}</title>\n    <link>${site.url}/</link>\n    <atom:link href="${site.url}${file}" rel="self" type="application/rss+xml"/>\n    <description>${escapeXml(site.description)}</description>\n    <language>en</language>\n${items.join('\n')}\n  </channel>\n</rss>\n`
}

/** JSON Feed 1.1, jsonfeed.org. */
function jsonFeed(site: Site, entries: readonly Entry[]) {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: site.name,
    description: site.description,
    home_page_url: `${site.url}/`,
    feed_url: `${site.url}/feed.json`,
    language: 'en',
    items: entries.map(({ path: url, title, description, added, modified, category, html }) => ({
      id: site.url + url,
      url: site.url + url,
      title,
      summary: description,
      ...(html ? { content_html: atHome(html, site) } : { content_text: description }),
      ...(category && { tags: [category] }),
      date_published: new Date(added).toISOString(),
      ...(modified && { date_modified: new Date(modified).toISOString() }),
    })),
  }
}

/** The site in one page of Markdown for language models, llmstxt.org. */
function llms(site: Site, pages: readonly Entry[], { files, markdown }: Data, news: readonly Entry[]) {
  const inMarkdown = new Set(markdown.map(({ path: url }) => url))
  const rows = pages.map(({ path: url, title, description }) => {
    const address = site.url + url + (inMarkdown.has(url) ? '.md' : '')
    return `- [${title}](${address}): ${description}`
  })
  const data = files
    .filter(({ path: url }) => url !== '/llms.txt')
    .map(({ path: url, label, description }) => `- [${label}](${site.url}${url}): ${description}`)
  const articles = news.map(
    ({ path: url, title, description }) => `- [${oneLine(title)}](${site.url}${url}): ${oneLine(description)}`,
  )
  const blog = articles.length > 0 ? `## Articles\n\n${articles.join('\n')}\n\n` : ''
  return `# ${site.name}\n\n> ${site.description}\n\n## Pages\n\n${rows.join('\n')}\n\n${blog}## Data\n\n${data.join('\n')}\n`
}

/** A text that stays the one item of a Markdown list that it is. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').replace(/[[\]\\]/g, '\\$&')

/** Web app manifest, w3.org/TR/appmanifest. */
function manifest(site: Site) {
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
    // The service worker answers it: what is shared reaches no server (src/service-worker/receive-shared.ts).
    share_target: {
      action: '/share',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { title: 'title', text: 'text', url: 'url' },
    },
    shortcuts: [
      { name: 'Prompt Generator', url: '/generator' },
      { name: 'Writing Feedback', url: '/feedback-tool' },
      { name: 'Today’s Prompt', url: '/today' },
      { name: 'Desk', url: '/desk' },
    ],
  }
}
