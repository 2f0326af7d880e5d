import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fillAdSlots } from '@/features/ads/fill-slots'
import { showConsentBanner } from '@/features/consent/components/consent-banner'
import { CONSENT_EVENT, readConsent } from '@/features/consent/model/consent'

const banner = () => screen.queryByRole('region', { name: 'Cookies, only if you like' })

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

  test('both answers weigh the same', async () => {
    showConsentBanner(true)
    await waitFor(() => expect(banner()).toBeVisible())
    expect(screen.getByRole('button', { name: 'Accept' }).className).toBe(
      screen.getByRole('button', { name: 'Decline' }).className,
    )
    expect(screen.getByRole('heading', { name: 'Cookies, only if you like' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }))
  })

  test('asked for twice, it stands once', async () => {
    showConsentBanner(false)
    showConsentBanner(true)
    await waitFor(() => expect(banner()).toBeVisible())
    expect(screen.getAllByRole('region')).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }))
  })
})

describe('ad slots', () => {
  const slotAt = (top: number) => {
    const slot = document.createElement('div')
    slot.dataset.ad = 'home'
    slot.getBoundingClientRect = () => ({ top }) as DOMRect
    document.body.append(slot)
    return slot
  }
  beforeEach(() => {
    document.body.replaceChildren()
    delete window.adsbygoogle
  })
  afterEach(() => document.head.querySelectorAll('script').forEach((script) => script.remove()))

  test('one below the window is filled, one that can be seen is left alone', () => {
    const seen = slotAt(100)
    const below = slotAt(window.innerHeight + 500)
    fillAdSlots('ca-pub-1')
    expect(seen).toBeEmptyDOMElement()
    expect(below.querySelector('ins')?.dataset.adClient).toBe('ca-pub-1')
    expect(below.style.minHeight).toBe('280px')
    expect(window.adsbygoogle).toHaveLength(1)
  })

  test('a network that throws breaks nothing', () => {
    slotAt(window.innerHeight + 500)
    window.adsbygoogle = {
      push: () => {
        throw new Error('blocked')
      },
    } as unknown as object[]
    expect(() => fillAdSlots('ca-pub-1')).not.toThrow()
  })
})
