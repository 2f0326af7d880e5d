import { dehydrate, hydrate, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { blogKeys } from '@/features/blog/api/queries'
import { builtPage, builtPost, builtYears } from '@/features/blog/lib/built-posts'
import { categoryOf } from '@/features/blog/lib/categories'
import { isoTime } from '@/lib/iso-time'
import { type Post, slugOf } from '@/features/blog/lib/post'

/** The server state of the blog. */
export function createBlogClient(): QueryClient {
  return new QueryClient({
    // The visitor decides about another try: a failure is told at once.
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false } },
  })
}

/** What a page of the blog shows, from the posts that the build has read. */
function builtClient(pathname: string): QueryClient {
  const client = createBlogClient()
  const category = categoryOf(pathname)
  const page = pathname === '/blog' || category ? builtPage(category) : undefined
  if (page) {
    client.setQueryData(blogKeys.page(category), page)
    client.setQueryData(blogKeys.years(category), builtYears(category))
  }
  const slug = slugOf(pathname)
  const built = slug && !page ? builtPost(slug) : undefined
  if (slug && built) {
    client.setQueryData(blogKeys.post(slug), { ...built.post, hasPicture: built.hasPicture })
    client.setQueryData(blogKeys.neighbours(built.post.id), built.neighbours)
    client.setQueryData(blogKeys.related(built.post.id), built.related)
  }
  return client
}

/** The state that a prerendered page of the blog carries; undefined where it has none. */
export function builtState(pathname: string): string | undefined {
  const state = dehydrate(builtClient(pathname))
  return state.queries.length > 0 ? JSON.stringify(state) : undefined
}

/** Where a prerendered page carries its server state. */
export const STATE_ID = 'page-data'

let browserClient: QueryClient | undefined

function clientFor(pathname: string): QueryClient {
  if (import.meta.env.SSR) return builtClient(pathname)
  if (browserClient) return browserClient
  browserClient = createBlogClient()
  const state = document.getElementById(STATE_ID)?.textContent
  if (state) hydrate(browserClient, JSON.parse(state))
  takeServedPost(browserClient)
  return browserClient
}

/** What a server has sent along for an address that no build has made a page for (scripts/hosting/article). */
function takeServedPost(client: QueryClient): void {
  const sent = document.getElementById('served-post')?.textContent
  if (!sent) return
  const { slug, post } = JSON.parse(sent) as { slug: string; post: Post | null }
  client.setQueryData(
    blogKeys.post(slug),
    post && { ...post, created_at: isoTime(post.created_at), updated_at: isoTime(post.updated_at) },
  )
}

/** Gives the blog's pages their server state, beginning with what the build has written into the document. */
export function BlogData() {
  const { pathname } = useLocation()
  const [client] = useState(() => clientFor(pathname))
  return (
    <QueryClientProvider client={client}>
      <Outlet />
    </QueryClientProvider>
  )
}
