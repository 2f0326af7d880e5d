import { EMAIL_LISTS, type EmailList } from '@contracts/email-lists.ts'
import type { SupabaseClient } from '@supabase/supabase-js'
import * as z from 'zod/mini'
import { type Answer, createAsAdmin } from '@/lib/as-admin'
import { isoTime } from '@/lib/iso-time'

export const SIGNUPS_PAGE_SIZE = 50
/** First part of the query keys. */
export const SIGNUPS_KEY = 'signups'
/** Page size for the export. The API silently cuts answers off at 1,000 rows. */
const FILE_PAGE_SIZE = 500
const TIMEOUT_MS = 8000
const COLUMNS = 'id,list,email,created_at,confirmed_at,token'

const time = z.pipe(z.string(), z.transform(isoTime))
const signup = z.object({
  id: z.number(),
  list: z.enum(EMAIL_LISTS),
  email: z.string(),
  created_at: time,
  confirmed_at: z.nullable(time),
  token: z.string(),
})

/** An address on a list (`contracts/email-lists.ts`). */
export type Signup = z.infer<typeof signup>

export interface SignupFilter {
  readonly list: EmailList | undefined
  /** Part of the address. */
  readonly search: string
}

const rowsOf = ({ data, error }: Answer): Signup[] => {
  if (error) throw new Error(error.message || 'The server cannot be reached.')
  const rows = z.array(signup).safeParse(data)
  if (!rows.success) throw new Error('The server’s answer could not be read.')
  return rows.data
}

/** The calls about signups, with the rights of a signed-in admin. Each throws an Error with a sentence. */
export function createSignupsApi(client: SupabaseClient, asAdmin = createAsAdmin(client)) {
  const table = () => client.from('email_signups')
  const soon = () => AbortSignal.timeout(TIMEOUT_MS)

  const page = async ({ list, search }: SignupFilter, before: number | undefined, size: number) => {
    let query = table().select(COLUMNS)
    if (list) query = query.eq('list', list)
    // Addresses are stored in lower case. Wildcards in the search are escaped.
    if (search) query = query.like('email', `%${search.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`)}%`)
    if (before !== undefined) query = query.lt('id', before)
    const sorted = query.order('id', { ascending: false }).limit(size).retry(false)
    return rowsOf(await asAdmin(() => sorted.abortSignal(soon())))
  }

  return {
    /** One page, newest first; `next` is where the one after it begins. */
    async page(filter: SignupFilter, before?: number) {
      const rows = await page(filter, before, SIGNUPS_PAGE_SIZE + 1)
      const shown = rows.slice(0, SIGNUPS_PAGE_SIZE)
      return { rows: shown, next: rows.length > shown.length ? shown.at(-1)?.id : undefined }
    },
    /** All of them, newest first. */
    async all(filter: SignupFilter) {
      const rows: Signup[] = []
      for (;;) {
        const more = await page(filter, rows.at(-1)?.id, FILE_PAGE_SIZE)
        rows.push(...more)
        if (more.length < FILE_PAGE_SIZE) return rows
      }
    },
    /** How many signups each list has, and how many of them are confirmed. */
    async counts() {
      const count = async (list: EmailList, isConfirmed: boolean) => {
        let query = table().select('id', { count: 'exact', head: true }).eq('list', list)
        if (isConfirmed) query = query.not('confirmed_at', 'is', null)
        const { count: found, error } = await asAdmin(() => query.retry(false).abortSignal(soon()))
        if (error || typeof found !== 'number') throw new Error(error?.message || 'The server cannot be reached.')
        return found
      }
      return Promise.all(
        EMAIL_LISTS.map(async (list) => {
          const [all, confirmed] = await Promise.all([count(list, false), count(list, true)])
          return { list, all, confirmed }
        }),
      )
    },
    /** Returns false if it was already gone. */
    async remove(id: number) {
      const { data, error } = await asAdmin(() => table().delete().eq('id', id).select('id').abortSignal(soon()))
      if (error) throw new Error(error.message || 'The server cannot be reached.')
      return Array.isArray(data) && data.length > 0
    },
  }
}

export type SignupsApi = ReturnType<typeof createSignupsApi>
