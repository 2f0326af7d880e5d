import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { clearAuthEntries } from '@/lib/auth-storage'
import { SESSION_KEY } from '@/lib/session'
import { server } from '../../msw/server.ts'
import { openSite as open } from '../../support/site.tsx'
import { sessionOf } from '../auth/support/fake-auth.ts'

/** An account, as the backend tells of it; each test has its own, since a page asks once. */
function signIn({ id = '', hasPro = false, isAdmin = false, methods = ['otp'] }) {
  const session = sessionOf({ id, email: `${id}@promptory.test`, methods })
  localStorage.setItem(SESSION_KEY, JSON.stringify(session))
  server.use(
    http.post('*/rest/v1/rpc/is_pro', () => HttpResponse.json(hasPro)),
    http.post('*/rest/v1/rpc/is_admin', () => HttpResponse.json(isAdmin)),
    http.get('*/rest/v1/*', () => HttpResponse.json([])),
    http.get('*/auth/v1/user', () => HttpResponse.json(session.user)),
  )
}

/** Another page's code is read from many files here. */
const PAGE_LOADS = { timeout: 20_000 }

beforeEach(() => {
  localStorage.clear()
  clearAuthEntries('')
})

/** The header's menu, once its code is there. */
async function menus() {
  const dropdown = (await within(screen.getByRole('banner')).findByText('Signed in as')).closest('details')
  if (!dropdown) throw new Error('There is no menu.')
  const linksOf = (part: HTMLElement) => [...part.querySelectorAll('a')].map(({ textContent }) => textContent)
  return { dropdown, linksOf }
}

test.each([
  ['without Pro', {}, 'Pro', '/pricing', []],
  ['with Pro', { hasPro: true }, 'Writing history', '/account/history', []],
  ['an admin’s', { isAdmin: true, methods: ['password'] }, 'Pro', '/pricing', ['Admin area']],
  ['of a code is no admin’s', { isAdmin: true }, 'Pro', '/pricing', []],
  ['of a reader’s password', { methods: ['password'] }, 'Pro', '/pricing', []],
] as const)('the menu of a session %s', async (name, account, pro, to, more) => {
  const id = name.replaceAll(/\W/g, '')
  signIn({ id, ...account, methods: [...('methods' in account ? account.methods : ['otp'])] })
  await open('/generator')
  const { dropdown, linksOf } = await menus()
  const wanted = ['Your account', 'Your desk', pro, ...more, 'Sign out']
  await waitFor(() => expect(linksOf(dropdown)).toEqual(wanted))
  await waitFor(() => expect(within(dropdown).getByText(pro)).toHaveAttribute('href', to))
})

test('by keyboard: it opens by arrow, closes by Escape, and signing out asks what stays', async () => {
  signIn({ id: 'keys' })
  const user = userEvent.setup()
  await open('/generator', '/account')
  const { dropdown } = await menus()
  const summary = within(dropdown).getByText('Account')
  summary.focus()
  await user.keyboard('{ArrowDown}')
  expect(within(dropdown).getByText('Your account')).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(dropdown).not.toHaveAttribute('open')
  expect(summary).toHaveFocus()
  for (let turn = 0; turn < 2; turn += 1) {
    await user.click(within(dropdown).getByText('Sign out'))
    expect(await screen.findByRole('button', { name: 'Sign out, keep them here' }, PAGE_LOADS)).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign out, keep them here' })).toHaveFocus())
    await user.click(screen.getByRole('button', { name: 'Stay signed in' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign out' })).toHaveFocus())
  }
})

test('another account in the same page is asked for itself', async () => {
  signIn({ id: 'first', hasPro: true })
  const user = userEvent.setup()
  await open('/generator', '/account')
  const { dropdown, linksOf } = await menus()
  await waitFor(() => expect(linksOf(dropdown)).toContain('Writing history'), PAGE_LOADS)
  signIn({ id: 'second' })
  await user.click(within(dropdown).getByText('Your account'))
  await waitFor(() => expect(linksOf(dropdown)).not.toContain('Writing history'), PAGE_LOADS)
})
