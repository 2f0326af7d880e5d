import { EXCERPT_CHARS, SUMMARY_COLUMNS } from '../../../supabase/functions/_shared/contracts/blog.ts'
import { isoTime } from '../../../src/lib/iso-time.ts'
import { shorten } from '../../../src/lib/shorten.ts'
import { type Entry, FEED_ARTICLES, FEEDS, type SiteContent } from '../feeds.ts'
import { ASKED_ABOUT, SITE_CONTENT } from '../rules.ts'
import type { ArticleSettings } from './answer-article.ts'
import { articlePath } from './article-page.ts'
import type { ArticleRow, Backend } from './find-article.ts'
import { sanitisedContent } from './sanitise-article.ts'

/** Nobody waits longer for a backend that does not answer. */
const TIMEOUT_MS = 2000
/** New articles stand in the feeds as soon as this. */
const FRESH_MS = 15_000
/** Readers keep what they have seen: older articles come with their summary, as in the build. */
const WHOLE = 30

type Row = ArticleRow & { readonly opening: string | null }

/**
 * Makes the files that tell of articles anew from the database, at most four times a minute.
 * @param readContent what the build left
 * @returns for a path: the file; undefined where it is no such file, or the database never answered
 */
export function createFreshFeeds(
  backend: Backend | undefined,
  readContent: () => Promise<SiteContent | undefined>,
): (path: string) => Promise<string | undefined> {
  const made = new Map<string, string>()
  let left: SiteContent | undefined
  let content: SiteContent | undefined
  let askedAt = Number.NEGATIVE_INFINITY
  let asking = Promise.resolve()

  const renew = async ({ url, key }: Backend) => {
    try {
      const rows = await newestRows(url, key)
      left ??= await readContent()
      content = left && { ...left, articles: withNewest(left.articles, rows) }
      made.clear()
    } catch {
      // What was known stays.
    }
  }

  return async (path) => {
    const make = Object.hasOwn(FEEDS, path) ? FEEDS[path] : undefined
    if (!make || !backend) return undefined
    if (Date.now() - askedAt > FRESH_MS) {
      askedAt = Date.now()
      asking = renew(backend)
    }
    await asking
    if (!content) return undefined
    const file = made.get(path) ?? make(content)
    made.set(path, file)
    return file
  }
}

let ofHost: ReturnType<typeof createFreshFeeds> | undefined

/**
 * The same in the worker of a host.
 * @param built the host's answer with the file of the build, whose headers count
 * @param fetchFile what the host has at a path of the site
 */
export async function respondWithFeed(
  request: Request,
  built: Response,
  { backend }: ArticleSettings,
  fetchFile: (path: string) => Promise<Response>,
): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (!built.ok || !Object.hasOwn(FEEDS, pathname)) return built
  ofHost ??= createFreshFeeds(backend, async () => {
    const file = await fetchFile(`/${SITE_CONTENT}`)
    return file.ok ? file.json() : undefined
  })
  const fresh = await ofHost(pathname)
  if (fresh === undefined) return built
  const headers = new Headers(built.headers)
  for (const name of ['etag', 'last-modified', 'content-length', 'content-encoding']) headers.delete(name)
  headers.set('cache-control', ASKED_ABOUT)
  return new Response(request.method === 'HEAD' ? null : fresh, { status: 200, headers })
}

async function newestRows(url: string, key: string): Promise<Row[]> {
  const query = `select=${SUMMARY_COLUMNS},content&slug=not.is.null&order=created_at.desc,id.desc&limit=${FEED_ARTICLES}`
  const answer = await fetch(`${url}/rest/v1/blog_posts?${query}`, {
    headers: { apikey: key },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const rows: unknown = answer.ok ? await answer.json() : undefined
  if (!Array.isArray(rows)) throw new Error(`The backend answers ${answer.status}.`)
  return rows as Row[]
}

/** The newest articles as the database has them, then those of the build that are older than all of these. */
function withNewest(built: readonly Entry[], rows: readonly Row[]): Entry[] {
  const newest = rows.map(entryOf)
  const last = newest.at(-1)
  // Fewer than were asked for: there are no others.
  if (!last || newest.length < FEED_ARTICLES) return newest
  const known = new Set(newest.map(({ path }) => path))
  return [...newest, ...built.filter(({ path, added }) => added < last.added && !known.has(path))]
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** As cards say it: the excerpt, or the first words of the text. */
const descriptionOf = ({ excerpt, opening }: Row) =>
  excerpt ||
  shorten(
    (opening ?? '')
      .replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
      .replace(/\s+/g, ' ')
      .trim(),
    EXCERPT_CHARS,
  )

const entryOf = (row: Row, index: number): Entry => ({
  path: articlePath(row.slug),
  title: row.title,
  description: descriptionOf(row),
  added: isoTime(row.created_at),
  modified: isoTime(row.updated_at),
  category: row.category,
  html: index < WHOLE ? sanitisedContent(row) : undefined,
})
