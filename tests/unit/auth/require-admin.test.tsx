import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { SPINNER_LIMIT_MS } from '@/features/auth/components/require-admin'
import { CHECK_LIMIT_MS } from '@/features/auth/lib/auth-store'
import { authStorage } from '@/lib/auth-storage'
import { SESSION_KEY } from '@/lib/session'
import { expectToast } from '../../support/toasts.ts'
import { expectAddress, renderAdminSite, tidy } from './support/admin-site.tsx'
import { sessionOf, wrongPassword } from './support/fake-auth.ts'

afterEach(tidy)

const FORBIDDEN = "You don't have permission to access the admin area"

test('a spinner turns while it is not known who comes', () => {
  renderAdminSite('/admin')
  expect(screen.getByText('Loading...')).toBeVisible()
  expect(screen.queryByRole('heading')).toBeNull()
})

test('the spinner gives way to words, a retry and two ways out before ten seconds are over', () => {
  vi.useFakeTimers()
  try {
    expect(SPINNER_LIMIT_MS).toBeLessThan(10_000)
    renderAdminSite('/admin/blog')
    act(() => void vi.advanceTimersByTime(SPINNER_LIMIT_MS + 1))
  } finally {
    vi.useRealTimers()
  }
  expect(screen.queryByText('Loading...')).toBeNull()
  expect(screen.getByRole('alert')).toHaveTextContent('No answer yet')
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to login' })).toHaveAttribute('href', '/admin/login')
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
})

test('Retry reads an unanswered admin flag again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    const { emit, readIsAdmin } = renderAdminSite('/admin', { isAdmin: () => new Promise(() => undefined) })
    await act(async () => emit('INITIAL_SESSION', sessionOf()))
    await act(() => vi.advanceTimersByTimeAsync(CHECK_LIMIT_MS + 100))
    readIsAdmin.mockResolvedValue(true)
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(screen.getByText('Loading...')).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(100))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Admin Dashboard')
  } finally {
    vi.useRealTimers()
  }
})

test('Retry waits on while the session is still being renewed', async () => {
  vi.useFakeTimers()
  try {
    const { emit } = renderAdminSite('/admin')
    act(() => void vi.advanceTimersByTime(SPINNER_LIMIT_MS + 1))
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(screen.getByText('Loading...')).toBeVisible()
    act(() => void vi.advanceTimersByTime(SPINNER_LIMIT_MS + 1))
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
    await act(async () => emit('INITIAL_SESSION', sessionOf()))
    await act(() => vi.advanceTimersByTimeAsync(100))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Admin Dashboard')
  } finally {
    vi.useRealTimers()
  }
})

test('a session that could not be renewed says so at once', async () => {
  const { emit } = renderAdminSite('/admin')
  authStorage.setItem(SESSION_KEY, '{}')
  await act(async () => emit('INITIAL_SESSION', null))
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
})

test('without an account one is led to the login, which knows where one was going', async () => {
  const { emit } = renderAdminSite('/admin/blog/edit/a-slug?x=1')
  await act(async () => emit('INITIAL_SESSION', null))
  await expectAddress('/admin/login?from=%2Fadmin%2Fblog%2Fedit%2Fa-slug%3Fx%3D1')
})

