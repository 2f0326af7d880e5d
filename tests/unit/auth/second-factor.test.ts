import { expect, test } from 'vitest'
import { isCodeDue } from '@/features/auth/lib/second-factor'
import { mayBeAdmin } from '@/lib/stored-session'
import { sessionOf } from './support/fake-auth.ts'

const tokenOf = (claims: object) => `e30.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.signature`

test('a code is due until the session has one, however its ways of signing in are written', () => {
  const session = (claims: object) => ({ ...sessionOf({ hasAuthenticator: true }), access_token: tokenOf(claims) })
  expect(isCodeDue(session({ aal: 'aal1', amr: [{ method: 'password' }] }))).toBe(true)
  expect(isCodeDue(session({ aal: 'aal2', amr: [{ method: 'password' }, { method: 'totp' }] }))).toBe(false)
  expect(isCodeDue(session({ aal: 'aal2', amr: ['password', 'totp'] }))).toBe(false)
})

test('a session made by a password may be an admin’s', () => {
  const session = (claims: object) => ({ access_token: tokenOf(claims), user: { id: 'ana' } })
  expect(mayBeAdmin(session({ amr: [{ method: 'otp' }, { method: 'password' }] }))).toBe(true)
  expect(mayBeAdmin(session({ amr: [{ method: 'otp' }] }))).toBe(false)
  expect(mayBeAdmin({ access_token: 'nonsense', user: { id: 'ana' } })).toBe(false)
})
