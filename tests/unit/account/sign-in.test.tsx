import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Account } from '@/features/account/components/account'
import { MESSAGES } from '@/features/account/messages'
import { clearAuthEntries } from '@/lib/auth-storage'
import { DEVICE_STORAGE } from '@/content/pages/static/device-storage'
import { hasSession } from '@/lib/session'
import { sessionOf } from '../auth/support/fake-auth.ts'
import { server } from '../../msw/server.ts'
import { dismissToasts, expectToast } from '../../support/toasts.ts'

const loadSignedIn = () => import('@/pages/public/signed-in-account')

const problem = (status: number, code: string) =>
  HttpResponse.json({ code, message: 'x' }, { status, headers: { 'x-supabase-api-version': '2024-01-01' } })

/** What the auth library writes to the console without a network. */
const forgiveConsole = () => vi.mocked(console.error).mockClear()

const sent: unknown[] = []
/** The auth service; each kind of call answered by a function. */
function serve(answers: { otp?: () => Response; verify?: () => Response } = {}) {
  const { otp = () => HttpResponse.json({}), verify = () => HttpResponse.json(sessionOf()) } = answers
  server.use(
    http.post('*/auth/v1/otp', async ({ request }) => (sent.push(await request.json()), otp())),
    http.post('*/auth/v1/verify', async ({ request }) => (sent.push(await request.json()), verify())),
    http.post('*/auth/v1/logout', () => new HttpResponse(null, { status: 204 })),
    http.get('*/rest/v1/subscriptions', () => HttpResponse.json([])),
    http.get('*/auth/v1/user', () => HttpResponse.json(sessionOf().user)),
  )
}

beforeEach(() => {
  sent.length = 0
  sessionStorage.clear()
  localStorage.clear()
  clearAuthEntries('')
})
afterEach(dismissToasts)

const draw = () =>
  render(
    <MemoryRouter>
      <Account loadSignedIn={loadSignedIn} />
    </MemoryRouter>,
  )

const address = () => screen.getByLabelText('Your e-mail address')
const code = () => screen.findByLabelText('Code from the mail')

test('an address and a pasted code sign in, by keyboard alone', async () => {
  serve()
  const user = userEvent.setup()
  draw()
  await user.tab()
  expect(address()).toHaveFocus()
  await user.keyboard(' ana@promptory.test {Enter}')
  expect(await code()).toHaveFocus()
  expect(await code()).toHaveAttribute('autocomplete', 'one-time-code')
  await user.paste('Your code: 123 456')
  await user.keyboard('{Enter}')
  // The part comes with its own code.
  expect(await screen.findByRole('button', { name: 'Sign out' }, { timeout: 15_000 })).toBeVisible()
  expect(screen.getByText('ana@promptory.test')).toBeVisible()
  expect(sent).toMatchObject([
    { email: 'ana@promptory.test', create_user: true },
    { email: 'ana@promptory.test', token: '123456', type: 'email' },
  ])
  expect(hasSession()).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  await user.click(screen.getByRole('button', { name: 'Sign out, keep them here' }))
  expect(await screen.findByLabelText('Your e-mail address')).toBeVisible()
  expect(hasSession()).toBe(false)
})

/** An account that takes everything, and has Pro unless its history refuses. */
function serveAccount(keepReading: () => Response = () => new HttpResponse(null, { status: 204 })) {
  server.use(
    http.get('*/rest/v1/*', () => HttpResponse.json([])),
    http.post('*/rest/v1/rpc/keep_items', async ({ request }) => {
      const { p_items } = (await request.json()) as { p_items: { kind: string; key: string }[] }
      return HttpResponse.json(
        p_items.map(({ kind, key }) => ({ kind, key, outcome: 'kept', revision: 1, other: null })),
      )
    }),
    http.post('*/rest/v1/rpc/is_pro', () => HttpResponse.json(true)),
    http.post('*/rest/v1/rpc/keep_reading', keepReading),
  )
}

const FAVOURITES = JSON.stringify([{ address: '/x#1', text: 't', page: 'p', savedAt: '2026-11-26T10:00:00.000Z' }])

/** An analysis that was made while the account was signed in, and has not been sent. */
const UNSENT = JSON.stringify([
  {
    id: '00000000-0000-4000-8000-000000000001',
    createdAt: '2026-11-26T10:00:00.000Z',
    text: 'It was told.',
    sections: { clarity: '', creativity: '', grammar: '', suggestions: '' },
    source: 'builtin',
    marks: [],
    history: { account: 'ana', state: 'new' },
  },
])

/** What the device has at the question about signing out. */
async function askedToSignOut(stored: Readonly<Record<string, string>>) {
  const user = userEvent.setup()
  for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text)
  sessionStorage.setItem('promptory:blanks', '{}')
  draw()
  await user.type(address(), 'ana@promptory.test{Enter}')
  await user.type(await code(), '123456{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Sign out' }, { timeout: 15_000 }))
  return user
}

