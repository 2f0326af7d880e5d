import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { wakeIslands } from '@/app/islands'
import pricing from '@/content/pages/static/pricing'
import ProWaitingList from '@/pages/public/pricing/pro-waiting-list'
import PricingPage from '@/pages/public/pricing-page'
import { server } from '../../msw/server.ts'
import { dismissToasts } from '../../support/toasts.ts'

afterEach(dismissToasts)

function open() {
  return render(
    <MemoryRouter>
      <PricingPage path="/pricing" content={pricing} />
    </MemoryRouter>,
  )
}

/** What reaches the backend. */
function listen(): unknown[] {
  const sent: unknown[] = []
  server.use(
    http.post('*/rest/v1/email_signups', async ({ request }) => {
      sent.push(await request.json())
      return new HttpResponse(null, { status: 201 })
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
  expect(pro.getByText(/cannot be bought today/)).toBeVisible()
  expect(pro.getAllByText('Coming')).toHaveLength(2)
})

test('an address for Pro reaches its waiting list', async () => {
  const sent = listen()
  const user = userEvent.setup()
  open()
  const pro = within(screen.getByRole('region', { name: 'Pro' }))
  await user.type(pro.getByLabelText('Email'), 'ana@example.org')
  await user.click(pro.getByRole('button', { name: 'Put me on the list' }))
  await waitFor(() => expect(screen.getByText('You are on the list.', { selector: 'strong' })).toBeVisible(), {
    timeout: 3000,
  })
  expect(sent).toEqual([{ list: 'pro', email: 'ana@example.org' }])
})

test('on the prerendered page an address sent before the form is alive waits, and arrives once', async () => {
  const sent = listen()
  const page = document.createElement('div')
  // As it is rendered at build time (shared/ui/island.tsx).
  const markup = renderToString(<ProWaitingList />, { identifierPrefix: 'pro-waiting-list' })
  page.innerHTML = `<div data-island="pro-waiting-list">${markup}</div>`
  document.body.append(page)
  const rest = wakeIslands(page)
  const form = page.querySelector('form')
  const field = page.querySelector('input')
  if (!form || !field) throw new Error('no form')
  const byBrowser: boolean[] = []
  page.addEventListener('submit', (event) => byBrowser.push(!event.defaultPrevented))

  field.value = 'kofi@example.org'
  form.querySelector('button')?.click()
  expect(byBrowser).toEqual([false])
  await waitFor(() => expect(sent).toEqual([{ list: 'pro', email: 'kofi@example.org' }]), { timeout: 3000 })
  expect(byBrowser).not.toContain(true)
  await waitFor(() => expect(field).toHaveValue(''), { timeout: 3000 })
  rest()
  await new Promise((resolve) => setTimeout(resolve))
  page.remove()
})
