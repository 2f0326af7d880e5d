import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Account } from '@/features/account/components/account'
import { MESSAGES } from '@/features/account/messages'
import { authStorage, clearAuthEntries } from '@/lib/auth-storage'
import { hasSession, SESSION_KEY } from '@/lib/session'
import { server } from '../../msw/server.ts'
import { dismissToasts } from '../../support/toasts.ts'
import { sessionOf } from '../auth/support/fake-auth.ts'

const loadSignedIn = () => import('@/pages/public/signed-in-account')

const VERIFIER = `${SESSION_KEY}-code-verifier`

function Address() {
  const { pathname, search } = useLocation()
  return <output aria-label="Address">{pathname + search}</output>
}
const draw = (at = '/account') =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <Account loadSignedIn={loadSignedIn} />
      <Address />
    </MemoryRouter>,
  )
const press = async (name: string) => userEvent.setup().click(await screen.findByRole('button', { name }))
const signedIn = () => screen.findByRole('button', { name: 'Sign out' }, { timeout: 15_000 })

beforeEach(() => {
  clearAuthEntries('')
  vi.stubEnv('VITE_SIGN_IN_WITH', 'google,github,passkey')
  server.use(
    http.get('*/rest/v1/subscriptions', () => HttpResponse.json([])),
    http.get('*/auth/v1/user', () => HttpResponse.json(sessionOf().user)),
  )
})
afterEach(async () => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  await dismissToasts()
})

test('without a setting there is a code by mail, and nothing else', () => {
  vi.unstubAllEnvs()
  draw()
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Send me a code'])
})

test('another site is asked with a challenge whose answer stays on this device', async () => {
  const assign = vi.fn<(address: string) => void>()
  vi.stubGlobal('location', { ...window.location, origin: window.location.origin, assign })
  draw()
  await press('Sign in with GitHub')
  await waitFor(() => expect(assign).toHaveBeenCalledOnce())
  const { pathname, searchParams } = new URL(String(assign.mock.calls[0]?.[0]))
  expect(pathname).toBe('/auth/v1/authorize')
  expect(Object.fromEntries(searchParams)).toMatchObject({
    provider: 'github',
    redirect_to: `${window.location.origin}/account`,
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 's256',
  })
  expect(authStorage.getItem(VERIFIER)).toMatch(/\w{50}/)
})

test('the code that it leads back with signs in once, and leaves the address', async () => {
  vi.stubEnv('VITE_SIGN_IN_WITH', 'github')
  const sent: unknown[] = []
  server.use(
    http.post('*/auth/v1/token', async ({ request }) => {
      sent.push(new URL(request.url).search, await request.json())
      return HttpResponse.json(sessionOf())
    }),
  )
  authStorage.setItem(VERIFIER, JSON.stringify('kept-here'))
  draw('/account?code=from-github')
  expect(await signedIn()).toBeVisible()
  expect(sent).toEqual(['?grant_type=pkce', { auth_code: 'from-github', code_verifier: 'kept-here' }])
  expect(screen.getByRole('status', { name: 'Address' })).toHaveTextContent(/^\/account$/)
})

test('whoever was on the way to Pro still is after the trip to another site', async () => {
  const assign = vi.fn<(address: string) => void>()
  vi.stubGlobal('location', { ...window.location, origin: window.location.origin, assign })
  server.use(http.post('*/auth/v1/token', () => HttpResponse.json(sessionOf())))
  const address = () => screen.getByRole('status', { name: 'Address' })
  const { unmount } = draw('/account?pro=wanted')
  await press('Sign in with Google')
  await waitFor(() => expect(assign).toHaveBeenCalledOnce())
  unmount()

  const refused = draw('/account?error=access_denied')
  expect(await screen.findByText(MESSAGES.notByThatWay)).toBeVisible()
  expect(address()).toHaveTextContent(/^\/account\?pro=wanted$/)
  refused.unmount()

  draw('/account?code=from-google')
  await waitFor(() => expect(address()).toHaveTextContent(/^\/pricing$/), { timeout: 15_000 })
})

test.each([
  ['a code that another device asked for', '?code=stolen', () => HttpResponse.json({}), MESSAGES.notByThatWay],
  [
    'a code that is used up',
    '?code=old',
    () => HttpResponse.json({ code: 'flow_state_expired', message: 'x' }, { status: 404 }),
    MESSAGES.notByThatWay,
  ],
  ['a refusal', '?error=access_denied&error_description=x', () => HttpResponse.json({}), MESSAGES.notByThatWay],
  ['no network', '?code=new', () => HttpResponse.error(), MESSAGES.unreachable],
])('%s is told, and nobody is signed in', async (what, search, answer, message) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  server.use(http.post('*/auth/v1/token', answer))
  if (!what.includes('another device')) authStorage.setItem(VERIFIER, JSON.stringify('kept-here'))
  draw(`/account${search}`)
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByRole('status', { name: 'Address' })).toHaveTextContent(/^\/account$/)
  expect(hasSession()).toBe(false)
  vi.mocked(console.error).mockClear()
})

test('passkeys of the account are shown, and one is removed after a question', async () => {
  let keys = [{ id: 'key-1', friendly_name: 'Ana’s phone', created_at: '2026-11-20T10:00:00Z' }]
  server.use(
    http.post('*/auth/v1/token', () => HttpResponse.json(sessionOf())),
    http.get('*/auth/v1/passkeys', () => HttpResponse.json(keys)),
    http.delete('*/auth/v1/passkeys/:id', ({ params }) => {
      keys = keys.filter(({ id }) => id !== params.id)
      return new HttpResponse(null, { status: 204 })
    }),
  )
  authStorage.setItem(VERIFIER, JSON.stringify('kept-here'))
  draw('/account?code=from-github')
  await signedIn()
  expect(await screen.findByText('Ana’s phone, added on November 20, 2026')).toBeVisible()
  await press('Remove')
  await press('Remove it')
  await waitFor(() => expect(screen.getByText(MESSAGES.passkeys.removed)).toBeVisible())
  await waitFor(() => expect(screen.queryByText(/^Ana’s phone/)).toBeNull())
  expect(screen.getByRole('heading', { name: 'Passkeys' })).toHaveFocus()
  // A browser without passkeys.
  await press('Add a passkey')
  await waitFor(() => expect(screen.getByText(MESSAGES.passkeys.notAdded)).toBeVisible())
})
