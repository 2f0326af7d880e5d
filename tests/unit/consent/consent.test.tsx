import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { showConsentBanner } from '@/features/consent/components/consent-banner'
import { CONSENT_EVENT, readConsent } from '@/features/consent/lib/consent'

const banner = () => screen.queryByRole('region', { name: 'Cookies for ads?' })

describe('the banner', () => {
  test.each([
    ['Accept', 'accepted'],
    ['Decline', 'declined'],
  ])('%s is remembered and told, and the banner goes', async (button, decision) => {
    const told = vi.fn()
    window.addEventListener(CONSENT_EVENT, told, { once: true })
    showConsentBanner(false)
    await waitFor(() => expect(banner()).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: button }))
    expect(banner()).toBeNull()
    expect(readConsent()).toBe(decision)
    expect(localStorage.getItem('promptory:consent')).toBe(decision)
    expect(told).toHaveBeenCalledOnce()
  })
})

describe('ad slots', () => {
  let fillAdSlots: (client: string) => void
  const slotAt = (top: number) => {
    const slot = document.createElement('div')
    slot.dataset.ad = 'home'
    slot.getBoundingClientRect = () => ({ top }) as DOMRect
    document.body.append(slot)
    return slot
  }
  const scripts = () => document.head.querySelectorAll('script')

  beforeEach(async () => {
    document.body.replaceChildren()
    delete window.adsbygoogle
    // Each document loads the network's script once.
    vi.resetModules()
    ;({ fillAdSlots } = await import('@/features/ads/fill-slots'))
  })
  afterEach(() => scripts().forEach((script) => script.remove()))

  test('are filled once, with one script, wherever they stand', () => {
    const seen = slotAt(100)
    const below = slotAt(window.innerHeight + 500)
    fillAdSlots('ca-pub-1')
    fillAdSlots('ca-pub-1')
    for (const slot of [seen, below]) {
      expect(slot.querySelectorAll('ins')).toHaveLength(1)
      expect(slot.querySelector('ins')?.dataset.adClient).toBe('ca-pub-1')
    }
    expect(window.adsbygoogle).toHaveLength(2)
    expect(scripts()).toHaveLength(1)
  })

  test('a page without a slot loads no script', () => {
    fillAdSlots('ca-pub-1')
    expect(scripts()).toHaveLength(0)
  })

  test('a network that throws breaks nothing', () => {
    slotAt(100)
    window.adsbygoogle = {
      push: () => {
        throw new Error('broken')
      },
    } as unknown as object[]
    expect(() => fillAdSlots('ca-pub-1')).not.toThrow()
  })

  test('where the script is blocked, those that nobody sees are closed, and later ones are not opened', () => {
    const seen = slotAt(100)
    const below = slotAt(window.innerHeight + 500)
    fillAdSlots('ca-pub-1')
    scripts()[0]?.dispatchEvent(new Event('error'))
    expect([seen, below].map(({ hidden, childElementCount }) => [hidden, childElementCount])).toEqual([
      [false, 0],
      [true, 0],
    ])
    const later = slotAt(100)
    fillAdSlots('ca-pub-1')
    expect(later.hidden).toBe(true)
    expect(scripts()).toHaveLength(1)
  })
})
