import { AuthApiError, AuthRetryableFetchError } from '@supabase/supabase-js'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { END_OLD_SESSION_MS, SIGN_OUT_LIMIT_MS } from '@/features/auth/lib/auth-store'
import { authStorage } from '@/lib/auth-storage'
import { SESSION_KEY } from '@/lib/session'
import { never, settled, startAuthStore } from './support/auth-store.ts'
import { sessionOf, wrongPassword } from './support/fake-auth.ts'

let rig: ReturnType<typeof startAuthStore>
beforeEach(() => {
  rig = startAuthStore()
})
afterEach(() => rig.stop())

describe('signing in', () => {
  test('tries the password first, then ends the old session everywhere, then keeps the new one', async () => {
    await rig.signedIn()
    localStorage.setItem('supabase.auth.token', 'x')
    localStorage.setItem('promptory:post-draft:new', 'typed')
    rig.fake.answers.session = sessionOf({ id: 'ben', token: '2' })
    await rig.store.signIn('ben@promptory.test', 'secret')
    expect(rig.fake.calls).toEqual([
      'trial, stored: a session',
      'sign-out global, stored: nothing',
      'new session, stored: nothing',
    ])
    expect(rig.fake.spies.admin.signOut.mock.calls[0]?.[0]).toBe(sessionOf().access_token)
    expect(rig.fake.trial.signInWithPassword).toHaveBeenCalledWith({ email: 'ben@promptory.test', password: 'secret' })
    expect(localStorage.getItem('supabase.auth.token')).toBeNull()
    expect(localStorage.getItem('promptory:post-draft:new')).toBe('typed')
    await settled()
    expect(rig.shown()).toEqual({ user: 'ben', isAdmin: true, isLoading: false })
  })

  test('of the same account ends its other sessions, not the new one', async () => {
    await rig.signedIn()
    rig.fake.answers.session = sessionOf({ token: '2' })
    await rig.store.signIn('ana@promptory.test', 'secret')
    expect(rig.fake.spies.admin.signOut.mock.calls).toEqual([[sessionOf({ token: '2' }).access_token, 'others']])
    await settled()
    expect(rig.shown()).toEqual({ user: 'ana', isAdmin: true, isLoading: false })
  })

  test('with a wrong password leaves a living session alone', async () => {
    await rig.signedIn()
    rig.fake.answers.signInError = wrongPassword()
    await expect(rig.store.signIn('ana@promptory.test', 'wrong')).rejects.toMatchObject({ name: 'SignInError' })
    expect(rig.fake.calls).toEqual(['trial, stored: a session'])
    expect(authStorage.getItem(SESSION_KEY)).not.toBeNull()
    expect(rig.shown()).toEqual({ user: 'ana', isAdmin: true, isLoading: false })
  })

  test('is not held up by a sign-out that hangs or fails', async () => {
    await rig.signedIn()
    rig.fake.answers.signOut = never
    const signIn = rig.store.signIn('ana@promptory.test', 'secret')
    await vi.advanceTimersByTimeAsync(END_OLD_SESSION_MS + 1)
    await expect(signIn).resolves.toEqual({ needsCode: false })
    rig.fake.answers.signOut = () => Promise.reject(new TypeError('Failed to fetch'))
    await expect(rig.store.signIn('ana@promptory.test', 'secret')).resolves.toEqual({ needsCode: false })
  })

  test.each([
    ['what the service says', wrongPassword(), { providerMessage: 'Invalid login credentials', isUnreachable: false }],
    ['a server’s own error', new AuthApiError('Database error', 500, undefined), { providerMessage: 'Database error' }],
    [
      'a refusal without a sentence',
      new AuthApiError('{}', 400, undefined),
      { providerMessage: undefined, isUnreachable: false },
    ],
    [
      'no network',
      new AuthRetryableFetchError('Failed to fetch', 0),
      { providerMessage: undefined, isUnreachable: true },
    ],
    ['a gateway', new AuthRetryableFetchError('{}', 502), { providerMessage: undefined, isUnreachable: true }],
    ['something else', new SyntaxError('<'), { providerMessage: undefined, isUnreachable: true }],
  ])('that fails tells %s', async (_, error, told) => {
    rig.fake.emit('INITIAL_SESSION', null)
    rig.fake.answers.signInError = error
    await expect(rig.store.signIn('ana@promptory.test', 'wrong')).rejects.toMatchObject(told)
    expect(rig.shown()).toEqual({ user: undefined, isAdmin: false, isLoading: false })
  })

  test('with an authenticator app asks for its code, and is no admin before', async () => {
    rig.fake.answers.session = sessionOf({ hasAuthenticator: true })
    await expect(rig.store.signIn('ana@promptory.test', 'secret')).resolves.toEqual({ needsCode: true })
    await settled()
    expect(rig.store.getState()).toMatchObject({ needsCode: true, isAdmin: false, isLoading: false })
    expect(rig.readIsAdmin).not.toHaveBeenCalled()
    rig.fake.answers.codeError = new AuthApiError('Invalid TOTP code entered', 422, 'mfa_verification_failed')
    await expect(rig.store.verifyCode('000000')).rejects.toMatchObject({ providerMessage: 'Invalid TOTP code entered' })
    rig.fake.answers.codeError = undefined
    await rig.store.verifyCode('123456')
    expect(rig.fake.spies.mfa.challengeAndVerify).toHaveBeenLastCalledWith({ factorId: 'factor', code: '123456' })
    await settled()
    expect(rig.store.getState()).toMatchObject({ needsCode: false, isAdmin: true, isLoading: false })
  })

  test('a reload in the middle of it does not go round the code', async () => {
    rig.fake.emit('INITIAL_SESSION', sessionOf({ hasAuthenticator: true }))
    await settled()
    expect(rig.store.getState()).toMatchObject({ needsCode: true, isAdmin: false })
  })
})

