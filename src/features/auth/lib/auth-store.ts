import type { AuthChangeEvent, Session, SupabaseClient } from '@supabase/supabase-js'
import { authStorage } from '@/lib/auth-storage'
import { captchaToken } from '@/lib/captcha'
import { endSession } from '@/lib/end-session'
import { SESSION_KEY } from '@/lib/session'
import { createTrialClient, supabase } from '@/lib/supabase-client'
import { NO_ANSWER, within } from '@/lib/within'
import { AdminFlagError, readIsAdmin } from '../api/read-is-admin'
import { type AuthState, SIGNED_OUT, SignInError } from './auth-state'
import { toSignInError } from './provider-error'
import { authenticatorOf, isCodeDue } from './second-factor'

/** Time limit for the admin flag; together with the session's it stays below ten seconds. */
export const CHECK_LIMIT_MS = 8000
/** Longest wait of a sign-in for the end of the old session. */
export const END_OLD_SESSION_MS = 2000
/** Longest wait of a sign-out for the server. */
export const SIGN_OUT_LIMIT_MS = 5000

export interface AuthStoreDependencies {
  readonly auth: SupabaseClient['auth']
  /** A client that stores nothing, to check a password without ending the old session. */
  readonly createTrialAuth: () => Pick<SupabaseClient['auth'], 'signInWithPassword'>
  readonly readIsAdmin: (userId: string) => Promise<boolean>
}

export type AuthStore = ReturnType<typeof createAuthStore>

/**
 * The auth state of a page and what changes it. Never awaits the auth library inside its own notifications, which would
 * deadlock.
 */
