import type { Cursor } from '@/features/blog/lib/cursor'
import type { PlaceEntry } from '@/lib/search/search-file'

/** The most pages of the blog's list to fetch. */
const MOST_PAGES = 5
/** How long fetched articles count as fresh. */
const FRESH_MS = 5 * 60_000

let brought: { readonly entries: Promise<PlaceEntry[]>; readonly at: number } | undefined

/**
 * The newest articles as search entries, including those the search file already has. Fetched at most once in five
 * minutes.
 * @throws Error if the backend does not answer
 */
export function loadArticles(): Promise<PlaceEntry[]> {
  if (brought && Date.now() - brought.at < FRESH_MS) return brought.entries
  const entries = bringArticles()
  brought = { entries, at: Date.now() }
  entries.catch(() => (brought = undefined))
  return entries
}

async function bringArticles(): Promise<PlaceEntry[]> {
  const [{ fetchPostPage }, { cardText }, { postPath }] = await Promise.all([
    import('@/features/blog/api/posts'),
    import('@/features/blog/lib/card-text'),
    import('@/features/blog/lib/post'),
  ])
  const entries: PlaceEntry[] = []
  let before: Cursor | undefined
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { posts, hasOlder } = await fetchPostPage({ before })
    for (const post of posts) {
      if (post.slug)
        entries.push({
          kind: 'article',
          title: post.title,
          to: postPath(post.slug),
          place: 'Blog',
          text: cardText(post),
        })
    }
    const last = posts.at(-1)
    if (!hasOlder || !last) break
    before = { createdAt: last.created_at, id: last.id }
  }
  return entries
}
