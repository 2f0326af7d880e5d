import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, test } from 'vitest'
import { Newsletter } from '@/features/signups/components/newsletter'
import { server } from '../../msw/server.ts'
import { dismissToasts, expectToast } from '../../support/toasts.ts'

const ENDPOINT = '*/functions/v1/join-email-list'

afterEach(dismissToasts)

const email = () => screen.getByLabelText('Email')
const submit = () => screen.getByRole('button')

test('an address that is none is refused and stays', async () => {
  const user = userEvent.setup()
  render(<Newsletter />)
  await user.type(email(), 'ana@lisboa{Enter}')
  await expectToast('Email not complete')
  expect(email()).toHaveValue('ana@lisboa')
})

test('an address that is corrected while the first one is sent stays', async () => {
  let arrive = () => {}
  const answered = new Promise<void>((resolve) => {
    arrive = resolve
  })
  server.use(
    http.post(ENDPOINT, async () => {
      await answered
      return HttpResponse.json({ isOnList: true })
    }),
  )
  const user = userEvent.setup()
  render(<Newsletter />)
  await user.type(email(), 'ana@example.rg{Enter}')
  await waitFor(() => expect(submit()).toHaveTextContent('Subscribing...'))
  await user.type(email(), '{Backspace}{Backspace}org')
  arrive()
  await expectToast('Subscribed!')
  expect(email()).toHaveValue('ana@example.org')
})

test('an address is stored once, after a second of Subscribing...', async () => {
  const sent: unknown[] = []
  const headers: Headers[] = []
  let arrive = () => {}
  const answered = new Promise<void>((resolve) => {
    arrive = resolve
  })
  server.use(
    http.post(ENDPOINT, async ({ request }) => {
      sent.push(await request.json())
      headers.push(request.headers)
      await answered
      return HttpResponse.json({ isOnList: true })
    }),
  )
  const user = userEvent.setup()
  render(<Newsletter />)
  await user.type(email(), ' ana@example.org')
  const begun = performance.now()
  await user.dblClick(submit())
  expect(submit()).toHaveTextContent('Subscribing...')
  arrive()
  await waitFor(() => expect(email()).toHaveValue(''))
  expect(performance.now() - begun).toBeGreaterThan(950)
  await expectToast('Subscribed!')
  expect(submit()).toHaveTextContent('Subscribe')
  expect(sent).toEqual([{ list: 'newsletter', email: 'ana@example.org' }])
  // An address is not tied to the number that stands for a device.
  expect(headers[0]?.has('x-device-id')).toBe(false)
  expect(localStorage).toHaveLength(0)
})

test.each([
  ['a failure', { message: 'no' }, 500],
  ['an answer of somebody else', { welcome: true }, 200],
])('%s keeps the address', async (_, body, status) => {
  server.use(http.post(ENDPOINT, () => HttpResponse.json(body, { status })))
  const user = userEvent.setup()
  render(<Newsletter />)
  await user.type(email(), 'ana@example.org{Enter}')
  await waitFor(() => expect(screen.getByText('That did not go through')).toBeVisible())
  expect(email()).toHaveValue('ana@example.org')
})