export function createAuthStore({ auth, createTrialAuth, readIsAdmin: readFlag }: AuthStoreDependencies) {
  let state: AuthState = { ...SIGNED_OUT, isLoading: true, adminCheck: 'pending' }
  let email: string | undefined
  let checkRun = 0
  let openForms = 0
  let isBusySigning = false
  let staleToken: string | undefined
  let waiting: ((isBack: boolean) => void)[] = []
  let stop: (() => void) | undefined
  const listeners = new Set<() => void>()

  const set = (change: Partial<AuthState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  const settle = (isBack: boolean) => {
    const settled = waiting
    waiting = []
    for (const resolve of settled) resolve(isBack)
  }

  const check = async (userId: string, run: number) => {
    let answer: boolean | typeof NO_ANSWER | undefined
    try {
      answer = await within(readFlag(userId), CHECK_LIMIT_MS)
    } catch (error) {
      console.warn('auth: the admin flag was not read, status', error instanceof AdminFlagError ? error.status : 0)
    }
    if (run !== checkRun) return
    const isAdmin = answer === true
    const adminCheck = answer === undefined ? 'failed' : answer === NO_ANSWER ? 'unanswered' : 'done'
    const isBack = state.needsPassword && state.session?.access_token !== staleToken
    set({ isAdmin, adminCheck, isLoading: false, ...(isBack ? { needsPassword: false } : {}) })
    if (isBack) settle(isAdmin)
  }

  const checkAgain = () => {
    const { user, needsCode } = state
    if (!user || needsCode) return
    const run = ++checkRun
    setTimeout(() => void check(user.id, run))
  }

  const adopt = (session: Session) => {
    email = session.user.email ?? email
    const needsCode = isCodeDue(session)
    const isOther = state.user?.id !== session.user.id
    checkRun += 1
    set({
      user: session.user,
      session,
      needsCode,
      isUnreachable: false,
      hasSignedOut: false,
      // Another account starts from scratch; the same one keeps its flag until the new answer.
      ...(isOther || needsCode ? { isAdmin: false, adminCheck: needsCode ? 'done' : 'pending' } : {}),
      isLoading: !needsCode && (isOther || state.isLoading),
    })
    checkAgain()
  }

  const end = () => {
    checkRun += 1
    const isOverOpenWork = state.needsPassword || (openForms > 0 && state.user !== null)
    staleToken = undefined
    set({ ...SIGNED_OUT, hasSignedOut: state.hasSignedOut, needsPassword: isOverOpenWork })
  }

  const onEvent = (event: AuthChangeEvent, session: Session | null) => {
    switch (event) {
      case 'INITIAL_SESSION':
        if (session) adopt(session)
        // There is a stored session that could not be renewed; a later try may succeed.
        else if (authStorage.getItem(SESSION_KEY) !== null) set({ isUnreachable: true })
        else if (!isBusySigning) end()
        break
      case 'SIGNED_IN':
      case 'TOKEN_REFRESHED':
      case 'USER_UPDATED':
      case 'PASSWORD_RECOVERY':
      case 'MFA_CHALLENGE_VERIFIED':
        if (session) adopt(session)
        break
      case 'SIGNED_OUT':
        if (!isBusySigning) end()
        break
    }
  }

  // A sign-out in another tab clears the shared storage, as does clearing it in the browser's settings.
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== SESSION_KEY && key !== null) return
    if (state.user && !isBusySigning && authStorage.getItem(SESSION_KEY) === null) end()
  }

  const signInWith = async (client: Pick<typeof auth, 'signInWithPassword'>, address: string, password: string) => {
    const { data, error } = await captchaToken()
      .then((captcha) =>
        client.signInWithPassword({
          email: address,
          password,
          ...(captcha ? { options: { captchaToken: captcha } } : {}),
        }),
      )
      .catch((cause: unknown) => ({ data: null, error: cause }))
    if (error || !data?.session) throw toSignInError(error)
    return data.session
  }

  /**
   * Ends the session on this device first, then on the server. Returns whether the server confirmed it in time.
   * @param next the session that replaces it; if it is the same account's, it stays
   */
  const dropSession = (limitMs: number, next?: Session): Promise<boolean> => {
    const { session: old } = state
    const isSameAccount = old !== null && next?.user.id === old.user.id
    return isSameAccount
      ? endSession(auth, next, { scope: 'others', limitMs })
      : endSession(auth, old ?? undefined, { scope: 'global', limitMs })
  }

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    lastEmail: () => email,
    /** Whether an account may be signed in. */
    hasStoredSession: () => authStorage.getItem(SESSION_KEY) !== null,

    /** Starts to follow the auth library. Further calls do nothing. */
    start: () => {
      if (stop) return
      const { data } = auth.onAuthStateChange(onEvent)
      window.addEventListener('storage', onStorage)
      stop = () => {
        data.subscription.unsubscribe()
        window.removeEventListener('storage', onStorage)
      }
    },
    stop: () => {
      stop?.()
      stop = undefined
    },

    /** Keeps the page in place when the session ends, until the returned function is called. */
    holdForm: () => {
      openForms += 1
      return () => {
        openForms -= 1
      }
    },

    checkAgain,

    /** Tries again to find out who is signed in, unless the auth library is still trying. */
    retry: () => {
      if (state.user) {
        set({ isLoading: true, adminCheck: 'pending' })
        checkAgain()
      } else if (state.isUnreachable) {
        // The library returns a failed renewal for a minute; a new page asks again.
        window.location.reload()
      }
    },

    signIn: async (address: string, password: string) => {
      isBusySigning = true
      try {
        const session = await signInWith(createTrialAuth(), address, password)
        await dropSession(END_OLD_SESSION_MS, session)
        set({ ...SIGNED_OUT })
        const { error } = await auth.setSession(session).catch((cause: unknown) => ({ error: cause }))
        if (error) throw toSignInError(error)
        return { needsCode: isCodeDue(session) }
      } finally {
        isBusySigning = false
      }
    },

    reauthenticate: async (password: string) => {
      if (!email) throw new SignInError(undefined, false)
      return { needsCode: isCodeDue(await signInWith(auth, email, password)) }
    },

    verifyCode: async (code: string) => {
      const factorId = state.session ? authenticatorOf(state.session) : undefined
      if (!factorId) throw new SignInError(undefined, false)
      const { error } = await auth.mfa
        .challengeAndVerify({ factorId, code })
        .catch((cause: unknown) => ({ error: cause }))
      if (error) throw toSignInError(error)
    },

    /** Ends the session on this device in any case; returns whether the server has ended it everywhere. */
    signOut: async (): Promise<boolean> => {
      isBusySigning = true
      set({ isLoading: true })
      try {
        return await dropSession(SIGN_OUT_LIMIT_MS)
      } finally {
        isBusySigning = false
        checkRun += 1
        email = undefined
        set({ ...SIGNED_OUT, hasSignedOut: true })
        settle(false)
      }
    },

    askForPassword: (): Promise<boolean> => {
      staleToken = state.session?.access_token
      set({ needsPassword: true })
      return new Promise((resolve) => waiting.push(resolve))
    },

    declinePassword: () => {
      set({ needsPassword: false })
      settle(false)
    },

    /** Called on the login page, where the page that was left by a sign-out no longer matters. */
    forgetSignOut: () => {
      if (state.hasSignedOut) set({ hasSignedOut: false })
    },
  }
}

let pageStore: AuthStore | undefined

/** The page's one auth store. */
export function authStore(): AuthStore {
  pageStore ??= createAuthStore({
    auth: supabase().auth,
    createTrialAuth: () => createTrialClient().auth,
    readIsAdmin,
  })
  return pageStore
}
