import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { SPINNER_LIMIT_MS } from '@/features/auth/components/require-admin'
import { expectToast } from '../../support/toasts.ts'
import { expectAddress, renderAdminSite, tidy } from './support/admin-site.tsx'
import { sessionOf, wrongPassword } from './support/fake-auth.ts'

afterEach(tidy)

const FORBIDDEN = "You don't have permission to access the admin area"

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
