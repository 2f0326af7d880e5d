import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
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
