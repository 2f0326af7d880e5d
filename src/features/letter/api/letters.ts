import { SEND_LETTER_FUNCTION } from '@contracts/functions.ts'
import { type SendLetterRequest, type SendLetterResponse, sendLetterResponse } from '@contracts/send-letter.ts'
import type { SupabaseClient } from '@supabase/supabase-js'
import * as z from 'zod/mini'
import { askAdminFunction } from '@/lib/admin-function'
import { type Answer, createAsAdmin } from '@/lib/as-admin'
import { isoTime } from '@/lib/iso-time'
import type { LetterArticle } from '../lib/article-letter'

const TIMEOUT_MS = 8000
/** Number of articles to choose from; older ones are found by the search. */
const CHOICE = 50

const listed = z.array(
  z.object({ id: z.string(), title: z.string(), created_at: z.pipe(z.string(), z.transform(isoTime)) }),
)
/** An article to choose. */
export type ListedArticle = z.infer<typeof listed>[number]

const article = z.array(
  z.object({
    title: z.string(),
    slug: z.string(),
    excerpt: z.nullable(z.string()),
    cover: z.nullable(z.string()),
    content: z.string(),
  }),
)

function rowsOf<T>(schema: z.ZodMiniType<T>, { data, error }: Answer): T {
  if (error) throw new Error(error.message || 'The server cannot be reached.')
  const rows = schema.safeParse(data)
  if (!rows.success) throw new Error('The server’s answer could not be read.')
  return rows.data
}

/** The calls about letters, with the rights of a signed-in admin. Each throws an Error with a sentence. */
export function createLetterApi(client: SupabaseClient, asAdmin = createAsAdmin(client)) {
  const soon = () => AbortSignal.timeout(TIMEOUT_MS)
  return {
    /** Tests, starts, stops or resumes a letter; returns the new state. */
    ask: (request: SendLetterRequest): Promise<SendLetterResponse> =>
      askAdminFunction(client, { name: SEND_LETTER_FUNCTION, body: request, response: sendLetterResponse }, asAdmin),
    /** Published articles whose title has these words, newest first. */
    async articles(search: string): Promise<ListedArticle[]> {
      let query = client.from('blog_posts').select('id,title,created_at')
      if (search) query = query.ilike('title', `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`)
      const sorted = query.order('created_at', { ascending: false }).limit(CHOICE).retry(false)
      return rowsOf(listed, await asAdmin(() => sorted.abortSignal(soon())))
    },
    async article(id: string): Promise<LetterArticle | null> {
      const query = client.from('blog_posts').select('title,slug,excerpt,cover,content').eq('id', id).retry(false)
      return rowsOf(article, await asAdmin(() => query.abortSignal(soon()))).at(0) ?? null
    },
  }
}

export type LetterApi = ReturnType<typeof createLetterApi>
