import assert from 'node:assert/strict'
import type { ErrorCode } from './contracts/errors.ts'
import { ApiError } from './http.ts'
import { createRequireAdmin } from './require-admin.ts'
import {
  type AuthReply,
  answers,
  breaksOff,
  type FakeAuthServer,
  hangs,
  stalls,
  startFakeAuthServer,
  USER_EMAIL,
  USER_ID,
} from './testing/fake-auth-server.ts'

const TOKEN = 'head.body.signature-_'
const KEY = 'sb_publishable_of_the_test'

function asking(authorization: string | null = `Bearer ${TOKEN}`, signal?: AbortSignal): Request {
  return new Request('http://localhost/', {
    method: 'POST',
    signal,
    headers: authorization === null ? {} : { authorization },
  })
}

function withServer(test: (server: FakeAuthServer) => Promise<unknown>): () => Promise<void> {
  return async () => {
    const server = await startFakeAuthServer()
    try {
      await test(server)
    } finally {
      await server.stop()
    }
  }
}

const check = (server: FakeAuthServer, request = asking(), timeoutMs = 5_000) =>
  createRequireAdmin({ url: server.url, publishableKey: KEY, timeoutMs })(request)

/** The code and detail of a refusal. */
async function refusal(checking: Promise<unknown>): Promise<[ErrorCode, string | undefined]> {
  const error = await checking.then(
    () => assert.fail('should be refused'),
    (reason) => reason,
  )
  assert.ok(error instanceof ApiError, String(error))
  assert.ok(!error.message.includes(TOKEN))
  return [error.code, error.detail]
}

Deno.test(
  'asks the auth service who it is, then the database whether they are an admin, with their own token',
  withServer(async (server) => {
    assert.deepEqual(await check(server), { id: USER_ID, email: USER_EMAIL })
    assert.deepEqual(
      server.calls.map(({ line }) => line),
      ['GET /auth/v1/user', 'GET /rest/v1/rpc/is_admin'],
    )
    for (const { headers } of server.calls) {
      assert.equal(headers.authorization, `Bearer ${TOKEN}`)
      assert.equal(headers.apikey, KEY)
    }
  }),
)

for (const [name, authorization] of [
  ['no header', null],
  ['an empty header', ''],
  ['another scheme', `Basic ${TOKEN}`],
  ['no token', 'Bearer '],
  ['the publishable key', `Bearer ${KEY}`],
  ['two parts', 'Bearer head.body'],
  ['four parts', `Bearer ${TOKEN}.more`],
  ['two tokens', `Bearer ${TOKEN}, Bearer ${TOKEN}`],
  ['a token without a scheme', TOKEN],
  ['a token without a signature', 'Bearer head.body.'],
  ['other characters', 'Bearer head.bo/dy.sign'],
  ['more than 8 KiB', `Bearer head.${'b'.repeat(8192)}.sign`],
] as const) {
  Deno.test(
    `401 without asking: ${name}`,
    withServer(async (server) => {
      assert.equal((await refusal(check(server, asking(authorization))))[0], 'unauthenticated')
      assert.equal(server.calls.length, 0)
    }),
  )
}

// The account is not an admin's, or an admin's session was made by a code or lacks the second factor. Which one it is
// depends on the database (tests/postgres).
Deno.test(
  '403 for a token that is no admin’s',
  withServer(async (server) => {
    server.rest = answers(200, false)
    assert.deepEqual(await refusal(check(server)), ['forbidden', undefined])
  }),
)

// As GoTrue answers them.
const TOKEN_REFUSED: [string, AuthReply][] = [
  ['forged', answers(403, { code: 'bad_jwt', message: 'invalid JWT: signature is invalid' })],
  ['expired', answers(403, { code: 'bad_jwt', message: 'invalid JWT: token is expired' })],
  ['of a deleted account', answers(403, { code: 'user_not_found', message: 'User from sub claim does not exist' })],
  ['of an ended session', answers(403, { code: 'session_not_found', message: 'Session does not exist' })],
  ['without an account', answers(401, { code: 'no_authorization', message: 'no' })],
]
for (const [name, user] of TOKEN_REFUSED) {
  Deno.test(
    `401 for a token that is ${name}`,
    withServer(async (server) => {
      server.user = user
      assert.equal((await refusal(check(server)))[0], 'unauthenticated')
      assert.equal(server.calls.length, 1)
    }),
  )
}

