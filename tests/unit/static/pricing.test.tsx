import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, test } from 'vitest'
import pricing from '@/content/pages/static/pricing'
import PricingPage from '@/pages/public/pricing-page'
import { server } from '../../msw/server.ts'
import { renderPart } from '../../support/site.tsx'
import { dismissToasts } from '../../support/toasts.ts'

afterEach(dismissToasts)

const open = () => renderPart(<PricingPage />, '/pricing', { path: '/pricing', content: pricing })

/** What reaches the backend. */
function listen(): unknown[] {
  const sent: unknown[] = []
  server.use(
    http.post('*/functions/v1/join-email-list', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ isOnList: true })
    }),
  )
  return sent
}

test('Free costs nothing, and Pro says that it cannot be bought', () => {
  open()
  const free = within(screen.getByRole('region', { name: 'Free' }))
  expect(free.getByText('0 USD')).toBeVisible()
  expect(free.getByRole('link', { name: 'Try the Prompt Generator' })).toHaveAttribute('href', '/generator')
  const pro = within(screen.getByRole('region', { name: 'Pro' }))
  expect(pro.getByText('Not fixed yet')).toBeVisible()
  expect(pro.getByText(/^Not for sale yet/)).toBeVisible()
  expect(pro.getAllByText('Coming')).toHaveLength(2)
})

test('an address for Pro reaches its waiting list', async () => {
  const sent = listen()
  const user = userEvent.setup()
  open()
  const pro = within(screen.getByRole('region', { name: 'Pro' }))
  await user.type(pro.getByLabelText('Email'), 'ana@example.org')
  await user.click(pro.getByRole('button', { name: 'Put me on the list' }))
  await waitFor(() => expect(screen.getByText('You are on the list.', { selector: 'strong' })).toBeVisible())
  expect(sent).toEqual([{ list: 'pro', email: 'ana@example.org' }])
})
