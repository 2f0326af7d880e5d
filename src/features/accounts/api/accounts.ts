import type { SupabaseClient } from '@supabase/supabase-js'
import * as z from 'zod/mini'
import { type Answer, createAsAdmin } from '@/lib/as-admin'
import type { Database } from '@/lib/database.types'
import { isoTime } from '@/lib/iso-time'
import { MESSAGES } from '../messages'

/** First part of the query keys. */
export const ACCOUNTS_KEY = 'accounts'
const TIMEOUT_MS = 8000

const time = z.pipe(z.string(), z.transform(isoTime))

const account = z.object({
  id: z.string(),
  email: z.string(),
  created_at: time,
  last_sign_in_at: z.nullable(time),
  is_admin: z.boolean(),
  is_pro: z.boolean(),
  given_until: z.nullable(time),
  given_by: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** Stripe's own status; null if nothing was ever paid. */
  paid_status: z.nullable(z.string()),
  paid_until: z.nullable(time),
  /** Cancelled, and paid for until the end of the period. */
  ends_with_period: z.nullable(z.boolean()),
  kept_items: z.number(),
  readings: z.number(),
})

/** An account as an admin sees it: of its items only their numbers. */
export type Account = z.infer<typeof account>

// Raised by the functions themselves, each time with a sentence for the admin.
const WITH_SENTENCE: ReadonlySet<string> = new Set(['22023', '55000', '55006', 'P0002'])
const INSUFFICIENT_PRIVILEGE = '42501'

function reasonOf({ code = '', message }: NonNullable<Answer['error']>, status: number): string {
  if (status === 401 || WITH_SENTENCE.has(code)) return message
  if (code === INSUFFICIENT_PRIVILEGE) return MESSAGES.forbidden
  return status === 0 ? MESSAGES.unreachable : MESSAGES.serverError(status)
}

/** The calls about accounts, with the rights of a signed-in admin. Each throws an Error with a sentence. */
export function createAccountsApi(client: SupabaseClient<Database>, asAdmin = createAsAdmin(client)) {
  const soon = () => AbortSignal.timeout(TIMEOUT_MS)

  async function ask<T>(schema: z.ZodMiniType<T>, call: () => PromiseLike<Answer>): Promise<T> {
    const { data, error, status } = await asAdmin(call)
    if (error) throw new Error(reasonOf(error, status))
    const answer = schema.safeParse(data)
    if (!answer.success) throw new Error(MESSAGES.unreadable)
    return answer.data
  }

  return {
    /** Accounts whose address starts with this text. */
    find: (address: string) =>
      ask(z.array(account), () => client.rpc('admin_find_accounts', { p_address: address }).abortSignal(soon())),
    /** Grants Pro, or changes its end and note. */
    async givePro(id: string, until: string, note: string): Promise<void> {
      const gift = { p_account: id, p_until: until, p_note: note }
      await ask(z.unknown(), () => client.rpc('admin_give_pro', gift).abortSignal(soon()))
    },
    /** Returns false if there was nothing to take back. */
    takeProBack: (id: string) =>
      ask(z.boolean(), () => client.rpc('admin_take_pro_back', { p_account: id }).abortSignal(soon())),
    /** What the site knows of an account; null if it no longer exists. */
    export: (id: string) =>
      ask(z.nullable(z.record(z.string(), z.unknown())), () =>
        client.rpc('admin_export_account', { p_account: id }).abortSignal(soon()),
      ),
    /** Returns false if there is no such account with this address. */
    remove: (id: string, email: string) =>
      ask(z.boolean(), () => client.rpc('admin_delete_account', { p_account: id, p_email: email }).abortSignal(soon())),
  }
}

export type AccountsApi = ReturnType<typeof createAccountsApi>
