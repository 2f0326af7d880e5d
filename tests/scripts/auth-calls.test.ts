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
  [/\/profiles/, [{ id: USER.id }]],
]

/** Whether the database knows an account that is invited. */
let isKnown = false

/** A client in front of something that stands for the auth service, and what it was asked. */
function recorded(key: string) {
  const asked: [method: string, url: string][] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { pathname, search } = new URL(String(input))
    asked.push([init?.method ?? 'GET', pathname + search])
    if (pathname.endsWith('/find_account'))
      return Response.json(isKnown ? [{ id: USER.id, is_confirmed: true, has_password: false }] : [])
    return Response.json(ANSWERS.find(([pattern]) => pattern.test(pathname + search))?.[1] ?? {})
  }
  const auth = { autoRefreshToken: false, persistSession: false }
  // Node 20 has no WebSocket of its own.
  const realtime = { transport: WebSocket as never }
  return { client: createClient('http://localhost', key, { auth, realtime, global: { fetch } }), asked }
}

const callOf = (method: string, url: string) => authCallOf({ method, url: `http://localhost${url}` })

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
  await client.auth.signOut({ scope: 'local' })
  await client.auth.signOut({ scope: 'global' })
  const service = recorded('secret')
  const admins = createAdmins(service.client)
  await admins.invite('new@bakery.example')
  isKnown = true
  await admins.invite('known@bakery.example')

  const calls = [
    ...asked,
    ...service.asked,
    // The pages ask it without the client.
    ['GET', '/auth/v1/settings'],
  ].filter((call): call is [string, string] => String(call[1]).startsWith('/auth/v1/'))
  expect(calls.filter(([method, url]) => !callOf(method, url))).toEqual([])
  const used = new Set(calls.map(([method, url]) => callOf(method, url)))
  expect(AUTH_CALLS.filter((call) => !used.has(call))).toEqual([])
})

it('knows the preflight of what is listed, and of nothing else', () => {
  expect(callOf('OPTIONS', '/auth/v1/token?grant_type=password')).toBeDefined()
  expect(callOf('OPTIONS', '/auth/v1/token?grant_type=id_token')).toBeUndefined()
  expect(callOf('HEAD', '/auth/v1/user')).toBeUndefined()
})

it('takes no other query behind a call: neither one of another call, nor one that nobody asks for', () => {
  const spellings = AUTH_CALLS.flatMap(({ method, path, queries = [''] }) => {
    const url = `/auth/v1/${path.replace(':id', 'f1')}`
    const foreign = AUTH_CALLS.flatMap((other) =>
      (other.queries ?? ['?x=1']).map((query) => `?/auth/v1/${other.path}${query}`),
    )
    return [
      ...foreign,
      '?x=1',
      '?x=1?grant_type=password',
      '?grant_type=password&x=1',
      '?scope=everything',
      '?%67rant_type=password',
      '/',
      '/x',
    ]
      .filter((behind) => !queries.includes(behind))
      .map((behind) => [method, url + behind] as const)
  })
  // An id may be anything.
  const taken = spellings.filter(([method, url]) => callOf(method, url) && !/\/f1$|users\/x$|factors\/x$/.test(url))
  expect(taken).toEqual([])
})
