import { searchTexts } from '../../../supabase/functions/_shared/contracts/blog.ts'
import { COVER_SIZE, isSizedCover } from '../../../supabase/functions/_shared/contracts/pictures.ts'
import { escapeHtml } from '../../../src/lib/escape-html.ts'
import type { ArticleRow } from './find-article.ts'
import { sanitisedContent } from './sanitise-article.ts'

/** What the pages say of the site. */
export interface SiteFacts {
  readonly name: string
  /** Public address, without a slash at the end. */
  readonly url: string
}

export const WAITING = ['<!--waiting-->', '<!--/waiting-->'] as const
/** As the app says it (`src/features/blog/messages.ts`; a test compares). */
export const MISSING_TITLE = 'Error or Post Not Found'
const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Path of an article on the site. */
export const articlePath = (slug: string): string => `/blog/${encodeURIComponent(slug)}`

/** JSON that is safe inside a script element. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
/** The embedded backend writes PostgreSQL's own form, which not every reader takes. */
const moment = (time: string) => new Date(time.replace(' ', 'T').replace(/\+00$/, 'Z'))

/** The head and the text of an article, for a page that no build has made. The app writes the same tags (`Seo`). */
export function articlePieces(
  row: ArticleRow & { readonly hasPicture?: boolean },
  site: SiteFacts,
): { head: string; body: string } {
  const url = site.url + articlePath(row.slug)
  const { title, description } = searchTexts(row, site.name)
  // Where nothing draws pictures until the next build, an article without a cover goes under the blog's.
  const drawn = `${site.url}/og${row.hasPicture ? articlePath(row.slug) : '/blog'}.png`
  const image = row.cover ? new URL(row.cover, site.url).href : drawn
  const published = moment(row.created_at)
  const publisher = { '@type': 'Organization', name: site.name, url: `${site.url}/` }
  const posting = {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: row.title,
    description,
    image,
    datePublished: published.toISOString(),
    dateModified: moment(row.updated_at).toISOString(),
    articleSection: row.category,
    inLanguage: 'en',
    author: row.author_name ? { '@type': 'Person', name: row.author_name } : publisher,
    publisher,
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
  }
  const crumbs = [
    ['Home', `${site.url}/`],
    ['Blog', `${site.url}/blog`],
    [row.title, url],
  ].map(([name, item], index) => ({ '@type': 'ListItem', position: index + 1, name, item }))
  const jsonLd = [posting, { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement: crumbs }]
  const head = [
    `<title>${escapeHtml(title)}</title>`,
    named('description', description),
    named('keywords', `${row.category}, blog, gpt, prompts`),
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    property('og:site_name', site.name),
    property('og:type', 'article'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    property('og:image', image),
    ...(!row.cover || isSizedCover(row.cover)
      ? [property('og:image:width', `${COVER_SIZE.width}`), property('og:image:height', `${COVER_SIZE.height}`)]
      : []),
    property('og:image:alt', title),
    named('twitter:image', image),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', description),
  ]
  const day = `<time datetime="${published.toISOString()}">${LONG.format(published)}</time>`
  // The same place and size as in the app.
  const cover = row.cover
    ? `<img class="aspect-[1200/630] w-full object-cover" src="${escapeHtml(row.cover)}" alt="" width="${COVER_SIZE.width}" height="${COVER_SIZE.height}">`
    : ''
  const by = row.author_name ? `<bdi>By ${escapeHtml(row.author_name)}</bdi> ` : ''
  const text = `<h1>${escapeHtml(row.title)}</h1><p>${by}Published on ${day}</p>${cover}${sanitisedContent(row)}`
  return { head: head.join(''), body: jsonLd.map(ldScript).join('') + framed(`<article>${text}</article>`) }
}

/** The pieces for a missing article; the app shows the rest. */
export function missingPieces(site: SiteFacts): { head: string; body: string } {
  return {
    head: `<title>${MISSING_TITLE} | ${escapeHtml(site.name)}</title>${named('robots', 'noindex')}`,
    body: framed(`<h1>${MISSING_TITLE}</h1><p><a href="/blog">Back to Blog</a></p>`),
  }
}

/**
 * Puts the pieces into the shell, together with the row, so that the app can replace the text without fetching it
 * again.
 * @param served what the address stands for; null if there is no article
 */
export function fillShell(
  shell: string,
  { head, body }: { head: string; body: string },
  served: { slug: string; post: object | null },
): string {
  const [begin, end] = WAITING.map((mark) => shell.indexOf(mark))
  if (begin === undefined || end === undefined || begin < 0 || end < begin) return shell
  const filled = shell.slice(0, begin) + body + shell.slice(end + WAITING[1].length)
  const data = `<script type="application/json" id="served-post">${inScript(served)}</script>`
  return filled
    .replace(/<title>[^<]*<\/title>/, () => head)
    .replace('<div id="root">', '<div id="root" data-served>')
    .replace('</body>', () => `${data}</body>`)
}

const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`
const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}">`
const ldScript = (data: object) => `<script type="application/ld+json">${inScript(data)}</script>`
const framed = (text: string) =>
  `<main class="wrap mt-near"><div class="row"><div class="body article" dir="auto">${text}</div></div></main>`