describe('signing out', () => {
  test('is loading, clears the device, tells the server, resets', async () => {
    await rig.signedIn()
    localStorage.setItem('promptory:post-draft:new', 'typed')
    const isDone = rig.store.signOut()
    expect(rig.store.getState().isLoading).toBe(true)
    expect(authStorage.getItem(SESSION_KEY)).toBeNull()
    await expect(isDone).resolves.toBe(true)
    expect(rig.fake.calls).toEqual(['sign-out global, stored: nothing'])
    expect(rig.store.getState()).toMatchObject({
      user: null,
      session: null,
      isAdmin: false,
      isLoading: false,
      hasSignedOut: true,
    })
    expect(localStorage.getItem('promptory:post-draft:new')).toBe('typed')
  })

  test.each([
    ['refused', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answered with 500', async () => ({ data: null, error: new AuthApiError('no', 500, undefined) })],
    ['never answered', never],
  ])('clears this device even when the server’s part is %s', async (_, answer) => {
    await rig.signedIn()
    rig.fake.answers.signOut = answer
    const isDone = rig.store.signOut()
    await vi.advanceTimersByTimeAsync(SIGN_OUT_LIMIT_MS + 1)
    await expect(isDone).resolves.toBe(false)
    expect(authStorage.getItem(SESSION_KEY)).toBeNull()
    expect(rig.shown()).toEqual({ user: undefined, isAdmin: false, isLoading: false })
  })

  test.each([401, 403, 404])('is complete when the server no longer knew the session (%i)', async (status) => {
    await rig.signedIn()
    rig.fake.answers.signOut = async () => ({ data: null, error: new AuthApiError('gone', status, undefined) })
    await expect(rig.store.signOut()).resolves.toBe(true)
  })

  test('in another tab is noticed', async () => {
    await rig.signedIn()
    authStorage.removeItem(SESSION_KEY)
    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY, newValue: null }))
    expect(rig.shown()).toEqual({ user: undefined, isAdmin: false, isLoading: false })
    await rig.signedIn()
    rig.fake.emit('SIGNED_OUT', null)
    expect(rig.shown().user).toBeUndefined()
  })

  test('another tab that renews the session, or other entries, change nothing', async () => {
    await rig.signedIn()
    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY, newValue: '{}' }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'promptory:theme', newValue: null }))
    expect(rig.shown().user).toBe('ana')
  })
})
