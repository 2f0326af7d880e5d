import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AdminFlagError } from '@/features/auth/api/read-is-admin'
import { CHECK_LIMIT_MS } from '@/features/auth/lib/auth-store'
import { authStorage } from '@/lib/auth-storage'
import { SESSION_KEY } from '@/lib/session'
import { never, settled, startAuthStore } from './support/auth-store.ts'
import { sessionOf, wrongPassword } from './support/fake-auth.ts'

let rig: ReturnType<typeof startAuthStore>
beforeEach(() => {
  rig = startAuthStore()
})
afterEach(() => rig.stop())

describe('at the start', () => {
  test('it is loading until both the session and the admin flag are known', async () => {
    expect(rig.shown()).toEqual({ user: undefined, isAdmin: false, isLoading: true })
    rig.fake.emit('INITIAL_SESSION', sessionOf())
    expect(rig.shown()).toEqual({ user: 'ana', isAdmin: false, isLoading: true })
    await settled()
    expect(rig.shown()).toEqual({ user: 'ana', isAdmin: true, isLoading: false })
    expect(rig.readIsAdmin).toHaveBeenCalledWith('ana')
  })

  test('without a session nobody is signed in, and no flag is read', async () => {
    rig.fake.emit('INITIAL_SESSION', null)
    await settled()
    expect(rig.shown()).toEqual({ user: undefined, isAdmin: false, isLoading: false })
    expect(rig.readIsAdmin).not.toHaveBeenCalled()
  })

  test('a stored session that could not be renewed is neither thrown away nor believed', () => {
    authStorage.setItem(SESSION_KEY, '{}')
    rig.fake.emit('INITIAL_SESSION', null)
    expect(rig.store.getState()).toMatchObject({ user: null, isLoading: true, isUnreachable: true })
    expect(authStorage.getItem(SESSION_KEY)).not.toBeNull()
  })
})

describe('the admin flag', () => {
  test.each(['SIGNED_IN', 'TOKEN_REFRESHED', 'USER_UPDATED', 'PASSWORD_RECOVERY', 'MFA_CHALLENGE_VERIFIED'] as const)(
    'is read again after %s, and never inside the notification',
    async (event) => {
      await rig.signedIn()
      rig.readIsAdmin.mockClear().mockResolvedValue(false)
      rig.fake.emit(event, sessionOf({ token: '2' }))
      expect(rig.readIsAdmin).not.toHaveBeenCalled()
      expect(rig.store.getState().session?.refresh_token).toBe('refresh-2')
      // The same account stays in while it is read: a form below must not vanish.
      expect(rig.shown()).toEqual({ user: 'ana', isAdmin: true, isLoading: false })
      await settled()
      expect(rig.readIsAdmin).toHaveBeenCalledOnce()
      expect(rig.shown()).toEqual({ user: 'ana', isAdmin: false, isLoading: false })
    },
  )

  test('of another account starts from nothing', async () => {
    await rig.signedIn()
    rig.readIsAdmin.mockImplementation(never)
    rig.fake.emit('SIGNED_IN', sessionOf({ id: 'ben' }))
    expect(rig.shown()).toEqual({ user: 'ben', isAdmin: false, isLoading: true })
  })

  test('that comes late for an account that is gone counts for nobody', async () => {
    let answer: (isAdmin: boolean) => void = () => undefined
    rig.readIsAdmin.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
    rig.fake.emit('INITIAL_SESSION', sessionOf())
    await settled()
    rig.fake.emit('SIGNED_OUT', null)
    answer(true)
    await settled()
    expect(rig.shown()).toEqual({ user: undefined, isAdmin: false, isLoading: false })
  })

  test('is false on an error, which is logged by its status alone', async () => {
    rig.readIsAdmin.mockRejectedValue(new AdminFlagError(500))
    await rig.signedIn()
    expect(rig.shown()).toEqual({ user: 'ana', isAdmin: false, isLoading: false })
    expect(rig.store.getState().adminCheck).toBe('failed')
    expect(rig.warnings()).toBe('auth: the admin flag was not read, status 500\n')
  })

  test('is false when no answer comes, and that is told apart', async () => {
    rig.readIsAdmin.mockImplementation(never)
    rig.fake.emit('INITIAL_SESSION', sessionOf())
    await vi.advanceTimersByTimeAsync(CHECK_LIMIT_MS - 10)
    expect(rig.shown()).toEqual({ user: 'ana', isAdmin: false, isLoading: true })
    await vi.advanceTimersByTimeAsync(20)
    expect(rig.shown()).toEqual({ user: 'ana', isAdmin: false, isLoading: false })
    expect(rig.store.getState().adminCheck).toBe('unanswered')
    rig.readIsAdmin.mockResolvedValue(true)
    rig.store.checkAgain()
    await settled()
    expect(rig.store.getState()).toMatchObject({ isAdmin: true, adminCheck: 'done' })
  })
})

