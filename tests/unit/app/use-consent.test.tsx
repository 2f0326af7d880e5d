import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useConsent } from '@/app/use-consent'
import { fillAdSlots } from '@/features/ads/fill-slots'
import { authStorage, SESSION_KEY } from '@/shared/lib/auth-storage'

vi.mock('@/features/ads/fill-slots', () => ({ fillAdSlots: vi.fn<(client: string) => void>() }))

function Page() {
  useConsent()
  return null
}

async function visit(path = '/') {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Page />
    </MemoryRouter>,
  )
  await vi.dynamicImportSettled()
}

describe('ads', () => {
  beforeEach(() => {
    vi.stubEnv('VITE_ADS_CLIENT', 'ca-pub-1')
    localStorage.setItem('promptory:consent', 'accepted')
    vi.mocked(fillAdSlots).mockClear()
  })
  afterEach(() => {
    authStorage.removeItem(SESSION_KEY)
    vi.unstubAllEnvs()
  })

  test('come where the visitor accepted them', async () => {
    await visit()
    expect(fillAdSlots).toHaveBeenCalledExactlyOnceWith('ca-pub-1')
  })

  test('do not come to the admin area', async () => {
    await visit('/admin/login')
    expect(fillAdSlots).not.toHaveBeenCalled()
  })

  test('do not come beside a session that is stored', async () => {
    authStorage.setItem(SESSION_KEY, '{}')
    await visit()
    expect(fillAdSlots).not.toHaveBeenCalled()
  })

  test('do not come beside a session that storage could not take', async () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    authStorage.setItem(SESSION_KEY, '{}')
    full.mockRestore()
    expect(localStorage.getItem(SESSION_KEY)).toBeNull()
    await visit()
    expect(fillAdSlots).not.toHaveBeenCalled()
  })
})
