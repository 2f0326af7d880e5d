import { QueryClientContext } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react'
import { showToast } from '@/components/toast'
import { abortCalls } from '@/lib/supabase-client'
import { MESSAGES } from '../messages'
import type { AuthState } from './auth-state'
import { type AuthStore, authStore } from './auth-store'

/** What pages of the admin area know of the account, and what they can do with it. */
export interface Auth extends AuthState {
  /**
   * Signs in; tells whether a code is still due (`needsCode`).
   * @throws SignInError
   */
  readonly signIn: (email: string, password: string) => Promise<{ needsCode: boolean }>
  /** Signs this device out, says so, and leads to the login. Never throws. */
  readonly signOut: () => Promise<void>
  /**
   * The account that was signed in signs in again, in place.
   * @throws SignInError
   */
  readonly reauthenticate: (password: string) => Promise<{ needsCode: boolean }>
  /**
   * Hands in the code of the authenticator app.
   * @throws SignInError
   */
  readonly verifyCode: (code: string) => Promise<void>
  /** For a call that was refused with 401: asks for the password in place; true when it can be tried again. */
  readonly askForPassword: () => Promise<boolean>
  /** Closes that question without an answer. */
  readonly declinePassword: () => void
  /** Reads the admin flag again. */
  readonly checkAgain: () => void
  /** The account whose password is asked for. */
  readonly lastEmail: string | undefined
}

const AuthContext = createContext<AuthStore | undefined>(undefined)

/** Gives the pages below it the page's one auth state. */
export function AuthProvider({ children, store = authStore() }: { children: ReactNode; store?: AuthStore }) {
  useEffect(() => store.start(), [store])
  return <AuthContext value={store}>{children}</AuthContext>
}

/** The store behind the context, for the parts of this feature. */
export function useAuthStore(): AuthStore {
  const store = useContext(AuthContext)
  if (!store) throw new Error('useAuth stands outside AuthProvider.')
  return store
}

/**
 * The auth state and its actions.
 * @throws Error outside `AuthProvider`
 */
export function useAuth(): Auth {
  const store = useAuthStore()
  const state = useSyncExternalStore(store.subscribe, store.getState)
  const queries = useContext(QueryClientContext)
  // The same functions from one state to the next, so that what is built on them is not built anew.
  const actions = useMemo(
    () => ({
      signIn: store.signIn,
      reauthenticate: store.reauthenticate,
      verifyCode: store.verifyCode,
      askForPassword: store.askForPassword,
      declinePassword: store.declinePassword,
      checkAgain: store.checkAgain,
      signOut: async () => {
        void queries?.cancelQueries()
        abortCalls()
        const isSignedOutEverywhere = await store.signOut()
        if (isSignedOutEverywhere) await showToast('success', MESSAGES.signedOut)
        else await showToast('error', MESSAGES.signOutFailed.title, MESSAGES.signOutFailed.description)
      },
    }),
    [store, queries],
  )
  return useMemo(() => ({ ...state, ...actions, lastEmail: store.lastEmail() }), [state, actions, store])
}
