import { screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { keepSearch, readSearch } from '@/features/accounts/lib/kept-search'
import { MESSAGES } from '@/features/accounts/messages'
import { SESSION_ENDED } from '@/lib/as-admin'
import { authStorage, clearAuthEntries } from '@/lib/auth-storage'
import { SESSION_KEY } from '@/lib/session'
import { sessionOf } from '../auth/support/fake-auth.ts'
import { account, fakeBackend, GIVEN, PAID, press, refusal, show, showFound } from './support/accounts'

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

test('the search is kept in the tab, out of its address', async () => {
  const user = show()
  await user.type(field(), 'ana{Enter}')
  await screen.findByText('ana@promptory.test')
  expect(readSearch()).toBe('ana')
  expect(window.location.href).not.toContain('ana')
})

test('a reload shows the last search again', async () => {
  await showFound()
  expect(field()).toHaveValue('ana')
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

test('nothing found is told', async () => {
  backend.accounts = []
  keepSearch('nobody')
  show()
  expect(await screen.findByText('No account has an address that begins like this.')).toBeVisible()
})

test('as many as are told at most are not all', async () => {
  backend.accounts = Array.from({ length: 20 }, (_, n) => account({ id: `c${n}`, email: `ana${n}@promptory.test` }))
  keepSearch('ana')
  show()
  expect(await screen.findByText(/^The first 20 accounts: type more/)).toBeVisible()
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
  ['a missing right', refusal('42501', 'Only an admin sees and changes accounts.', 403), MESSAGES.forbidden],
  ['what the function says', refusal('22023', 'Type at least three letters.', 400), 'Type at least three letters.'],
  ['another error', refusal('XX000', 'internal', 500), 'The server answered with an error (500).'],
  ['an answer that cannot be read', () => HttpResponse.json([{ id: 1 }]), MESSAGES.unreadable],
])('%s is told', async (_, answer, sentence) => {
  backend.answers.admin_find_accounts = answer
  keepSearch('ana')
  show()
  expect(await screen.findByText(sentence)).toBeVisible()
})

test('a session that has ended and is not renewed is told', async () => {
  keepSearch('ana')
  show(async () => ({ data: null, status: 401, error: { message: SESSION_ENDED } }))
  expect(await screen.findByText(SESSION_ENDED)).toBeVisible()
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
