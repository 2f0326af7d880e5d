import { createClient } from '@supabase/supabase-js'
import { expect, it } from 'vitest'
import WebSocket from 'ws'
import { createAccountApi } from '@/features/auth/api/account'
import { AUTH_CALLS, authCallOf } from '../../scripts/backend/auth-calls.ts'
import { createAdmins } from '../../supabase/functions/manage-admins/admins.ts'

const USER = {
  id: 'a0000000-0000-4000-8000-000000000001',
  aud: 'authenticated',
  email: 'ana@bakery.example',
  app_metadata: {},
  user_metadata: {},
  created_at: '2026-11-24T10:00:00Z',
  factors: [{ id: 'f0000000-0000-4000-8000-000000000002', factor_type: 'totp', status: 'unverified' }],
}
const SESSION = {
  access_token: `${btoa('{"alg":"HS256"}')}.${btoa(JSON.stringify({ sub: USER.id, exp: 4_000_000_000 }))}.c2ln`,
  refresh_token: 'r',
  token_type: 'bearer',
  expires_in: 900,
  user: USER,
}
const ANSWERS: [RegExp, object][] = [
  [/\/user$/, USER],
  [/\/token\?|\/verify$/, SESSION],
  [/\/factors$/, { id: 'f1', type: 'totp', totp: { qr_code: '<svg/>', secret: 's', uri: 'u' } }],
  [/\/challenge$/, { id: 'c1', type: 'totp', expires_at: 4_000_000_000 }],
  [/\/admin\/users$/, USER],
  [/\/find_account$/, []],
  [/\/profiles/, [{ id: USER.id }]],
]

/** A client in front of something that stands for the auth service, and what it was asked. */
function recorded(key: string) {
  const asked: [method: string, url: string][] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { pathname, search } = new URL(String(input))
    asked.push([init?.method ?? 'GET', pathname + search])
    return Response.json(ANSWERS.find(([pattern]) => pattern.test(pathname + search))?.[1] ?? {})
  }
  const auth = { autoRefreshToken: false, persistSession: false }
  // Node 20 has no WebSocket of its own.
  const realtime = { transport: WebSocket as never }
  return { client: createClient('http://localhost', key, { auth, realtime, global: { fetch } }), asked }
}

it('lists what the account page, signing in and out, and the making of an account call, and nothing that nobody calls', async () => {
  const { client, asked } = recorded('publishable')
  const { error } = await client.auth.signInWithPassword({ email: USER.email, password: 'x' })
  expect(error).toBeNull()
  const account = createAccountApi(client)
  await account.changePassword('long-enough-password')
  await account.factor()
  await account.enroll()
  await account.confirm('f1', '123456')
  await account.removeFactor('f1')
  await client.auth.signInWithOtp({ email: USER.email })
  await client.auth.verifyOtp({ email: USER.email, token: '123456', type: 'email' })
  await client.auth.refreshSession()
  await client.auth.signOut({ scope: 'global' })
  const service = recorded('secret')
  await createAdmins(service.client).invite('new@bakery.example')

  const calls = [
    ...asked,
    ...service.asked,
    // The owner's commands and the smoke test, which use no client.
    ...[
      ['GET', '/auth/v1/settings'],
      ['GET', '/auth/v1/admin/users?page=1&per_page=200'],
    ],
  ].filter((call): call is [string, string] => String(call[1]).startsWith('/auth/v1/'))
  expect(calls.filter(([method, url]) => !authCallOf(method, url))).toEqual([])
  const used = new Set(calls.map(([method, url]) => authCallOf(method, url)))
  expect(AUTH_CALLS.filter((call) => !used.has(call))).toEqual([])
})

it('knows the preflight of what is listed, and of nothing else', () => {
  expect(authCallOf('OPTIONS', '/auth/v1/token?grant_type=password')).toBeDefined()
  expect(authCallOf('OPTIONS', '/auth/v1/token?grant_type=id_token')).toBeUndefined()
  expect(authCallOf('HEAD', '/auth/v1/user')).toBeUndefined()
})
