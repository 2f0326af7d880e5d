import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useConsent } from '@/app/use-consent'
import { AdSlot } from '@/features/ads/ad-slot'
import { fillAdSlots } from '@/features/ads/fill-slots'
import { decideConsent } from '@/features/consent/lib/consent'
import { authStorage } from '@/lib/auth-storage'
import { SESSION_KEY } from '@/lib/session'

vi.mock('@/features/ads/fill-slots', () => ({ fillAdSlots: vi.fn<(client: string) => void>() }))

// Kept from the moment at which somebody begins to sign in.
const VERIFIER = `${SESSION_KEY}-code-verifier`

function Page() {
  useConsent()
  return null
}

async function visit(path = '/') {
  window.history.replaceState(null, '', path)
  render(
    <MemoryRouter initialEntries={[path]}>
      <Page />
    </MemoryRouter>,
  )
  await vi.dynamicImportSettled()
}

describe('ads', () => {
  beforeEach(() => {
    // As the build writes it (scripts/build/ads-head.ts).
    document.head.innerHTML = '<meta name="ads-client" content="ca-pub-1">'
    localStorage.setItem('promptory:consent', 'accepted')
    delete document.documentElement.dataset.ads
    vi.mocked(fillAdSlots).mockClear()
  })
  afterEach(() => {
    authStorage.removeItem(SESSION_KEY)
    authStorage.removeItem(VERIFIER)
    document.head.replaceChildren()
  })

  test('come where the visitor accepted them', async () => {
    await visit()
    expect(fillAdSlots).toHaveBeenCalledExactlyOnceWith('ca-pub-1')
    expect(document.documentElement).toHaveAttribute('data-ads')
  })

  test('come again with a slot that comes later', async () => {
    await visit()
    render(<AdSlot name="article" />)
    await vi.dynamicImportSettled()
    expect(fillAdSlots).toHaveBeenCalledTimes(2)
  })

  test('go when the visitor takes the consent back', async () => {
    await visit()
    decideConsent('declined')
    expect(document.documentElement).not.toHaveAttribute('data-ads')
    render(<AdSlot name="article" />)
    await vi.dynamicImportSettled()
    expect(fillAdSlots).toHaveBeenCalledOnce()
  })

  test('do not come without an account of the owner', async () => {
    document.head.replaceChildren()
    await visit()
    expect(fillAdSlots).not.toHaveBeenCalled()
    expect(document.documentElement).not.toHaveAttribute('data-ads')
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

  test.each(['stored', 'in memory'])('come to whoever asked for a code and gave up (%s)', async (where) => {
    if (where === 'in memory')
      vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
        throw new DOMException('full', 'QuotaExceededError')
      })
    authStorage.setItem(VERIFIER, 'x')
    expect(localStorage.getItem(VERIFIER)).toBe(where === 'stored' ? 'x' : null)
    await visit()
    expect(fillAdSlots).toHaveBeenCalledOnce()
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
