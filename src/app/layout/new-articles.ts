import type { Cursor } from '@/features/blog/lib/cursor'
import type { SearchEntry } from '@/features/search/lib/search-index-file'

/** As many pages of the blog's list as are looked through. */
const MOST_PAGES = 5

/**
 * The newest articles as the search lists them, whether the built index knows them or not.
 * @throws Error where the backend does not answer
 */
export async function loadArticles(): Promise<SearchEntry[]> {
  const [{ fetchPostPage }, { cardText }, { postPath }] = await Promise.all([
    import('@/features/blog/api/posts'),
    import('@/features/blog/lib/excerpt'),
    import('@/features/blog/lib/post'),
  ])
  const entries: SearchEntry[] = []
  let before: Cursor | undefined
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { posts, hasOlder } = await fetchPostPage({ before })
    for (const post of posts) {
      if (post.slug)
        entries.push({ title: post.title, to: postPath(post.slug), place: 'Blog', opening: cardText(post) })
    }
    const last = posts.at(-1)
    if (!hasOlder || !last) break
    before = { createdAt: last.created_at, id: last.id }
  }
  return entries
}
