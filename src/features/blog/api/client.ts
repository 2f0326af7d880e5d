import { type PostgrestBuilder, PostgrestClient } from '@supabase/postgrest-js'
import type { ZodMiniType } from 'zod/mini'
import { backendKey, backendUrl } from '@/lib/env'
import { BLOG_MESSAGES } from '../messages'

const TIMEOUT_MS = 10_000

/** The table of posts, as a visitor may read it. */
export const postsTable = () => blogTable('blog_posts')

/** A table or view of the blog, as a visitor may read it. */
export function blogTable(name: 'blog_posts' | 'moved_posts') {
  const key = backendKey()
  // No automatic retry: the visitor sees a failure at once and can retry.
  const headers: Record<string, string> = key ? { apikey: key } : {}
  return new PostgrestClient(`${backendUrl()}/rest/v1`, { headers, retry: false }).from(name)
}

/** A query of the client, before it is sent. */
interface Query {
  abortSignal: (signal: AbortSignal) => PromiseLike<Awaited<PostgrestBuilder<never, unknown>>>
}

/**
 * Sends a query and checks the answer.
 * @throws Error with a sentence for the visitor if the backend refuses, cannot be reached within ten seconds, or
 *   gives an invalid answer
 */
export async function run<T>(query: Query, schema: ZodMiniType<T>): Promise<T> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const { data, error, status } = await query.abortSignal(signal)
  if (signal.aborted) throw new Error(BLOG_MESSAGES.timeout)
  // Without a status there was no answer; with a good one, the answer was no JSON.
  if (error && !status) throw new Error(BLOG_MESSAGES.unreachable)
  if (error && status < 400) throw new Error(BLOG_MESSAGES.unreadable)
  if (error) throw new Error(error.message || BLOG_MESSAGES.unreadable)
  const result = schema.safeParse(data)
  if (!result.success) throw new Error(BLOG_MESSAGES.unreadable)
  return result.data
}
