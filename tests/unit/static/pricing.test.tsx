import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import pricing from '@/content/pages/static/pricing'
import type { PricingPage as Content } from '@/content/static-schema'
import { authStorage, clearAuthEntries } from '@/lib/auth-storage'
import { leaveTo } from '@/lib/leave-to'
import { SESSION_KEY } from '@/lib/session'
import PricingPage from '@/pages/public/pricing-page'
import { server } from '../../msw/server.ts'
import { renderPart } from '../../support/site.tsx'
import { dismissToasts } from '../../support/toasts.ts'
import { sessionOf } from '../auth/support/fake-auth.ts'

vi.mock('@/lib/leave-to', () => ({ leaveTo: vi.fn() }))

afterEach(dismissToasts)

const open = (content: Content = pricing) => renderPart(<PricingPage />, '/pricing', { path: '/pricing', content })

describe('where Pro is sold', () => {
  const pro = () => within(screen.getByRole('region', { name: 'Pro' }))

  let sold: Content
  const openSold = () => open(sold)
  const answer = (status: number, body: object) =>
    server.use(
      http.post('*/functions/v1/start-checkout', () =>
        HttpResponse.json(body, { status, headers: { 'x-request-id': crypto.randomUUID() } }),
      ),
    )
  const signIn = (hasPro = false) => {
    server.use(http.post('*/rest/v1/rpc/is_pro', () => HttpResponse.json(hasPro)))
    // A token of its own: a page asks once.
    authStorage.setItem(SESSION_KEY, JSON.stringify(sessionOf({ token: crypto.randomUUID() })))
  }

  /** The texts of a site that was built with a price. */
  beforeAll(async () => {
    vi.resetModules()
    vi.stubEnv('VITE_PRO_PRICE', '5 € a month')
    sold = (await import('@/content/pages/static/pricing')).default
    vi.unstubAllEnvs()
  })
  beforeEach(() => {
    vi.mocked(leaveTo).mockClear()
    clearAuthEntries('')
  })

  test('it has its price, nothing that is coming, and leads to signing in', () => {
    openSold()
    expect(pro().getByText('5 € a month')).toBeVisible()
    expect(screen.queryByText('Coming')).toBeNull()
    expect(screen.queryByLabelText('Email')).toBeNull()
    expect(pro().getByRole('link', { name: 'Get Pro' })).toHaveAttribute('href', '/account?pro=wanted')
  })

  test('a press leads whoever is signed in to the checkout', async () => {
    signIn()
    answer(200, { url: 'https://checkout.stripe.test/c/1' })
    openSold()
    await userEvent.setup().click(pro().getByRole('button', { name: 'Get Pro' }))
    await waitFor(() => expect(leaveTo).toHaveBeenCalledExactlyOnceWith('https://checkout.stripe.test/c/1'))
  })

  test('whoever has Pro is led to the account, and pays no second time', async () => {
    signIn(true)
    openSold()
    expect(await pro().findByRole('link', { name: 'You have Pro: your account' })).toHaveAttribute('href', '/account')
    expect(pro().queryByText('Get Pro')).toBeNull()
  })

  test.each([
    [400, 'invalid_request', 'You have Pro already.', 'You have Pro already.'],
    [503, 'service_unavailable', 'Pro is not for sale here yet.', 'Pro is not for sale here yet.'],
    [401, 'unauthenticated', 'Your session has ended. Please sign in again.', 'Your session has ended.'],
  ])('a refusal of status %i is told in a sentence', async (status, code, message, said) => {
    signIn()
    answer(status, { error: { code, message } })
    openSold()
    await userEvent.setup().click(pro().getByRole('button', { name: 'Get Pro' }))
    expect(await pro().findByRole('alert')).toHaveTextContent(said)
    expect(leaveTo).not.toHaveBeenCalled()
    expect(pro().getByRole('button', { name: 'Get Pro' })).toBeVisible()
  })

  test('no network is told in a sentence', async () => {
    signIn()
    server.use(http.post('*/functions/v1/start-checkout', () => HttpResponse.error()))
    openSold()
    await userEvent.setup().click(pro().getByRole('button', { name: 'Get Pro' }))
    expect(await pro().findByRole('alert')).toHaveTextContent('nothing was opened and nothing paid')
  })
})