test('an admin sees the page', async () => {
  const { emit } = renderAdminSite('/admin')
  await act(async () => emit('INITIAL_SESSION', sessionOf()))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Admin Dashboard'))
  expect(screen.getByText(/^Welcome/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Content Management' })).toHaveAttribute('href', '/admin/blog')
  expect(screen.getByText('Manage blog posts and prompt libraries')).toBeVisible()
  expect(screen.getByText('Manage accounts and permissions')).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Content Management',
    'User Management',
    'Site Settings',
    'How things stand',
  ])
  for (const name of ['User Management', 'Site Settings']) expect(screen.queryByRole('link', { name })).toBeNull()
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test.each([
  ['is no admin', async () => false],
  ['has a flag that cannot be read', async () => Promise.reject(new Error('500'))],
])('an account that %s is refused and led home', async (_, isAdmin) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { emit } = renderAdminSite('/admin', { isAdmin })
  await act(async () => emit('INITIAL_SESSION', sessionOf()))
  await expectToast(FORBIDDEN)
  await expectAddress('/')
  expect(screen.queryByText('Admin Dashboard')).toBeNull()
})

/** An admin on the dashboard, whose flag could not be read when it was last asked for. */
async function withFailedCheck() {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const site = renderAdminSite('/admin')
  await act(async () => site.emit('INITIAL_SESSION', sessionOf()))
  await screen.findByText('Admin Dashboard')
  site.readIsAdmin.mockRejectedValueOnce(new Error('offline'))
  await act(async () => site.emit('TOKEN_REFRESHED', sessionOf({ token: '2' })))
  await screen.findByText(/could not be checked/)
  site.readIsAdmin.mockClear()
  return site
}

test('a check that failed on one page refuses nobody on the next, which asks again first', async () => {
  const { readIsAdmin } = await withFailedCheck()
  let answer: (isAdmin: boolean) => void = () => undefined
  readIsAdmin.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  await userEvent.click(screen.getByRole('link', { name: 'Content Management' }))
  expect(screen.getByText('Loading...')).toBeVisible()
  await waitFor(() => expect(readIsAdmin).toHaveBeenCalledOnce())
  await act(async () => answer(true))
  expect(await screen.findByRole('heading', { name: 'Form' })).toBeVisible()
  expect(screen.queryByText(FORBIDDEN)).toBeNull()
})

test('the next page refuses when its own check fails, too', async () => {
  const { readIsAdmin } = await withFailedCheck()
  readIsAdmin.mockRejectedValueOnce(new Error('offline'))
  await userEvent.click(screen.getByRole('link', { name: 'Content Management' }))
  await expectToast(FORBIDDEN)
  await expectAddress('/')
  expect(readIsAdmin).toHaveBeenCalledOnce()
})

test('an account whose code is still due is sent to give it', async () => {
  const { emit } = renderAdminSite('/admin/blog')
  await act(async () => emit('INITIAL_SESSION', sessionOf({ hasAuthenticator: true })))
  await expectAddress('/admin/login?from=%2Fadmin%2Fblog')
  expect(await screen.findByLabelText('Code of your authenticator app')).toHaveFocus()
})

async function withTypedText(isAdmin?: () => Promise<boolean>) {
  const site = renderAdminSite('/admin/blog/new', isAdmin && { isAdmin })
  const user = userEvent.setup()
  await act(async () => site.emit('INITIAL_SESSION', sessionOf()))
  await user.type(await screen.findByLabelText('Title'), 'Half a post')
  return { ...site, user }
}

test('a form stays as it is while a renewed session is checked, and when the check fails', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { emit, readIsAdmin, user } = await withTypedText()
  readIsAdmin.mockRejectedValueOnce(new Error('offline'))
  await act(async () => emit('TOKEN_REFRESHED', sessionOf({ token: '2' })))
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be checked')
  expect(screen.getByLabelText('Title')).toHaveValue('Half a post')
  await user.click(screen.getByRole('button', { name: 'Check again' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(screen.getByLabelText('Title')).toHaveValue('Half a post')
})

test('who is no admin any more leaves the form', async () => {
  const { emit, readIsAdmin } = await withTypedText()
  readIsAdmin.mockResolvedValue(false)
  await act(async () => emit('TOKEN_REFRESHED', sessionOf({ token: '2' })))
  await expectToast(FORBIDDEN)
  await expectAddress('/')
})

test('a session that ends over a form asks for the password in place and keeps what was typed', async () => {
  const { emit, answers, user } = await withTypedText()
  await act(async () => emit('SIGNED_OUT', null))
  const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' })
  expect(screen.getByLabelText('Title')).toHaveValue('Half a post')
  expect(screen.getByLabelText('Email')).toHaveValue('ana@promptory.test')
  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username')
  const password = screen.getByLabelText('Password')
  expect(password).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Carry on' }))
  expect(dialog).toHaveTextContent('Please enter your password')
  answers.signInError = wrongPassword()
  await user.type(password, 'wrong{Enter}')
  await waitFor(() => expect(dialog).toHaveTextContent('Invalid login credentials'))
  expect(password).toHaveFocus()
  answers.signInError = undefined
  answers.session = sessionOf({ token: '2' })
  await user.click(screen.getByRole('button', { name: 'Carry on' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByLabelText('Title')).toHaveValue('Half a post')
  expect(document.querySelector('output')).toHaveTextContent('/admin/blog/new')
})

test('neither Escape nor a press beside it takes the question away', async () => {
  const { emit, user } = await withTypedText()
  await act(async () => emit('SIGNED_OUT', null))
  await screen.findByRole('dialog', { name: 'Your session has ended' })
  await user.keyboard('{Escape}')
  fireEvent.pointerDown(document.body, { button: 0 })
  fireEvent.click(document.body)
  expect(screen.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible()
})

test('in place, too, the code of an authenticator app is asked for', async () => {
  const { emit, answers, user } = await withTypedText()
  await act(async () => emit('SIGNED_OUT', null))
  answers.session = sessionOf({ token: '2', hasAuthenticator: true })
  await user.type(await screen.findByLabelText('Password'), 'secret{Enter}')
  await user.type(await screen.findByLabelText('Code of your authenticator app'), '123 456{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByLabelText('Title')).toHaveValue('Half a post')
})

test('who does not want to carry on is led to the login and back here afterwards', async () => {
  const { emit, user } = await withTypedText()
  await act(async () => emit('SIGNED_OUT', null))
  await user.click(await screen.findByRole('button', { name: 'Not now' }))
  await expectAddress('/admin/login?from=%2Fadmin%2Fblog%2Fnew')
  await expectToast('You have been logged out')
})

test('a page without a form leads to the login when the session ends elsewhere', async () => {
  const { emit } = renderAdminSite('/admin')
  await act(async () => emit('INITIAL_SESSION', sessionOf()))
  await screen.findByText('Admin Dashboard')
  await act(async () => emit('SIGNED_OUT', null))
  await expectAddress('/admin/login')
  await expectToast('You have been logged out')
})

test('Logout says so and leads to the login, which forgets where one was', async () => {
  const { user, calls } = await withTypedText()
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  await expectToast('Successfully logged out')
  await expectAddress('/admin/login')
  expect(document.querySelector('output')).not.toHaveTextContent('from')
  expect(calls).toEqual(['sign-out global, stored: nothing'])
  expect(screen.queryByText('You have been logged out')).toBeNull()
})

test('Logout that the server does not hear of says so, and this device is signed out', async () => {
  const { user, answers, store } = await withTypedText()
  answers.signOut = async () => Promise.reject(new TypeError('Failed to fetch'))
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  await expectToast('Failed to sign out. Please try again.')
  expect(screen.getByText(/This device is signed out/)).toBeVisible()
  await expectAddress('/admin/login')
  expect(store.getState().user).toBeNull()
  expect(authStorage.getItem(SESSION_KEY)).toBeNull()
})