describe('a session that ends over open work', () => {
  test('asks for the password, and is over when the account is back', async () => {
    const release = rig.store.holdForm()
    await rig.signedIn()
    rig.fake.emit('SIGNED_OUT', null)
    expect(rig.store.getState()).toMatchObject({ user: null, isAdmin: false, isLoading: false, needsPassword: true })
    rig.fake.answers.signInError = wrongPassword()
    await expect(rig.store.reauthenticate('wrong')).rejects.toMatchObject({
      providerMessage: 'Invalid login credentials',
    })
    expect(rig.store.getState().needsPassword).toBe(true)
    rig.fake.answers.signInError = undefined
    await rig.store.reauthenticate('secret')
    expect(rig.fake.spies.signInWithPassword).toHaveBeenLastCalledWith({
      email: 'ana@promptory.test',
      password: 'secret',
    })
    expect(rig.store.getState().needsPassword).toBe(true)
    await settled()
    expect(rig.store.getState()).toMatchObject({ needsPassword: false, isAdmin: true, isLoading: false })
    release()
    rig.fake.emit('SIGNED_OUT', null)
    expect(rig.store.getState().needsPassword).toBe(false)
  })

  test('is not one that the person ended', async () => {
    rig.store.holdForm()
    await rig.signedIn()
    await rig.store.signOut()
    expect(rig.store.getState().needsPassword).toBe(false)
  })

  test('a refused call asks, and is told when it can be tried again', async () => {
    await rig.signedIn()
    const isBack = rig.store.askForPassword()
    expect(rig.store.getState().needsPassword).toBe(true)
    // The library tells of the same old session whenever the tab is looked at again.
    rig.fake.emit('SIGNED_IN', sessionOf())
    await settled()
    expect(rig.store.getState().needsPassword).toBe(true)
    rig.fake.answers.session = sessionOf({ token: '2' })
    await rig.store.reauthenticate('secret')
    await settled()
    await expect(isBack).resolves.toBe(true)
    expect(rig.store.getState().needsPassword).toBe(false)
  })

  test('a refused call is told when nobody answers the question', async () => {
    await rig.signedIn()
    const isBack = rig.store.askForPassword()
    rig.store.declinePassword()
    await expect(isBack).resolves.toBe(false)
    expect(rig.store.getState().needsPassword).toBe(false)
  })

  test('an account that is no admin any more is not let back in', async () => {
    rig.store.holdForm()
    await rig.signedIn()
    rig.fake.emit('SIGNED_OUT', null)
    const isBack = rig.store.askForPassword()
    rig.readIsAdmin.mockResolvedValue(false)
    await rig.store.reauthenticate('secret')
    await settled()
    await expect(isBack).resolves.toBe(false)
    expect(rig.store.getState()).toMatchObject({ needsPassword: false, isAdmin: false })
  })
})

test('no log line holds a token, an address or a password', async () => {
  rig.readIsAdmin.mockRejectedValue(new Error(`refused for ${sessionOf().access_token}`))
  await rig.signedIn()
  await rig.store.signOut()
  rig.fake.answers.signInError = wrongPassword()
  await rig.store.signIn('ana@promptory.test', 'secret').catch(() => undefined)
  expect(rig.warnings()).not.toMatch(/eyJ|ana@|secret|signature/)
  expect(rig.warnings()).toBe('auth: the admin flag was not read, status 0\n')
})
