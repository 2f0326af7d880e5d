import { act, renderHook, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Pro } from '@/features/account/components/pro'
import { useSubscriptions } from '@/features/account/lib/use-subscriptions'
import { MESSAGES } from '@/features/account/messages'
import { PAYMENT_MESSAGES } from '@/features/account/payment-messages'
import { authStorage, clearAuthEntries } from '@/lib/auth-storage'
import { leaveTo } from '@/lib/leave-to'
import { SESSION_KEY } from '@/lib/session'
import { server } from '../../msw/server.ts'
import { renderPart } from '../../support/site.tsx'
import { dismissToasts } from '../../support/toasts.ts'
import { sessionOf } from '../auth/support/fake-auth.ts'

vi.mock('@/lib/leave-to', () => ({ leaveTo: vi.fn() }))

const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString()
const PAID = { source: 'stripe', status: 'active', current_period_end: inDays(20), ends_with_period: false }

/** Rows that the account has, one list for each time it is asked; the last stays. */
function serve(...answers: object[][]) {
  let count = 0
  server.use(
    http.get('*/rest/v1/subscriptions', () => {
      count += 1
      return HttpResponse.json(answers[Math.min(count, answers.length) - 1])
    }),
    http.get('*/auth/v1/user', () => HttpResponse.json(sessionOf().user)),
  )
  return () => count
}

beforeEach(() => {
  vi.mocked(leaveTo).mockClear()
  authStorage.setItem(SESSION_KEY, JSON.stringify(sessionOf()))
})
afterEach(async () => {
  clearAuthEntries('')
  await dismissToasts()
})

test('what is paid for says when it renews, and leads to Stripe’s portal', async () => {
  serve([PAID])
  server.use(
    http.post('*/functions/v1/open-billing', () => HttpResponse.json({ url: 'https://billing.stripe.test/p/1' })),
  )
  renderPart(<Pro />, '/account')
  expect(await screen.findByText(/^You have Pro\. It renews on/)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'What Pro costs' })).toBeNull()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Change card or cancel' }))
  await waitFor(() => expect(leaveTo).toHaveBeenCalledExactlyOnceWith('https://billing.stripe.test/p/1'))
})

test('a server that does not answer is told, and asked again', async () => {
  server.use(http.get('*/rest/v1/subscriptions', () => HttpResponse.json({ message: 'x' }, { status: 500 })))
  renderPart(<Pro />, '/account')
  const alert = await screen.findByRole('alert', {}, { timeout: 15_000 })
  expect(alert).toHaveTextContent(PAYMENT_MESSAGES.unknown)
  serve([PAID])
  await userEvent.setup().click(screen.getByRole('button', { name: 'Look again' }))
  expect(await screen.findByText(/^You have Pro/)).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Pro' })).toHaveFocus()
})

test('a session that was ended elsewhere is told, and not taken for an account without Pro', async () => {
  serve([])
  server.use(
    http.get('*/auth/v1/user', () => HttpResponse.json({ code: 'session_not_found', message: 'x' }, { status: 403 })),
  )
  renderPart(<Pro />, '/account')
  expect(await screen.findByRole('alert')).toHaveTextContent(MESSAGES.syncProblems.ended)
  expect(screen.queryByRole('link', { name: 'What Pro costs' })).toBeNull()
  expect(authStorage.getItem(SESSION_KEY)).not.toBeNull()
})

test('after paying it thanks, and looks again until the payment is there', async () => {
  serve([])
  const { unmount } = renderPart(<Pro />, '/account?pro=paid')
  expect(within(await screen.findByRole('status')).getByText(PAYMENT_MESSAGES.awaited)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'What Pro costs' })).toBeNull()
  unmount()

  const times = serve([], [], [PAID])
  const { result } = renderHook(() => useSubscriptions(true, 5))
  await waitFor(() => expect(result.current.rows).toHaveLength(1))
  expect(result.current).toMatchObject({ isLooking: false, isMissing: false })
  expect(times()).toBe(3)
})

test('it does not look for ever, but when it is asked', async () => {
  const times = serve([])
  const { result } = renderHook(() => useSubscriptions(true, 1))
  await waitFor(() => expect(result.current.isMissing).toBe(true))
  expect(times()).toBe(10)
  act(() => result.current.lookAgain())
  expect(result.current.isLooking).toBe(true)
  await waitFor(() => expect(result.current.isMissing).toBe(true))
  expect(times()).toBe(20)
})
