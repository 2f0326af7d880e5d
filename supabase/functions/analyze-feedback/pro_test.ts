import assert from 'node:assert/strict'
import { createCors } from '../_shared/cors.ts'
import type { FeedbackProvider } from '../_shared/feedback-provider.ts'
import { createLog } from '../_shared/log.ts'
import { createProAccount } from '../_shared/pro-account.ts'
import {
  type AuthReply,
  answers,
  type FakeAuthServer,
  hangs,
  startFakeAuthServer,
  USER_ID,
} from '../_shared/testing/fake-auth-server.ts'
import { createFakeQuota } from '../_shared/testing/fake-quota.ts'
import { assertError, DEVICE, ORIGIN } from '../_shared/testing/metered-function.ts'
import { createHandler } from './handler.ts'
import { builtin, call, SECTIONS } from './test-handler.ts'

const NOW = Date.parse('2026-11-20T18:48:00Z')
const TOKEN = { authorization: 'Bearer head.body.signature' }
const VISITOR = { deviceId: DEVICE, address: '203.0.113.7' }

/** The function with both quotas and a fake auth service, to which every token is that of an account with Pro. */
function withPro(test: (parts: ReturnType<typeof testFunction>) => Promise<unknown>, provider = builtin()) {
  return async () => {
    const server = await startFakeAuthServer()
    try {
      await test(testFunction(server, provider))
    } finally {
      await server.stop()
    }
  }
}

function testFunction(server: FakeAuthServer, provider: FeedbackProvider) {
  const [free, pro] = [createFakeQuota(), createFakeQuota()]
  const lines: string[] = []
  const accountOf = createProAccount({ url: server.url, publishableKey: 'sb_publishable_of_the_test', timeoutMs: 200 })
  const handler = createHandler({
    cors: createCors([ORIGIN]),
    log: createLog((line) => lines.push(line)),
    provider,
    quota: free,
    pro: { accountOf, quota: pro },
    clientAddressHeader: 'cf-connecting-ip',
    now: () => NOW,
  })
  return {
    server,
    free,
    pro,
    lines,
    ask: (headers: Record<string, string> = TOKEN) => handler(call(undefined, headers)),
  }
}

Deno.test(
  'an account with Pro is counted by itself, and not by device, network or site',
  withPro(async ({ server, free, pro, ask }) => {
    free.refuse('site', new Date('2026-11-21T00:00:00Z'))
    const response = await ask()
    assert.deepEqual(await response.json(), { ...SECTIONS, source: 'builtin' })
    assert.deepEqual([free.taken, pro.taken], [[], [{ deviceId: USER_ID, address: USER_ID }]])
    assert.deepEqual(
      server.calls.map(({ line }) => line),
      ['GET /auth/v1/user', 'GET /rest/v1/rpc/is_pro'],
    )
  }),
)

Deno.test(
  'past 200 texts it says so, and when the next one is due',
  withPro(async ({ pro, ask }) => {
    pro.refuse('device', new Date('2026-11-21T00:00:00Z'))
    const response = await ask()
    assert.equal(response.headers.get('retry-after'), String((5 * 60 + 12) * 60))
    const { message } = await assertError(response, 'quota_exceeded')
    assert.equal(
      message,
      'You have had 200 texts read today, the most for one account. The next one is due at 00:00 UTC, in 5 hours and 12 minutes.',
    )
  }),
)

Deno.test(
  'a use that came to nothing is given back to the account, and to nobody else',
  withPro(
    async ({ free, pro, ask }) => {
      await assertError(await ask(), 'internal_error')
      assert.deepEqual([pro.used, free.returned], [0, []])
      assert.equal(pro.returned[0]?.use.device, USER_ID)
    },
    builtin(() => assert.fail('no analysis')),
  ),
)

Deno.test(
  'a visitor is counted as before, and nobody is asked about him',
  withPro(async ({ server, free, pro, ask }) => {
    for (const headers of [{}, { authorization: 'Bearer sb_publishable_of_the_test' }, { authorization: 'Basic x' }])
      assert.equal((await ask(headers as Record<string, string>)).status, 200)
    assert.deepEqual([free.taken, pro.taken, server.calls], [[VISITOR, VISITOR, VISITOR], [], []])
  }),
)

const WITHOUT_PRO: [string, Partial<Record<'user' | 'rest', AuthReply>>, RegExp][] = [
  ['an account without Pro', { rest: answers(200, false) }, /"status":200/],
  ['a made-up token', { user: answers(403, { code: 403 }) }, /token_refused_403/],
  ['the token of a deleted account or of an ended session', { user: answers(403, {}) }, /token_refused_403/],
  ['a token that is out of date', { user: answers(401, {}) }, /token_refused_401/],
  ['a token that runs out between two questions', { rest: answers(401, {}) }, /token_refused_401/],
]
for (const [name, replies, line] of WITHOUT_PRO) {
  Deno.test(
    `${name} counts as everybody else`,
    withPro(async ({ server, free, pro, lines, ask }) => {
      Object.assign(server, replies)
      assert.equal((await ask()).status, 200)
      assert.deepEqual([free.taken, pro.taken], [[VISITOR], []])
      assert.match(lines.join(), line)
    }),
  )
}

for (const [name, replies] of [
  ['the auth service is down', { user: answers(502, 'Bad gateway') }],
  ['the auth service does not answer', { user: hangs }],
  ['the database is down', { rest: answers(500, {}) }],
  ['the database answers nonsense', { rest: answers(200, { is_pro: true }) }],
] as [string, Partial<Record<'user' | 'rest', AuthReply>>][]) {
  Deno.test(
    `${name}: nobody with a token is told that a free text was used up`,
    withPro(async ({ server, free, pro, ask }) => {
      Object.assign(server, replies)
      const { message } = await assertError(await ask(), 'service_unavailable')
      assert.match(message, /^Your account cannot be checked/)
      assert.deepEqual([free.taken, pro.taken], [[], []])
    }),
  )
}
