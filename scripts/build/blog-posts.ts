import { setTimeout } from 'node:timers/promises'
import { PostgrestClient } from '@supabase/postgrest-js'
import { accessApi, LOCAL_ORIGIN } from '../backend/database-access.ts'
import type { BuiltPost } from '../../src/build/blog.ts'
import { SUMMARY_COLUMNS } from '../../supabase/functions/_shared/contracts/blog.ts'
import { usesOtherBackend } from '../env/environment.ts'
import { dataDirOf } from '../env/paths.ts'
import { Problem } from '../env/problem.ts'
import type { Move } from '../hosting/write-host-files.ts'

interface Source {
  /** for a message */
  name: string
  client: PostgrestClient
  close: () => Promise<void>
}

/** The blog as a build finds it: its posts, newest first, and the old addresses that lead to them. */
export interface Blog {
  posts: BuiltPost[]
  moves: Move[]
}

const TIMEOUT_MS = 20_000
const MOST_TRIES = 3
const PAUSE_MS = 2000
/** Rows per request: below every limit of a hosted project, even with long texts. */
const PAGE = 100
/**
 * How many of the newest posts get their own file. Older ones are in the sitemap, served by the hosts' functions and
 * rendered by the browser. This keeps builds short.
 */
const PRERENDERED = 500

/**
 * The blog's content for the pages, feeds and sitemap of a build: from the project in VITE_SUPABASE_URL, otherwise from
 * the embedded database, which is opened briefly where no server has it open.
 * @returns undefined if the posts cannot be read: the build goes on without them and the browser fills the blog, so
 *   that a failing backend does not block deploying the rest of the site
 */
export async function readBlog({
  env,
  log,
  isRequired = false,
  prerendered = PRERENDERED,
}: {
  env: Record<string, string | undefined>
  log: (line: string) => void
  /** fail the build if the posts cannot be read */
  isRequired?: boolean
  /** how many come with their text */
  prerendered?: number
}): Promise<Blog | undefined> {
  for (let tries = 1; ; tries += 1) {
    let source: Source | undefined
    try {
      source = await openSource(env)
      return { posts: await readAll(source, prerendered), moves: await readMoves(source) }
    } catch (error) {
      const reason = (error as Error).message
      // A busy database may stop a statement that takes too long; the next time its pages are in memory.
      if (tries < MOST_TRIES) log(`The blog's posts are read again: ${reason}`)
      else if (isRequired) throw new Problem(`The blog's posts cannot be read: ${reason}`)
      else {
        log(`WARNING: built without the blog's posts, which only the browser can fill in now: ${reason}`)
        return undefined
      }
    } finally {
      await source?.close()
    }
    await setTimeout(tries * PAUSE_MS)
  }
}

async function openSource(env: Record<string, string | undefined>): Promise<Source> {
  const clientOf = (url: string, apikey: string, ask = fetch) =>
    new PostgrestClient(`${url}/rest/v1`, { headers: { apikey }, fetch: ask })
  const site = env.SITE_URL ?? `http://localhost:${env.PORT ?? 4173}`
  if (usesOtherBackend(env, site)) {
    const name = String(env.VITE_SUPABASE_URL).replace(/\/+$/, '')
    return { name, client: clientOf(name, env.VITE_SUPABASE_PUBLISHABLE_KEY ?? ''), close: async () => {} }
  }
  const { fetch: ask, keys, close } = await accessApi(env, true)
  return { name: dataDirOf(env), client: clientOf(LOCAL_ORIGIN, keys.publishableKey, ask), close }
}

async function readAll(source: Source, prerendered: number): Promise<BuiltPost[]> {
  const posts: BuiltPost[] = []
  for (;;) {
    const withText = Math.min(PAGE, prerendered - posts.length)
    const columns = withText > 0 ? `${SUMMARY_COLUMNS},content` : SUMMARY_COLUMNS
    const limit = withText > 0 ? withText : PAGE
    const rows = await readPage(source, columns, limit, posts.at(-1))
    posts.push(...rows)
    if (rows.length < limit) return posts
  }
}

/** @param after the key of the post before this page; paging by key loses nothing while posts are added or removed */
async function readPage(
  { name, client }: Source,
  columns: string,
  limit: number,
  after?: BuiltPost,
): Promise<BuiltPost[]> {
  let query = client.from('blog_posts').select(columns)
  if (after) {
    query = query.lte('created_at', after.created_at).or(`created_at.lt."${after.created_at}",id.lt.${after.id}`)
  }
  const { data, error } = await query
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(limit)
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
  if (error || !isPosts(data))
    throw new Error(`${name} ${error ? `answers: ${error.message}` : 'answers something else.'}`)
  return data
}

async function readMoves({ name, client }: Source): Promise<Move[]> {
  const moves: Move[] = []
  for (;;) {
    const { data, error } = await client
      .from('moved_posts')
      .select('old_slug,slug')
      .gt('old_slug', moves.at(-1)?.old_slug ?? '')
      .order('old_slug')
      .limit(PAGE)
      .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
    if (error || !Array.isArray(data)) throw new Error(`${name} does not tell the old addresses: ${error?.message}`)
    moves.push(...data)
    if (data.length < PAGE) return moves
  }
}

function isPosts(data: unknown): data is BuiltPost[] {
  return Array.isArray(data) && data.every((row) => typeof row?.id === 'string')
}
