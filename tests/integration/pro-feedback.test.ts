import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { FEEDBACK_PRO_DAILY_LIMIT } from '@contracts/limits.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import WebSocket from 'ws'
import { createApi } from '../../scripts/backend/api.ts'
import { listenerOf } from '../../scripts/backend/http.ts'
import { builtinFeedbackProvider } from '../../supabase/functions/_shared/feedback-provider.ts'
import { dependenciesFromEnvironment } from '../../supabase/functions/analyze-feedback/dependencies.ts'
import { createHandler } from '../../supabase/functions/analyze-feedback/handler.ts'
import { ACCOUNTS, type Backend, startBackend } from '../support/backend.ts'

const TEXT =
  'The ferry left without the mayor, who was still on the quay with one shoe. Nobody waved, and the gulls laughed.'
const SECTIONS = { clarity: 'Clear.', creativity: 'Yes.', grammar: 'Nothing.', suggestions: 'Go on.' }

let backend: Backend
let server: http.Server
let handler: (request: Request) => Promise<Response>
beforeAll(async () => {
  // Node 20 has none of its own; the functions' client wants one.
  vi.stubGlobal('WebSocket', WebSocket)
  backend = await startBackend()
  const keys = { publishableKey: backend.publishableKey, secretKey: backend.secretKey, jwtSecret: backend.jwtSecret }
  const room = { isShort: () => false, sentence: '' }
  const api = createApi({ app: backend, origin: backend.address, keys, mode: 'production', log: () => undefined, room })
  server = http.createServer(listenerOf(api.app))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const environment: Record<string, string> = {
    SUPABASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    SUPABASE_SECRET_KEY: backend.secretKey,
    SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
  }
  handler = createHandler({
    ...dependenciesFromEnvironment((name) => environment[name]),
    log: () => undefined,
    provider: builtinFeedbackProvider(() => SECTIONS),
  })
})
afterAll(async () => {
  server?.closeAllConnections()
  server?.close()
  await backend?.stop()
})
beforeEach(async () => {
  await backend.execute('truncate private.quota_uses; truncate public.subscriptions')
})

/** Asks for feedback as one device does. */
const ask = (token?: string) =>
  handler(
    new Request('http://localhost/analyze-feedback', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-device-id': 'c0ffee00-0000-4000-8000-000000000001',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ text: TEXT }),
    }),
  )

/** The answers to so many texts of one device, one after the other. */
async function statuses(count: number, token?: string): Promise<number[]> {
  const answers = []
  for (let text = 0; text < count; text += 1) answers.push((await ask(token)).status)
  return answers
}

async function signIn() {
  const client = await backend.signedInAs('reader')
  const { data } = await client.auth.getSession()
  return { client, token: data.session?.access_token ?? '' }
}

const givePro = (end = "now() + interval '1 day'") =>
  backend.execute(`insert into public.subscriptions (owner, source, status, current_period_end, ends_with_period)
    select id, 'given', 'active', ${end}, true from auth.users where email = '${ACCOUNTS.reader.email}'`)

test('an account with Pro has text after text read; everybody else one a day', async () => {
  await givePro()
  const { token } = await signIn()
  expect(await statuses(4, token)).toEqual([200, 200, 200, 200])
  expect(await statuses(2)).toEqual([200, 429])
  expect((await ask(token)).status).toBe(200)
})

test('without Pro, or with one that is over, an account has one text a day as well', async () => {
  const { token } = await signIn()
  expect(await statuses(2, token)).toEqual([200, 429])
  await givePro("now() - interval '1 second'")
  expect(await statuses(1, token)).toEqual([429])
})

test('the last text of a day is told, with the time of the next one', async () => {
  await givePro()
  const { token } = await signIn()
  await ask(token)
  await backend.execute(`update private.quota_uses set uses = ${FEEDBACK_PRO_DAILY_LIMIT - 1} where scope = 'device'`)
  expect(await statuses(1, token)).toEqual([200])
  const refused = await ask(token)
  expect([refused.status, (await refused.json()).error.message]).toEqual([
    429,
    expect.stringMatching(
      /^You have had 200 texts read today, the most for one account\. The next one is due at 00:00 UTC, in /,
    ),
  ])
})

test('a token that was changed, or whose session has ended, has one text a day', async () => {
  await givePro()
  const { client, token } = await signIn()
  const [head, body, signature = ''] = token.split('.')
  const forged = `${head}.${body}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
  expect(await statuses(2, forged)).toEqual([200, 429])
  expect(await statuses(1, token)).toEqual([200])
  await client.auth.signOut({ scope: 'global' })
  expect(await statuses(1, token)).toEqual([429])
})

// The last one: it takes the reader away.
test('the token of a deleted account has one text a day', async () => {
  await givePro()
  const { token } = await signIn()
  expect(await statuses(2, token)).toEqual([200, 200])
  await backend.execute(`delete from auth.users where email = '${ACCOUNTS.reader.email}'`)
  expect(await statuses(2, token)).toEqual([200, 429])
  expect(await backend.query('select 1 from public.subscriptions')).toEqual([])
})
