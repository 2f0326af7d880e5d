import { createClient } from '@supabase/supabase-js'
import { createCors } from '../_shared/cors.ts'
import { createEmailLists } from '../_shared/email-lists.ts'
import { createLog } from '../_shared/log.ts'
import { createPseudonyms } from '../_shared/pseudonyms.ts'
import { ORIGIN, siteCall } from '../_shared/testing/metered-function.ts'
import { createHandler } from './handler.ts'

export const NOW = Date.parse('2026-11-23T10:48:00Z')
export const ENTRY = { list: 'newsletter', email: 'ana@bakery.example' }

/** Arguments of one call of the database. */
export type Asked = Record<string, unknown>

type Answer = (asked: Asked, signal: AbortSignal | null | undefined) => Response | Promise<Response>

/** The function with a fake database that gives this answer, or without a database if it is null. */
export function testFunction(answer: Answer | null = allowed) {
  const asked: Asked[] = []
  const lines: string[] = []
  const client = createClient('https://x.supabase.example', 'sb_secret_test', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: async (input, init) => {
        const request = new Request(input, init)
        const args: Asked = { path: new URL(request.url).pathname, ...(await request.json()) }
        asked.push(args)
        return (answer ?? allowed)(args, init?.signal)
      },
    },
  })
  const pseudonyms = createPseudonyms({ quotaSecret: '0123456789abcdef', databaseKey: 'x' })
  const handler = createHandler({
    cors: createCors([ORIGIN]),
    log: createLog((line) => lines.push(line)),
    lists: answer && createEmailLists({ client, pseudonyms, now: () => NOW, timeoutMs: 60 }),
    clientAddressHeader: 'cf-connecting-ip',
    now: () => NOW,
  })
  return { handler, asked, lines }
}

/** The answer of a database that accepts the address. */
export function allowed(): Response {
  return Response.json({ allowed: true, refused_by: null, retry_at: null })
}

/** A call as the site makes it; parts of it can be replaced. */
export function call(body: unknown = ENTRY, headers: Record<string, string> = {}): Request {
  return siteCall('join-email-list', body, { headers })
}
