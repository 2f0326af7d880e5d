import { queryOptions } from '@tanstack/react-query'
import type { Cursor } from '../lib/cursor'
import type { Post } from '../lib/post'

// Loads with the first query, because a prerendered page shows its posts without it.
const posts = () => import('./posts')

/** The keys of the blog's server state. */
export const blogKeys = {
  page: (category?: string, before?: Cursor, after?: Cursor) =>
    ['blog', 'page', category ?? null, before ?? null, after ?? null] as const,
  newestPage: (category?: string) => ['blog', 'newest-page', category ?? null] as const,
  post: (slug: string) => ['blog', 'post', slug] as const,
  version: (id: string) => ['blog', 'version', id] as const,
  neighbours: (id: string) => ['blog', 'neighbours', id] as const,
  related: (id: string) => ['blog', 'related', id] as const,
  years: (category?: string) => ['blog', 'years', category ?? null] as const,
}

// Shown posts stay as they are until the reader asks for newer ones, so nothing moves.
const SHOWN = { staleTime: Number.POSITIVE_INFINITY }

/** A shown page of the list. */
export const postPageQuery = (category?: string, before?: Cursor, after?: Cursor) =>
  queryOptions({
    queryKey: blogKeys.page(category, before, after),
    queryFn: async () => (await posts()).fetchPostPage({ category, before, after }),
    ...SHOWN,
  })

/** The current first page of the list, fetched after the shown one. */
export const newestPageQuery = (category?: string) =>
  queryOptions({
    queryKey: blogKeys.newestPage(category),
    queryFn: async () => (await posts()).fetchPostPage({ category }),
  })

/** A shown post; null if there is none. */
export const postQuery = (slug: string) =>
  queryOptions({ queryKey: blogKeys.post(slug), queryFn: async () => (await posts()).fetchPost(slug), ...SHOWN })

/** What shows whether a post is still the one in the database; null if it was deleted. */
export const versionQuery = (id: string) =>
  queryOptions({ queryKey: blogKeys.version(id), queryFn: async () => (await posts()).fetchVersion(id) })

/** The posts before and after a post. */
export const neighboursQuery = (post: Post) =>
  queryOptions({
    queryKey: blogKeys.neighbours(post.id),
    queryFn: async () => (await posts()).fetchNeighbours(post),
    ...SHOWN,
  })

/** Other posts of a post's category. */
export const relatedQuery = (post: Post) =>
  queryOptions({
    queryKey: blogKeys.related(post.id),
    queryFn: async () => (await posts()).fetchRelated(post),
    ...SHOWN,
  })

/** The years of the list. */
export const yearsQuery = (category?: string) =>
  queryOptions({
    queryKey: blogKeys.years(category),
    queryFn: async () => (await posts()).fetchYears(category),
    ...SHOWN,
  })
