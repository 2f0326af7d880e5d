import { escapeHtml } from '../../src/lib/escape-html.ts'

/** How many articles a feed lists. */
export const FEED_ARTICLES = 100
// Allowed in a database's text, and not in XML 1.0.
const NOT_XML = /[\p{Cc}\ufffe\uffff]/gu

export type Site = Record<'name' | 'url' | 'description', string>

/** A page or an article. `added` and `modified` are days or moments in ISO 8601. */
export interface Entry {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly added: string
  readonly modified?: string
  /** of an article */
  readonly category?: string
  /** of an article that names one */
  readonly author?: string | null | undefined
  /** the whole text, sanitised, where feeds give it */
  readonly html?: string | undefined
}

/** What a site has to tell programs that look for news. */
export interface SiteContent {
  readonly site: Site
  /** Canonical pages, home first. */
  readonly pages: readonly Entry[]
  /** Newest first. */
  readonly articles: readonly Entry[]
  /** Those that hold articles. */
  readonly categories: readonly Pick<Entry, 'path' | 'added'>[]
  /** Pages of single prompts that search engines are to have. */
  readonly prompts: readonly Pick<Entry, 'path' | 'added'>[]
  /** What is there for programs. */
  readonly files: readonly { readonly path: string; readonly label: string; readonly description: string }[]
  /** Pages that are there as Markdown, too. */
  readonly markdown: readonly { readonly path: string }[]
}

/** The files that list articles, by path. The build writes them, and servers make them again as articles are added. */
export const FEEDS: Readonly<Record<string, (content: SiteContent) => string>> = {
  '/sitemap.xml': ({ site, pages, prompts, categories, articles }) =>
    sitemap(site, [...pages, ...prompts, ...categories, ...articles]),
  '/rss.xml': ({ site, pages, articles }) =>
    rss(site, '/rss.xml', [...articles.slice(0, FEED_ARTICLES), ...newestFirst(pages)]),
  '/feed.json': ({ site, pages, articles }) =>
    JSON.stringify(jsonFeed(site, [...articles.slice(0, FEED_ARTICLES), ...newestFirst(pages)]), null, 2),
  '/llms.txt': llms,
}

const escapeXml = (text: string) => escapeHtml(text.replace(NOT_XML, ' '))

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

/** Makes the links and pictures of a text absolute. */
const atHome = (html: string, site: Site) => html.replace(/ (href|src)="(?=\/)/g, ` $1="${site.url}`)

/** RSS 2.0, with whole texts by the content module. @param file path of the feed itself */
export function rss(site: Site, file: string, entries: readonly Entry[]) {
  const items = entries.map(
    ({ path: url, title, description, added, category, author, html }) =>
      `    <item><title>${escapeXml(title)}</title><link>${escapeXml(site.url + url)}</link><guid>${escapeXml(site.url + url)}</guid><description>${escapeXml(description)}</description><pubDate>${new Date(added).toUTCString()}</pubDate>${author ? `<dc:creator>${escapeXml(author)}</dc:creator>` : ''}${category ? `<category>${escapeXml(category)}</category>` : ''}${html ? `<content:encoded>${escapeXml(atHome(html, site))}</content:encoded>` : ''}</item>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">\n  <channel>\n    <title>${escapeXml(site.name)}</title>\n    <link>${site.url}/</link>\n    <atom:link href="${site.url}${file}" rel="self" type="application/rss+xml"/>\n    <description>${escapeXml(site.description)}</description>\n    <language>en</language>\n${items.join('\n')}\n  </channel>\n</rss>\n`
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
    items: entries.map(({ path: url, title, description, added, modified, category, author, html }) => ({
      id: site.url + url,
      url: site.url + url,
      title,
      summary: description,
      ...(html ? { content_html: atHome(html, site) } : { content_text: description }),
      ...(author && { authors: [{ name: author }] }),
      ...(category && { tags: [category] }),
      date_published: new Date(added).toISOString(),
      ...(modified && { date_modified: new Date(modified).toISOString() }),
    })),
  }
}

/** The site in one page of Markdown for language models, llmstxt.org. */
function llms({ site, pages, files, markdown, articles: all }: SiteContent) {
  const inMarkdown = new Set(markdown.map(({ path: url }) => url))
  const rows = pages.map(({ path: url, title, description }) => {
    const address = site.url + url + (inMarkdown.has(url) ? '.md' : '')
    return `- [${title}](${address}): ${description}`
  })
  const data = files
    .filter(({ path: url }) => url !== '/llms.txt')
    .map(({ path: url, label, description }) => `- [${label}](${site.url}${url}): ${description}`)
  const articles = all
    .slice(0, FEED_ARTICLES)
    .map(({ path: url, title, description }) => `- [${oneLine(title)}](${site.url}${url}): ${oneLine(description)}`)
  const blog = articles.length > 0 ? `## Articles\n\n${articles.join('\n')}\n\n` : ''
  return `# ${site.name}\n\n> ${site.description}\n\n## Pages\n\n${rows.join('\n')}\n\n${blog}## Data\n\n${data.join('\n')}\n`
}

/** Escapes a text so that it stays one item of a Markdown list. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').replace(/[[\]\\]/g, '\\$&')
