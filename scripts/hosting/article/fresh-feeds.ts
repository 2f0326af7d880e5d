import { categoryPath, SUMMARY_COLUMNS } from '../../../supabase/functions/_shared/contracts/blog.ts'
import { isoTime } from '../../../src/lib/iso-time.ts'
import { type Entry, FEED_ARTICLES, FEEDS, type SiteContent } from '../feeds.ts'
import { articlePath } from './article-page.ts'
import { descriptionOf } from './article-texts.ts'
import { type ArticleRow, type Backend, createAsk } from './find-article.ts'
import { sanitisedContent } from './sanitise-article.ts'

/** New articles appear in the feeds after at most this time. */
const FRESH_MS = 15_000
/** As in the build: feed readers store what they have seen, so older articles need only a summary. */
const WHOLE = 30
const NEWEST = `blog_posts?select=${SUMMARY_COLUMNS},content&slug=not.is.null&order=created_at.desc,id.desc&limit=${FEED_ARTICLES}`

/**
 * Makes the files that list articles again from the database, at most four times a minute.
 * @returns a function from a path, and a way to read what the build left, to the path's file; undefined if it is not such
 *   a file, or the database has never answered
 */
export function createFreshFeeds(
  backend: Backend | undefined,
): (path: string, readContent: () => Promise<SiteContent | undefined>) => Promise<string | undefined> {
  const made = new Map<string, string>()
  let left: SiteContent | undefined
  let content: SiteContent | undefined
  let askedAt = Number.NEGATIVE_INFINITY
  let asking = Promise.resolve()

  const renew = async (from: Backend, readContent: () => Promise<SiteContent | undefined>) => {
    try {
      const rows = await createAsk(from)<ArticleRow>(NEWEST)
      left ??= await readContent()
      content = left && {
        ...left,
        articles: withNewest(left.articles, rows),
        categories: withNewCategories(left.categories, rows),
      }
      made.clear()
    } catch {
      // Keeps the last known state.
    }
  }

  return async (path, readContent) => {
    const make = Object.hasOwn(FEEDS, path) ? FEEDS[path] : undefined
    if (!make || !backend) return undefined
    if (Date.now() - askedAt > FRESH_MS) {
      askedAt = Date.now()
      asking = renew(backend, readContent)
    }
    await asking
    if (!content) return undefined
    const file = made.get(path) ?? make(content)
    made.set(path, file)
    return file
  }
}

/** The newest articles as the database has them, then those of the build that are older than all of these. */
function withNewest(built: readonly Entry[], rows: readonly ArticleRow[]): Entry[] {
  const newest = rows.map(entryOf)
  const last = newest.at(-1)
  // The database has no others.
  if (!last || newest.length < FEED_ARTICLES) return newest
  const known = new Set(newest.map(({ path }) => path))
  return [...newest, ...built.filter(({ path, added }) => added < last.added && !known.has(path))]
}

/** The categories that hold articles now: those of the build, as far as it is known, and new ones. */
function withNewCategories(built: SiteContent['categories'], rows: readonly ArticleRow[]): SiteContent['categories'] {
  const latest = new Map<string, string>(
    // The newest comes first, and is to stay.
    rows.toReversed().map(({ category, created_at: at }) => [categoryPath(category), isoTime(at).slice(0, 10)]),
  )
  const isAll = rows.length < FEED_ARTICLES
  const before = (isAll ? built.filter(({ path }) => latest.has(path)) : built).map((page) => ({
    ...page,
    added: latest.get(page.path) ?? page.added,
  }))
  const known = new Set<string>(built.map(({ path }) => path))
  return [...before, ...[...latest].filter(([path]) => !known.has(path)).map(([path, added]) => ({ path, added }))]
}

const entryOf = (row: ArticleRow, index: number): Entry => ({
  path: articlePath(row.slug),
  title: row.title,
  description: descriptionOf(row),
  added: isoTime(row.created_at),
  modified: isoTime(row.updated_at),
  category: row.category,
  author: row.author_name,
  html: index < WHOLE ? sanitisedContent(row) : undefined,
})
