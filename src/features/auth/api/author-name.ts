import type { SupabaseClient } from '@supabase/supabase-js'
import * as z from 'zod/mini'
import { type Answer, createAsAdmin } from '@/lib/as-admin'

const TIMEOUT_MS = 8000
const ownRow = z.tuple([z.object({ author_name: z.nullable(z.string()) })])

function check({ error }: Answer): void {
  if (error) throw new Error(error.message || 'The server cannot be reached.')
}

/** The name that an admin's new posts carry. Each call throws an Error with a sentence for its owner. */
export function createAuthorNameApi(client: SupabaseClient, asAdmin = createAsAdmin(client)) {
  const soon = () => AbortSignal.timeout(TIMEOUT_MS)
  return {
    /** Empty if there is none. */
    async read(): Promise<string> {
      const answer = await asAdmin(() => client.from('profiles').select('author_name').retry(false).abortSignal(soon()))
      check(answer)
      const row = ownRow.safeParse(answer.data)
      if (!row.success) throw new Error('The server’s answer could not be read.')
      return row.data[0].author_name ?? ''
    },
    async save(name: string): Promise<void> {
      check(await asAdmin(() => client.rpc('admin_set_author_name', { p_name: name }).abortSignal(soon())))
    },
  }
}

export type AuthorNameApi = ReturnType<typeof createAuthorNameApi>
