import { FRESH_HEADER, READ_DAYS } from '@contracts/blog.ts'
import {
  ANSWER_SOURCES,
  ANALYZE_FEEDBACK_FUNCTION,
  GENERATE_PROMPT_FUNCTION,
  REBUILD_SITE_FUNCTION,
} from '@contracts/functions.ts'
import { type RebuildSiteRequest, type RebuildSiteResponse, rebuildSiteResponse } from '@contracts/rebuild-site.ts'
import type { SupabaseClient } from '@supabase/supabase-js'
import * as z from 'zod/mini'
import { askAdminFunction } from '@/lib/admin-function'
import { createAsAdmin } from '@/lib/as-admin'

const TIMEOUT_MS = 8000
/** Days that are shown. */
export const DAYS = 30
/** Tools that are counted, with their names. */
export const TOOLS = {
  [GENERATE_PROMPT_FUNCTION]: 'Generator',
  [ANALYZE_FEEDBACK_FUNCTION]: 'Writing feedback',
} as const

const counts = z.array(
  z.object({ day: z.string(), feature: z.string(), source: z.enum(ANSWER_SOURCES), uses: z.number() }),
)
export type DailyCount = z.infer<typeof counts>[number]

/** Number of listed articles. */
const MOST_READ = 20

const readPosts = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    slug: z.nullable(z.string()),
    reads: z.coerce.number(),
    all_reads: z.coerce.number(),
  }),
)
export type ReadPost = z.infer<typeof readPosts>[number]

const build = z.object({ builtAt: z.string() })

/** The figures of the site. Each call throws an Error with a sentence. */
export function createFiguresApi(client: SupabaseClient, asAdmin = createAsAdmin(client)) {
  return {
    /** Uses of the tools, the newest day first. */
    async uses(today: Date): Promise<DailyCount[]> {
      const first = new Date(today.getTime() - (DAYS - 1) * 86_400_000).toISOString().slice(0, 10)
      const { data, error } = await asAdmin(() =>
        client
          .from('daily_counts')
          .select('day,feature,source,uses')
          .gte('day', first)
          .order('day', { ascending: false })
          .abortSignal(AbortSignal.timeout(TIMEOUT_MS)),
      )
      if (error) throw new Error(error.message || 'The server cannot be reached.')
      const rows = counts.safeParse(data)
      if (!rows.success) throw new Error('The server’s answer could not be read.')
      return rows.data
    },
    /** Asks whether a host can build the site, or starts a build. */
    async rebuild(does: RebuildSiteRequest['does']): Promise<RebuildSiteResponse> {
      const call = { name: REBUILD_SITE_FUNCTION, body: { does }, response: rebuildSiteResponse }
      return askAdminFunction(client, call, asAdmin)
    },
    /** The most read articles of the last days, each with the reads of all articles. */
    async mostRead(): Promise<ReadPost[]> {
      const { data, error } = await asAdmin(() =>
        client
          .rpc('admin_most_read', { p_days: READ_DAYS, p_limit: MOST_READ })
          .abortSignal(AbortSignal.timeout(TIMEOUT_MS)),
      )
      if (error) throw new Error(error.message || 'The server cannot be reached.')
      const rows = readPosts.safeParse(data)
      if (!rows.success) throw new Error('The server’s answer could not be read.')
      return rows.data
    },
    /** When the pages were built; null if unknown, as in development. */
    async builtAt(): Promise<string | null> {
      const response = await fetch('/build.json', { signal: AbortSignal.timeout(TIMEOUT_MS), cache: 'no-store' })
      const answer = build.safeParse(await response.json().catch(() => undefined))
      return answer.data?.builtAt ?? null
    },
    /** Whether feeds and sitemap follow the database at once, or the next build. */
    async followsAtOnce(): Promise<boolean> {
      const limits = { signal: AbortSignal.timeout(TIMEOUT_MS), cache: 'no-store' } as const
      return (await fetch('/sitemap.xml', { method: 'HEAD', ...limits })).headers.has(FRESH_HEADER)
    },
    /** How many posts were created or changed since a moment. */
    async changedSince(time: string): Promise<number> {
      const { count, error } = await client
        .from('blog_posts')
        .select('id', { count: 'exact', head: true })
        .gt('updated_at', time)
        .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
      if (error || count === null) throw new Error(error?.message || 'The server cannot be reached.')
      return count
    },
  }
}

export type FiguresApi = ReturnType<typeof createFiguresApi>
