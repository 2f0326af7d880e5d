import { screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { keepSearch, readSearch } from '@/features/accounts/lib/kept-search'
import { MESSAGES } from '@/features/accounts/messages'
import { authStorage, clearAuthEntries } from '@/lib/auth-storage'
import { SESSION_KEY } from '@/lib/session'
import { sessionOf } from '../auth/support/fake-auth.ts'
import { account, fakeBackend, GIVEN, PAID, press, show, showFound } from './support/accounts'

const backend = fakeBackend()
const field = () => screen.getByLabelText('Address, or how it begins')

test('an account is found by how its address begins, and told in numbers', async () => {
  const user = show()
  expect(screen.getByText(MESSAGES.nothingTyped)).toBeVisible()
  await user.type(field(), ' an {Enter}')
  expect(screen.getByText(MESSAGES.tooShort)).toBeVisible()
  expect(field()).toHaveFocus()
  expect(backend.calls).toEqual([])

  await user.clear(field())
  await user.type(field(), ' ana {Enter}')
  expect(await screen.findByRole('heading', { name: 'ana@promptory.test' })).toBeVisible()
  expect(screen.getByText('Since Nov 2, 2026. Last sign-in: never. Keeps 12 things and 1 reading.')).toBeVisible()
  expect(screen.getByText('One account')).toBeVisible()
  expect(backend.callsOf('admin_find_accounts')).toEqual([{ p_address: 'ana' }])
})

test('whoever signs in next in this tab does not see what was searched by', () => {
  const signIn = (id: string) => authStorage.setItem(SESSION_KEY, JSON.stringify(sessionOf({ id })))
  signIn('ana')
  keepSearch('somebody@promptory.test')
  expect(readSearch()).toBe('somebody@promptory.test')
  clearAuthEntries('')
  expect(readSearch()).toBe('')
  signIn('bea')
  show()
  expect(field()).toHaveValue('')
  expect(screen.getByText(MESSAGES.nothingTyped)).toBeVisible()
  expect(backend.calls).toEqual([])
  clearAuthEntries('')
})

test('a search under way and one that failed are told, and it is repeated', async () => {
  let fail = () => {}
  const isFailing = new Promise<void>((resolve) => {
    fail = resolve
  })
  backend.answers.admin_find_accounts = async () => {
    await isFailing
    return HttpResponse.error()
  }
  keepSearch('ana')
  const user = show()
  expect(await screen.findByText('Searching...')).toBeVisible()
  fail()
  expect(await screen.findByText(MESSAGES.unreachable)).toBeVisible()
  backend.answers.admin_find_accounts = () => HttpResponse.json(backend.accounts)
  await press(user, 'Retry')
  expect(await screen.findByText('ana@promptory.test')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Accounts found' })).toHaveFocus()
})

test.each([
  [GIVEN, 'Pro until Jan 31, 2099, given by admin@promptory.test: “A friend.”'],
  [
    { ...GIVEN, is_pro: false, given_until: '2026-01-31 23:59:59+00' },
    'Had Pro until Jan 31, 2026, given by admin@promptory.test: “A friend.”',
  ],
  [PAID, 'Pays for Pro, next on Mar 1, 2099.'],
  [{ ...PAID, ends_with_period: true }, 'Paid until Mar 1, 2099, and cancelled.'],
  [
    { ...PAID, paid_status: 'past_due' },
    'Pays for Pro. The payment due on Mar 1, 2099 has failed, and is tried again.',
  ],
  [{ ...PAID, is_pro: false, paid_status: 'unpaid' }, 'Paid until Mar 1, 2099. Stripe says “unpaid”.'],
])('says of Pro how it stands (%#)', async (more, sentence) => {
  backend.accounts = [account(more)]
  await showFound()
  expect(screen.getByText(sentence)).toBeVisible()
})
