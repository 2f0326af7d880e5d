import {
  type DehydratedState,
  dehydrate,
  type FetchQueryOptions,
  HydrationBoundary,
  hashKey,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query'
import { useState } from 'react'
import { Outlet, useMatches } from 'react-router-dom'
import { blogKeys } from '@/features/blog/api/queries'
import { isoTime } from '@/lib/iso-time'
import type { Post } from '@/features/blog/lib/post'

/** What the prerenderer gives the loaders of the blog: the answers to their questions, from the posts of the build. */
export interface BlogContext {
  readonly blogClient?: QueryClient
}

/** The server state of the blog. */
export function createBlogClient(): QueryClient {
  return new QueryClient({
    // The visitor decides about another try: a failure is told at once.
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false } },
  })
}

let visitClient: QueryClient | undefined

/** The server state of this visit. */
function browserClient(): QueryClient {
  if (!visitClient) {
    visitClient = createBlogClient()
    takeServedPost(visitClient)
  }
  return visitClient
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

/** Where a loader asks: at the prerenderer's, or at the visit's. */
export const clientOf = (context?: BlogContext): QueryClient => context?.blogClient ?? browserClient()

/**
 * What the loader of a page of the blog gives: the state that the prerenderer knows, for the document. A browser only
 * begins to ask, and the page says itself that it waits, or that nothing came.
 */
export function askFor(
  context: BlogContext | undefined,
  // oxlint-disable-next-line typescript/no-explicit-any
  queries: readonly FetchQueryOptions<any, any, any, any>[],
): DehydratedState | null {
  const client = clientOf(context)
  if (import.meta.env.SSR) {
    const asked = new Set(queries.map(({ queryKey }) => hashKey(queryKey)))
    return dehydrate(client, { shouldDehydrateQuery: ({ queryHash }) => asked.has(queryHash) })
  }
  for (const query of queries) void client.ensureQueryData(query).catch(() => undefined)
  return null
}

/** Gives the blog's pages their server state, beginning with what the document brings along. */
export function BlogData() {
  const state = useMatches().at(-1)?.loaderData as DehydratedState | null | undefined
  const [client] = useState(() => (import.meta.env.SSR ? createBlogClient() : browserClient()))
  return (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={state}>
        <Outlet />
      </HydrationBoundary>
    </QueryClientProvider>
  )
}