Deno.test(
  '401 where the token runs out between the two questions',
  withServer(async (server) => {
    server.rest = answers(401, { code: 'PGRST303', message: 'JWT expired' })
    assert.deepEqual(await refusal(check(server)), ['unauthenticated', 'token_refused_401'])
  }),
)

const AWAY: [string, AuthReply, string][] = [
  ['fails', answers(500, { message: 'no' }), '500'],
  ['is overloaded', answers(429, { message: 'no' }), '429'],
  ['is not there', answers(404, '<h1>Not found</h1>'), '404'],
  ['rests', answers(544, '<h1>Paused</h1>'), '544'],
  ['answers HTML with 200', answers(200, '<h1>Hi</h1>'), 'nonsense'],
  ['answers nothing', answers(200, ''), 'nonsense'],
  ['answers null', answers(200, null), 'nonsense'],
  ['answers another shape', answers(200, { id: 7, is_admin: true }), 'nonsense'],
  ['answers a hostile id', answers(200, { id: `${USER_ID}&or=(is_admin.eq.true)` }), 'nonsense'],
  ['answers a flag that is a text', answers(200, '"true"'), 'nonsense'],
  ['answers a flag in a row', answers(200, [{ is_admin: true }]), 'nonsense'],
]
for (const [name, reply, word] of AWAY) {
  for (const [part, prefix] of [
    ['user', 'auth'],
    ['rest', 'is_admin'],
  ] as const) {
    Deno.test(
      `503 when the ${part} service ${name}`,
      withServer(async (server) => {
        server[part] = reply
        assert.deepEqual(await refusal(check(server)), ['service_unavailable', `${prefix}_${word}`])
      }),
    )
  }
}

for (const part of ['user', 'rest'] as const) {
  Deno.test(
    `503 when the ${part} service breaks off`,
    withServer(async (server) => {
      server[part] = breaksOff
      assert.deepEqual(await refusal(check(server)), ['service_unavailable', 'auth_unreachable'])
    }),
  )
  for (const [name, reply] of [
    ['hangs', hangs],
    ['stalls half-way', stalls],
  ] as const) {
    Deno.test(
      `503 in time when the ${part} service ${name}`,
      withServer(async (server) => {
        server[part] = reply
        assert.deepEqual(await refusal(check(server, asking(), 100)), ['service_unavailable', 'auth_timeout'])
      }),
    )
  }
  Deno.test(
    `the token does not follow a redirect of the ${part} service`,
    withServer(async (server) => {
      const other = await startFakeAuthServer()
      try {
        server[part] = answers(307, '', { location: `${other.url}/auth/v1/user` })
        assert.deepEqual(await refusal(check(server)), ['service_unavailable', 'auth_unreachable'])
        assert.equal(other.calls.length, 0)
      } finally {
        await other.stop()
      }
    }),
  )
}

Deno.test('503 when nobody listens', async () => {
  const server = await startFakeAuthServer()
  await server.stop()
  assert.deepEqual(await refusal(check(server)), ['service_unavailable', 'auth_unreachable'])
})

Deno.test(
  'stops asking when the caller has left',
  withServer(async (server) => {
    const caller = new AbortController()
    server.user = () => caller.abort()
    assert.deepEqual(await refusal(check(server, asking(undefined, caller.signal))), [
      'service_unavailable',
      'auth_unreachable',
    ])
    assert.equal(server.calls.length, 1)
  }),
)

Deno.test({
  name: 'leaves no timer behind',
  sanitizeOps: true,
  fn: withServer((server) => check(server)),
})
