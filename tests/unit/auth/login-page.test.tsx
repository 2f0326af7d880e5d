import { AuthRetryableFetchError } from '@supabase/supabase-js'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { SPINNER_LIMIT_MS } from '@/features/auth/components/require-admin'
import { authStorage } from '@/lib/auth-storage'
import { SESSION_KEY } from '@/lib/session'
import { expectToast } from '../../support/toasts.ts'
import { expectAddress, renderAdminSite, tidy } from './support/admin-site.tsx'
import { sessionOf, wrongPassword } from './support/fake-auth.ts'

afterEach(tidy)

const email = () => screen.getByLabelText('Email')
const password = () => screen.getByLabelText('Password')
const submit = () => screen.getByRole('button', { name: /Login to Admin|Logging in/ })

function open(address = '/admin/login?from=%2Fadmin%2Fblog', isAdmin?: () => Promise<boolean>) {
  const site = renderAdminSite(address, isAdmin && { isAdmin })
  act(() => site.emit('INITIAL_SESSION', null))
  return { ...site, user: userEvent.setup() }
}

test('says what it is, is kept from search engines, and is known to password managers', () => {
  open()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Admin Login')
  expect(screen.getByText('Enter your credentials to access the admin dashboard')).toBeVisible()
  expect(submit()).toHaveTextContent('Login to Admin')
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  expect(email()).toHaveAttribute('autocomplete', 'username')
  expect(email()).toHaveAttribute('name', 'username')
  expect(email()).toHaveAttribute('type', 'email')
  expect(password()).toHaveAttribute('autocomplete', 'current-password')
  expect(password()).toHaveAttribute('name', 'password')
  // Sent without scripts, a password must not come to stand in an address.
  expect(email().closest('form')).toHaveAttribute('method', 'post')
  expect(email()).toBeRequired()
  expect(password()).toBeRequired()
})

test.each([
  ['nothing', '', '', 'Email'],
  ['no email', '', 'secret', 'Email'],
  ['an email of spaces', '  ', 'secret', 'Email'],
  ['no password', 'ana@promptory.test', '', 'Password'],
])('%s is refused, and the focus goes to what is missing', async (_, address, secret, missing) => {
  const { user, trial } = open()
  if (address) await user.type(email(), address)
  if (secret) await user.type(password(), secret)
  await user.click(submit())
  await expectToast('Please enter both email and password')
  expect(screen.getByLabelText(missing)).toHaveFocus()
  expect(screen.getByLabelText(missing)).toBeInvalid()
  expect(screen.getByLabelText(missing)).toHaveAccessibleDescription(/Please enter both email and password/)
  expect(trial.signInWithPassword).not.toHaveBeenCalled()
})

test('a right password is told, and half a second later one is where one wanted to go', async () => {
  const { user, trial } = open()
  await user.type(email(), ' ana@promptory.test ')
  await user.type(password(), ' secret {Enter}')
  await expectToast('Successfully logged in')
  await expectAddress('/admin/blog')
  // Spaces belong to a password, not to an address.
  expect(trial.signInWithPassword).toHaveBeenCalledWith({ email: 'ana@promptory.test', password: ' secret ' })
})

test('the half second is half a second', async () => {
  vi.useFakeTimers()
  try {
    const site = renderAdminSite('/admin/login')
    act(() => site.emit('INITIAL_SESSION', null))
    fireEvent.input(email(), { target: { value: 'ana@promptory.test' } })
    fireEvent.input(password(), { target: { value: 'secret' } })
    fireEvent.submit(email().closest('form') as HTMLFormElement)
    await act(() => vi.advanceTimersByTimeAsync(490))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Admin Login')
    await act(() => vi.advanceTimersByTimeAsync(20))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Admin Dashboard')
  } finally {
    vi.useRealTimers()
  }
})

test.each(['//evil.example', 'https://evil.example/admin', '/admin/%2e%2e/evil', '/administrator'])(
  'an address that leads to %s is not followed',
  async (from) => {
    const { user } = open(`/admin/login?from=${encodeURIComponent(from)}`)
    await user.type(email(), 'ana@promptory.test')
    await user.type(password(), 'secret{Enter}')
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Admin Dashboard'))
    expect(document.querySelector('output')?.textContent).toBe('/admin')
  },
)

