import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { MESSAGES } from '@/features/accounts/messages'
import { downloadText } from '@/lib/download'
import { dismissToasts, expectToast } from '../../support/toasts.ts'
import { account, fakeBackend, GIVEN, press, refusal, showFound } from './support/accounts'

vi.mock('@/lib/download', () => ({ downloadText: vi.fn<typeof downloadText>() }))

const backend = fakeBackend()
afterEach(dismissToasts)

test('Pro is given until the end of a day, with a note', async () => {
  backend.answers.admin_give_pro = () => {
    backend.accounts = [account(GIVEN)]
    return new HttpResponse(null, { status: 204 })
  }
  const user = await showFound()
  await press(user, 'Give Pro')
  const day = screen.getByLabelText('Pro until the end of')
  await waitFor(() => expect(day).toHaveFocus())
  await press(user, 'Give')
  expect(screen.getByText(MESSAGES.dayMissing)).toBeVisible()
  await user.type(day, '2099-01-31')
  await press(user, 'Give')
  expect(screen.getByText(MESSAGES.noteMissing)).toBeVisible()
  expect(screen.getByLabelText(/^Why/)).toHaveFocus()
  await user.type(screen.getByLabelText(/^Why/), ' A friend. ')
  await press(user, 'Give')
  expect(await screen.findByText(/^Pro until Jan 31, 2099/)).toBeVisible()
  expect(backend.callsOf('admin_give_pro')).toEqual([
    { p_account: account().id, p_until: '2099-01-31T23:59:59Z', p_note: 'A friend.' },
  ])
  expect(screen.queryByLabelText('Pro until the end of')).toBeNull()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Change Pro' })).toHaveFocus())
})

test('what was typed stays where Pro could not be given, and the function’s sentence is shown', async () => {
  backend.answers.admin_give_pro = refusal('P0002', 'There is no such account any more.', 500)
  backend.accounts = [account(GIVEN)]
  const user = await showFound()
  await press(user, 'Change Pro')
  expect(screen.getByLabelText('Pro until the end of')).toHaveValue('2099-01-31')
  await user.type(screen.getByLabelText(/^Why/), ' Longer.')
  await press(user, 'Give')
  expect(await screen.findByText('There is no such account any more.')).toBeVisible()
  expect(screen.getByLabelText(/^Why/)).toHaveValue('A friend. Longer.')
})

test('Pro is taken back after a question', async () => {
  backend.accounts = [account(GIVEN)]
  backend.answers.admin_take_pro_back = () => {
    backend.accounts = [account()]
    return HttpResponse.json(true)
  }
  const user = await showFound()
  await press(user, 'Take Pro back')
  await press(user, 'Leave it')
  expect(backend.callsOf('admin_take_pro_back')).toEqual([])
  await press(user, 'Take Pro back')
  await press(user, 'Take it back')
  await expectToast(MESSAGES.takenBack)
  await waitFor(() => expect(screen.queryByText(/^Pro until/)).toBeNull())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Give Pro' })).toHaveFocus())
})

test('an account is deleted once its address is typed', async () => {
  backend.answers.admin_delete_account = () => {
    backend.accounts = []
    return HttpResponse.json(true)
  }
  const user = await showFound()
  await press(user, 'Delete...')
  const dialog = within(screen.getByRole('alertdialog'))
  expect(dialog.getByText(/everything it keeps \(12 things and 1 reading\)/)).toBeVisible()
  const address = dialog.getByLabelText('Type its address')
  await waitFor(() => expect(address).toHaveFocus())
  await user.type(address, 'anna@promptory.test{Enter}')
  expect(dialog.getByText(MESSAGES.otherAddress)).toBeVisible()
  expect(backend.callsOf('admin_delete_account')).toEqual([])
  await user.clear(address)
  await user.type(address, ' Ana@promptory.test{Enter}')
  await expectToast(MESSAGES.deleted)
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Accounts found' })).toHaveFocus())
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.queryByText('ana@promptory.test')).toBeNull()
  expect(backend.callsOf('admin_delete_account')).toEqual([{ p_account: account().id, p_email: 'Ana@promptory.test' }])
})

test.each([
  ['a subscription that runs', refusal('55006', 'A subscription is running.', 500), 'A subscription is running.'],
  ['an admin’s right', refusal('55000', 'This is an admin’s account.', 500), 'This is an admin’s account.'],
  ['a missing answer', () => HttpResponse.error(), MESSAGES.unreachable],
])('%s keeps the account, and what was typed', async (_, answer, sentence) => {
  backend.answers.admin_delete_account = answer
  const user = await showFound()
  await press(user, 'Delete...')
  await user.type(screen.getByLabelText('Type its address'), 'ana@promptory.test{Enter}')
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(screen.getByLabelText('Type its address')).toHaveValue('ana@promptory.test')
})
