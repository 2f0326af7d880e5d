import { QueryClientContext } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react'
import { showToast } from '@/components/toast'
import { abortCalls } from '@/lib/supabase-client'
import { MESSAGES } from '../messages'
import type { AuthState } from './auth-state'
import { type AuthStore, authStore } from './auth-store'

/** The account as pages of the admin area see it, with its actions. */
export interface Auth extends AuthState {
  /**
   * Signs in; returns whether a code is still needed (`needsCode`).
   * @throws SignInError
   */
  readonly signIn: (email: string, password: string) => Promise<{ needsCode: boolean }>
  /** Signs this device out, shows a message, and goes to the login. Never throws. */
  readonly signOut: () => Promise<void>
  /**
   * Signs the same account in again, in place.
   * @throws SignInError
   */
  readonly reauthenticate: (password: string) => Promise<{ needsCode: boolean }>
  /**
   * Submits the code of the authenticator app.
   * @throws SignInError
   */
  readonly verifyCode: (code: string) => Promise<void>
  /** After a call was refused with 401: asks for the password in place; true if the call can be retried. */
  readonly askForPassword: () => Promise<boolean>
  /** Declines that question. */
  readonly declinePassword: () => void
  /** Reads the admin flag again. */
  readonly checkAgain: () => void
  /** The account whose password is asked for. */
  readonly lastEmail: string | undefined
}

const AuthContext = createContext<AuthStore | undefined>(undefined)

/** Provides the page's auth state. */
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
  // Stable functions, so that hooks depending on them do not run again.
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
