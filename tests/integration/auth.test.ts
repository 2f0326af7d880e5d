import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import WebSocket from 'ws'
import type { AuthStore } from '@/features/auth/lib/auth-store'
import { authCallOf } from '../../scripts/backend/auth-calls.ts'
import { ACCOUNTS, type Backend, startBackend } from '../support/backend.ts'

// The site's own client, session storage and auth store against the embedded backend.
let backend: Backend
let store: AuthStore
let stored: Map<string, string>
let requests: string[]
const PATIENT = { timeout: 20_000 }

beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend?.stop())

beforeEach(async () => {
  stored = new Map()
  requests = []
  vi.resetModules()
  vi.stubEnv('VITE_SUPABASE_URL', backend.address)
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test_0000000000000000')
  const localStorage = new Proxy(
    {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
    {
      ownKeys: () => [...stored.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  )
  vi.stubGlobal('localStorage', localStorage)
  // Node 20 has none of its own.
  vi.stubGlobal('WebSocket', WebSocket)
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }))
  vi.stubGlobal('fetch', (async (input, init) => {
    const { method, url } = new Request(input, init)
    requests.push(`${method} ${new URL(url).pathname}${new URL(url).search}`)
    return backend.fetch(input, init)
  }) satisfies typeof fetch)
  const { authStore } = await import('@/features/auth/lib/auth-store')
  store = authStore()
  store.start()
  await known()
})

afterEach(async () => {
  const auth = requests.map((line) => line.split(' ') as [string, string]).filter(([, url]) => url.startsWith('/auth/'))
  expect(auth.filter(([method, url]) => !authCallOf({ method, url: `http://localhost${url}` }))).toEqual([])
  const { supabase } = await import('@/lib/supabase-client')
  await supabase().auth.stopAutoRefresh()
  store.stop()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const known = () => vi.waitFor(() => expect(store.getState().isLoading).toBe(false), PATIENT)

test('the admin signs in, and is known as one by their own profile', async () => {
  expect(store.getState()).toMatchObject({ user: null, isAdmin: false })
  await expect(store.signIn(ACCOUNTS.admin.email, ACCOUNTS.admin.password)).resolves.toEqual({ needsCode: false })
  await known()
  const { user, session, isAdmin } = store.getState()
  expect(isAdmin).toBe(true)
  expect(user?.email).toBe(ACCOUNTS.admin.email)
  expect(requests.at(-1)).toBe(`GET /rest/v1/profiles?select=is_admin&id=eq.${user?.id}`)
  expect(session?.refresh_token).toBeTruthy()
  expect([...stored.keys()]).toEqual(['sb-promptory-auth-token'])
})

test('the reader signs in and is no admin', async () => {
  await store.signIn(ACCOUNTS.reader.email, ACCOUNTS.reader.password)
  await known()
  expect(store.getState()).toMatchObject({ isAdmin: false, adminCheck: 'done' })
  expect(store.getState().user?.email).toBe(ACCOUNTS.reader.email)
})

describe('a sign-in is refused', () => {
  test.each([
    ['a wrong password', ACCOUNTS.admin.email, ACCOUNTS.reader.password],
    ['an account that is not there', 'nobody@promptory.test', 'promptory-admin'],
  ])('for %s, in the service’s words', async (_, email, password) => {
    await expect(store.signIn(email, password)).rejects.toMatchObject({
      providerMessage: 'Invalid login credentials',
      isUnreachable: false,
    })
    expect(store.getState()).toMatchObject({ user: null, isAdmin: false, isLoading: false })
    expect([...stored.keys()]).toEqual([])
  })
})

test('the flag of somebody else cannot be read, which counts as no admin', async () => {
  await store.signIn(ACCOUNTS.reader.email, ACCOUNTS.reader.password)
  await known()
  const { readIsAdmin } = await import('@/features/auth/api/read-is-admin')
  await expect(readIsAdmin('a0000000-0000-4000-8000-000000000001')).rejects.toMatchObject({ name: 'AdminFlagError' })
})

test('signing out tells the server with the session’s own token and forgets it here', async () => {
  await store.signIn(ACCOUNTS.admin.email, ACCOUNTS.admin.password)
  await known()
  stored.set('promptory:post-draft:new', 'typed')
  await expect(store.signOut()).resolves.toBe(true)
  expect(requests).toContain('POST /auth/v1/logout?scope=global')
  expect([...stored.keys()]).toEqual(['promptory:post-draft:new'])
  const { supabase } = await import('@/lib/supabase-client')
  expect((await supabase().auth.getSession()).data.session).toBeNull()
})

test('the session of before ends once another account has signed in', async () => {
  await store.signIn(ACCOUNTS.reader.email, ACCOUNTS.reader.password)
  await known()
  await store.signIn(ACCOUNTS.admin.email, ACCOUNTS.admin.password)
  await known()
  expect(store.getState()).toMatchObject({ isAdmin: true })
  expect(requests.lastIndexOf('POST /auth/v1/logout?scope=global')).toBeGreaterThan(
    requests.lastIndexOf('POST /auth/v1/token?grant_type=password'),
  )
})

test('a renewed session reads the flag again', async () => {
  await store.signIn(ACCOUNTS.admin.email, ACCOUNTS.admin.password)
  await known()
  const before = requests.length
  const { supabase } = await import('@/lib/supabase-client')
  const { error } = await supabase().auth.refreshSession()
  expect(error).toBeNull()
  const asked = () => requests.slice(before).filter((line) => line.includes('profiles'))
  await vi.waitFor(() => expect(asked()).toHaveLength(1), PATIENT)
  expect(store.getState().isAdmin).toBe(true)
})