test('signing out everywhere ends the sessions of all devices', async () => {
  let scope: string | null = null
  serve()
  serveAccount()
  server.use(
    http.post('*/auth/v1/logout', ({ request }) => {
      scope = new URL(request.url).searchParams.get('scope')
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const user = await askedToSignOut({})
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere, keep them here' }))
  expect(await screen.findByLabelText('Your e-mail address')).toBeVisible()
  expect([scope, hasSession()]).toEqual(['global', false])
})

test('signing out removes all that is the visitor’s, and nothing else, before the server has answered', async () => {
  serve()
  serveAccount()
  let answer = () => undefined as void
  const isAnswered = new Promise<void>((resolve) => void (answer = resolve))
  server.use(
    http.post('*/auth/v1/logout', async () => {
      await isAnswered
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const own = DEVICE_STORAGE.filter(({ isYours }) => isYours).map(({ key }) => key)
  const staying = ['promptory:theme', 'promptory:consent', 'promptory:device', 'promptory:post-draft']
  const user = await askedToSignOut({
    ...Object.fromEntries([...own, ...staying].map((key) => [key, '[]'])),
    'promptory:favourites': FAVOURITES,
  })
  const button = screen.getByRole('button', { name: 'Sign out, remove them here' })
  expect(button).toHaveAccessibleDescription(/analyses that are not in your writing history, drafts/)
  await user.click(button)
  expect(await screen.findByLabelText('Your e-mail address')).toBeVisible()
  expect(
    Object.keys(localStorage)
      .filter((key) => key.startsWith('promptory:'))
      .toSorted(),
  ).toEqual(staying.toSorted())
  expect(sessionStorage.getItem('promptory:blanks')).toBeNull()
  answer()
  await expectToast(MESSAGES.signedOut)
})

test('an analysis for the writing history is sent before it is removed', async () => {
  serve()
  let kept = 0
  serveAccount(() => {
    kept += 1
    return new HttpResponse(null, { status: 204 })
  })
  const user = await askedToSignOut({ 'promptory:analyses': UNSENT })
  await user.click(screen.getByRole('button', { name: 'Sign out, remove them here' }))
  expect(await screen.findByLabelText('Your e-mail address')).toBeVisible()
  expect([kept, localStorage.getItem('promptory:analyses')]).toEqual([1, null])
})

test.each([
  ['an address that is none', undefined, MESSAGES.emailWrong],
  ['an hour’s letters used up', () => problem(429, 'over_email_send_rate_limit'), MESSAGES.tooManyCodes],
  ['a site without mail', () => problem(422, 'email_provider_disabled'), MESSAGES.noMail],
  ['a server that fails', () => problem(500, 'unexpected_failure'), MESSAGES.unreachable],
  ['no network', () => HttpResponse.error(), MESSAGES.unreachable],
])('%s is told at the field, and the address stays', async (_, otp, message) => {
  serve(otp && { otp })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const user = userEvent.setup()
  draw()
  const typed = otp ? 'ana@promptory.test' : 'ana@promptory'
  await user.type(address(), `${typed}{Enter}`)
  expect(await screen.findByText(message)).toBeVisible()
  expect(address()).toHaveValue(typed)
  expect(address()).toHaveFocus()
  expect(address()).toHaveAccessibleDescription(message)
  if (otp?.().type === 'error') forgiveConsole()
})

test.each([
  ['five digits', '12345', undefined, MESSAGES.codeMissing],
  ['a wrong or old code', '123456', () => problem(403, 'otp_expired'), MESSAGES.codeWrong],
  ['too many tries', '123456', () => problem(429, 'over_request_rate_limit'), MESSAGES.tooManyTries],
  ['no network', '123456', () => HttpResponse.error(), MESSAGES.unreachable],
  ['an answer without a session', '123456', () => HttpResponse.json([{ surprise: true }]), MESSAGES.unreachable],
])('%s is told at the field, and the code stays', async (_, typed, verify, message) => {
  serve(verify && { verify })
  const user = userEvent.setup()
  draw()
  await user.type(address(), 'ana@promptory.test{Enter}')
  await user.type(await code(), `${typed}{Enter}`)
  expect(await screen.findByText(message)).toBeVisible()
  expect(await code()).toHaveValue(typed)
  expect(await code()).toHaveFocus()
  expect(hasSession()).toBe(false)
  if (verify?.().type === 'error') forgiveConsole()
})

test('deleting the account asks once, says why it cannot be, and signs out', async () => {
  serve()
  let answer = () => HttpResponse.json({ code: '55006', message: 'A subscription is running.' }, { status: 400 })
  server.use(http.post('*/rest/v1/rpc/delete_own_account', () => answer()))
  const user = userEvent.setup()
  draw()
  await user.type(address(), 'ana@promptory.test{Enter}')
  await user.type(await code(), '123456{Enter}')
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }, { timeout: 15_000 }))
  await press('Delete my account')
  await press('Delete it for good')
  expect(await screen.findByText('A subscription is running.')).toBeVisible()
  expect(hasSession()).toBe(true)
  answer = () => new HttpResponse(null, { status: 204 }) as never
  await press('Delete my account')
  await press('Delete it for good')
  expect(await screen.findByLabelText('Your e-mail address')).toBeVisible()
  expect(hasSession()).toBe(false)
})
