import { expect, test, vi } from 'vitest'
import { authStorage, clearAuthEntries } from '@/lib/auth-storage'
import { SESSION_KEY } from '@/lib/session'
import { blockStorage } from '../../support/storage.ts'

const HOSTED = 'https://abcdefghijklmnopqrst.supabase.co'

test('auth entries are cleared from both storages, everything else stays', () => {
  for (const storage of [localStorage, sessionStorage]) {
    storage.setItem(SESSION_KEY, '{}')
    storage.setItem('sb-other-code-verifier', 'x')
    storage.setItem('supabase.auth.token', 'x')
    storage.setItem('my-abcdefghijklmnopqrst-cache', 'x')
    storage.setItem('promptory:post-draft:new', 'typed')
    storage.setItem('promptory:abcdefghijklmnopqrst', 'typed')
    storage.setItem('unrelated', 'x')
  }
  clearAuthEntries(HOSTED)
  for (const storage of [localStorage, sessionStorage]) {
    expect(Object.keys(storage).sort()).toEqual([
      'promptory:abcdefghijklmnopqrst',
      'promptory:post-draft:new',
      'unrelated',
    ])
  }
})

test('on a backend without a name only the library’s own entries go', () => {
  localStorage.setItem('localhost-notes', 'x')
  localStorage.setItem(SESSION_KEY, '{}')
  clearAuthEntries('http://localhost:4173')
  expect(Object.keys(localStorage)).toEqual(['localhost-notes'])
})

test('where storage is full or blocked, the session lives as long as the page, and is cleared with it', () => {
  localStorage.setItem(SESSION_KEY, 'old')
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  authStorage.setItem(SESSION_KEY, 'new')
  expect(localStorage.getItem(SESSION_KEY)).toBeNull()
  expect(authStorage.getItem(SESSION_KEY)).toBe('new')
  // Public pages read this, where they must not load more than a session may stand beside.
  expect(window.hasUnstoredSession).toBe(true)
  clearAuthEntries(HOSTED)
  expect(window.hasUnstoredSession).toBe(false)
  expect(authStorage.getItem(SESSION_KEY)).toBeNull()
  full.mockRestore()
  authStorage.setItem(SESSION_KEY, 'stored')
  expect(localStorage.getItem(SESSION_KEY)).toBe('stored')
  authStorage.removeItem(SESSION_KEY)
  expect(authStorage.getItem(SESSION_KEY)).toBeNull()
})

test('storage that throws at every touch breaks nothing', () => {
  blockStorage()
  expect(authStorage.getItem(SESSION_KEY)).toBeNull()
  expect(() => clearAuthEntries(HOSTED)).not.toThrow()
})
