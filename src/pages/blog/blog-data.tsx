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

/** The prerenderer's context for the blog's loaders: answers to their queries from the build's posts. */
export interface BlogContext {
  readonly blogClient?: QueryClient
}

/** The server state of the blog. */
export function createBlogClient(): QueryClient {
  return new QueryClient({
    // No automatic retry: the visitor sees a failure at once and can retry.
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false } },
  })
}

let visitClient: QueryClient | undefined

/** This visit's query client. */
function browserClient(): QueryClient {
  if (!visitClient) {
    visitClient = createBlogClient()
    takeServedPost(visitClient)
  }
  return visitClient
}

/** Data that the server has embedded for an address without a built page (scripts/hosting/article). */
function takeServedPost(client: QueryClient): void {
  const sent = document.getElementById('served-post')?.textContent
  if (!sent) return
  const { slug, post } = JSON.parse(sent) as { slug: string; post: Post | null }
  client.setQueryData(
    blogKeys.post(slug),
    post && { ...post, created_at: isoTime(post.created_at), updated_at: isoTime(post.updated_at) },
  )
}

/** The query client for a loader: the prerenderer's, or this visit's. */
export const clientOf = (context?: BlogContext): QueryClient => context?.blogClient ?? browserClient()

/**
 * The result of a blog page's loader: at build time the query state for the document. In the browser it only starts the
 * queries, and the page shows loading and failure itself.
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

/** Provides the blog's server state, starting with the document's. */
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
