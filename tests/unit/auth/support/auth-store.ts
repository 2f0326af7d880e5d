import { vi } from 'vitest'
import { createAuthStore } from '@/features/auth/lib/auth-store'
import { authStorage } from '@/lib/auth-storage'
import { SESSION_KEY } from '@/lib/session'
import { fakeAuth, sessionOf } from './fake-auth.ts'

/** Lets what the store put off come about. */
export const settled = () => vi.advanceTimersByTimeAsync(1)

/** An answer that does not come. */
export const never = () => new Promise<never>(() => undefined)

/** Starts a store with an auth library of our own on a clock that stands still. `stop` puts all back. */
export function startAuthStore() {
  vi.useFakeTimers()
  let warned = ''
  vi.spyOn(console, 'warn').mockImplementation((...words) => void (warned += `${words.join(' ')}\n`))
  const fake = fakeAuth()
  const readIsAdmin = vi.fn(async (_id: string) => true)
  const store = createAuthStore({
    auth: fake.auth,
    createTrialAuth: () => fake.trial as unknown as typeof fake.auth,
    readIsAdmin,
  })
  store.start()
  return {
    fake,
    readIsAdmin,
    store,
    /** Every warning so far, a line each. */
    warnings: () => warned,
    /** What the pages go by. */
    shown() {
      const { user, isAdmin, isLoading } = store.getState()
      return { user: user?.id, isAdmin, isLoading }
    },
    async signedIn() {
      fake.emit('INITIAL_SESSION', sessionOf())
      await settled()
    },
    stop() {
      store.stop()
      authStorage.removeItem(SESSION_KEY)
      vi.useRealTimers()
    },
  }
}
