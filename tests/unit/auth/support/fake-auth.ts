import { AuthApiError, type AuthChangeEvent, type Session, type SupabaseClient } from '@supabase/supabase-js'
import { vi } from 'vitest'
import { authStorage } from '@/lib/auth-storage'
import { SESSION_KEY } from '@/lib/session'

interface SessionOptions {
  id?: string
  email?: string
  token?: string
  aal?: string
  hasAuthenticator?: boolean
  /** How it was made. */
  methods?: readonly string[]
}

const encoded = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '')

/** A session as the auth service hands it out. */
export function sessionOf({
  id = 'ana',
  email = 'ana@promptory.test',
  token = '1',
  aal = 'aal1',
  hasAuthenticator = false,
  methods = [],
}: SessionOptions = {}): Session {
  return {
    access_token: `${encoded({ alg: 'HS256' })}.${encoded({ sub: id, aal, token, amr: methods.map((method) => ({ method })) })}.signature`,
    refresh_token: `refresh-${token}`,
    token_type: 'bearer',
    expires_in: 900,
    expires_at: Math.floor(Date.now() / 1000) + 900,
    user: {
      id,
      email,
      app_metadata: {},
      user_metadata: {},
      aud: 'authenticated',
      created_at: '',
      factors: hasAuthenticator
        ? [{ id: 'factor', factor_type: 'totp', status: 'verified', created_at: '', updated_at: '' }]
        : [],
    },
  } as Session
}

export const wrongPassword = () => new AuthApiError('Invalid login credentials', 400, 'invalid_credentials')

/** The auth library with answers of our choosing. `emit` is what it tells its subscribers. */
export function fakeAuth() {
  let callback: ((event: AuthChangeEvent, session: Session | null) => unknown) | undefined
  const calls: string[] = []
  const emit = (event: AuthChangeEvent, session: Session | null) => {
    if (session) authStorage.setItem(SESSION_KEY, JSON.stringify(session))
    // The library waits for whoever awaits it in here: a promise given back would be that mistake.
    const given = callback?.(event, session)
    if (given !== undefined) throw new Error('The callback must give nothing back.')
  }
  const answers = {
    session: sessionOf() as Session,
    signInError: undefined as unknown,
    signOut: async (): Promise<{ data: null; error: unknown }> => ({ data: null, error: null }),
    codeError: undefined as unknown,
  }
  const trial = {
    signInWithPassword: vi.fn<(entries: { email: string; password: string }) => Promise<unknown>>(async () => {
      calls.push(`trial, stored: ${authStorage.getItem(SESSION_KEY) === null ? 'nothing' : 'a session'}`)
      if (answers.signInError) return { data: { session: null, user: null }, error: answers.signInError }
      return { data: { session: answers.session, user: answers.session.user }, error: null }
    }),
  }
  const auth = {
    onAuthStateChange: (given: typeof callback) => {
      callback = given
      return { data: { subscription: { unsubscribe: () => (callback = undefined) } } }
    },
    signInWithPassword: vi.fn<(entries: { email: string; password: string }) => Promise<unknown>>(async () => {
      calls.push(`sign-in, stored: ${authStorage.getItem(SESSION_KEY) === null ? 'nothing' : 'a session'}`)
      if (answers.signInError) return { data: { session: null, user: null }, error: answers.signInError }
      emit('SIGNED_IN', answers.session)
      return { data: { session: answers.session, user: answers.session.user }, error: null }
    }),
    setSession: vi.fn<(session: Session) => Promise<unknown>>(async (session) => {
      calls.push(`new session, stored: ${authStorage.getItem(SESSION_KEY) === null ? 'nothing' : 'a session'}`)
      emit('SIGNED_IN', session)
      return { data: { session }, error: null }
    }),
    admin: {
      signOut: vi.fn<(token: string, scope: string) => Promise<unknown>>(async (_token, scope) => {
        calls.push(`sign-out ${scope}, stored: ${authStorage.getItem(SESSION_KEY) === null ? 'nothing' : 'a session'}`)
        return answers.signOut()
      }),
    },
    mfa: {
      challengeAndVerify: vi.fn<(entries: { factorId: string; code: string }) => Promise<unknown>>(async () => {
        if (answers.codeError) return { data: null, error: answers.codeError }
        emit('MFA_CHALLENGE_VERIFIED', sessionOf({ aal: 'aal2', hasAuthenticator: true, token: '2' }))
        return { data: {}, error: null }
      }),
    },
  }
  return { auth: auth as unknown as SupabaseClient['auth'], trial, spies: auth, answers, calls, emit }
}