test('a wrong password is told in the service’s words; what was typed stays', async () => {
  const { user, answers } = open()
  answers.signInError = wrongPassword()
  await user.type(email(), 'ana@promptory.test')
  await user.type(password(), 'wrong{Enter}')
  await expectToast('Invalid login credentials')
  expect(email()).toHaveValue('ana@promptory.test')
  expect(password()).toHaveValue('wrong')
  expect(password()).toHaveFocus()
  expect(password()).toHaveAccessibleDescription(/Invalid login credentials/)
  expect(submit()).toHaveTextContent('Login to Admin')
  await user.type(password(), '!')
  expect(password()).toBeValid()
})

test('a service that gives no sentence is spoken for, and that it was out of reach is said', async () => {
  const { user, answers } = open()
  answers.signInError = new AuthRetryableFetchError('Failed to fetch', 0)
  await user.type(email(), 'ana@promptory.test')
  await user.type(password(), 'secret{Enter}')
  await expectToast('Failed to login. Please check your credentials.')
  expect(screen.getByText(/no usable answer/)).toBeVisible()
  expect(screen.queryByText(/Failed to fetch/)).toBeNull()
  expect(password()).toHaveValue('secret')
})

test('two presses are one sign-in', async () => {
  const { user, trial } = open()
  let answer: () => void = () => undefined
  trial.signInWithPassword.mockImplementationOnce(
    () => new Promise((resolve) => (answer = () => resolve({ data: null, error: wrongPassword() }))),
  )
  await user.type(email(), 'ana@promptory.test')
  await user.type(password(), 'secret')
  await user.dblClick(submit())
  await user.type(password(), '{Enter}')
  expect(submit()).toHaveTextContent('Logging in...')
  expect(submit()).toHaveAttribute('aria-busy', 'true')
  expect(trial.signInWithPassword).toHaveBeenCalledOnce()
  answer()
  await waitFor(() => expect(submit()).toHaveTextContent('Login to Admin'))
})

test('the password can be looked at and covered again', async () => {
  const { user } = open()
  await user.type(password(), 'secret')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password()).toHaveAttribute('type', 'text')
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(password()).toHaveAttribute('type', 'password')
  expect(password()).toHaveValue('secret')
})

test('Caps Lock is mentioned while it is on', () => {
  open()
  fireEvent.keyUp(password(), { key: 'A', modifierCapsLock: true })
  expect(screen.getByText('Caps Lock is on.')).toBeVisible()
  expect(password()).toHaveAccessibleDescription('Caps Lock is on.')
  fireEvent.keyUp(password(), { key: 'a', modifierCapsLock: false })
  expect(screen.queryByText('Caps Lock is on.')).toBeNull()
})

test('an admin who is signed in already passes through', async () => {
  authStorage.setItem(SESSION_KEY, JSON.stringify(sessionOf()))
  const { emit } = renderAdminSite('/admin/login?from=%2Fadmin%2Fblog')
  expect(screen.getByText('Loading...')).toBeVisible()
  act(() => emit('INITIAL_SESSION', sessionOf()))
  await expectAddress('/admin/blog')
})

test('a stored session that is not answered for gives way to the form', () => {
  vi.useFakeTimers()
  try {
    authStorage.setItem(SESSION_KEY, JSON.stringify(sessionOf()))
    renderAdminSite('/admin/login')
    expect(screen.getByText('Loading...')).toBeVisible()
    act(() => void vi.advanceTimersByTime(SPINNER_LIMIT_MS + 1))
    expect(email()).toBeVisible()
  } finally {
    vi.useRealTimers()
  }
})

test('an account that is no admin’s can be changed for another here', async () => {
  const { emit } = renderAdminSite('/admin/login', { isAdmin: async () => false })
  act(() => emit('INITIAL_SESSION', sessionOf()))
  await waitFor(() => expect(email()).toBeVisible())
})

test('a reader’s right password leads to the refusal', async () => {
  const { user } = open('/admin/login', async () => false)
  await user.type(email(), 'reader@promptory.test')
  await user.type(password(), 'secret{Enter}')
  await expectToast('Successfully logged in')
  await expectToast("You don't have permission to access the admin area")
  await expectAddress('/')
})

test('an authenticator app’s code is the second step; it can be left', async () => {
  const { user, answers } = open()
  answers.session = sessionOf({ hasAuthenticator: true })
  await user.type(email(), 'ana@promptory.test')
  await user.type(password(), 'secret{Enter}')
  const code = await screen.findByLabelText('Code of your authenticator app')
  expect(code).toHaveFocus()
  expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  expect(screen.queryByText('Successfully logged in')).toBeNull()
  await user.type(code, '12{Enter}')
  expect(code).toHaveAccessibleDescription('Please enter the six digits of the code')
  await user.clear(code)
  await user.type(code, '123456{Enter}')
  await expectToast('Successfully logged in')
  await expectAddress('/admin/blog')
})
