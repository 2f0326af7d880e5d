import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openSite } from '../../support/site.tsx'
import { dismissToasts } from '../../support/toasts.ts'

afterEach(dismissToasts)

const field = () =>
  within(screen.getByText('Improve a prompt I have').parentElement?.parentElement as HTMLElement).getByRole('textbox', {
    name: 'Your prompt',
  })

test('changes are shown with their reasons, left out when unticked, and copied with what was filled in', async () => {
  const user = userEvent.setup()
  await openSite('/generator')
  await user.type(field(), 'Please write about gardens')
  const changes = await screen.findByRole('list', { name: 'Changes' })
  expect(within(changes).getByText('Begin with the task.')).toBeVisible()
  for (const name of [/^Show a line/, /^Name the form/, /^Set a limit/]) {
    await user.click(within(changes).getByRole('checkbox', { name }))
  }
  await user.click(screen.getByRole('textbox', { name: 'who will read or use it' }))
  await user.keyboard('my aunt')
  await user.click(screen.getByRole('button', { name: 'Copy improved prompt' }))
  expect(await navigator.clipboard.readText()).toBe('Write about gardens. It is for my aunt.')
})

test('what is typed is kept on the device', async () => {
  const user = userEvent.setup()
  const { unmount } = await openSite('/generator')
  await user.type(field(), 'Write about my garden')
  unmount()
  await openSite('/generator')
  expect(field()).toHaveValue('Write about my garden')
})

test('a prompt in another language is not judged', async () => {
  const user = userEvent.setup()
  await openSite('/generator')
  await user.type(field(), 'Schreibe einen Brief an meinen Vermieter über die kalte Heizung')
  expect(await screen.findByText('Only prompts in English can be checked here.')).toBeVisible()
})

test('each generator leads to the other', async () => {
  const user = userEvent.setup()
  const { router } = await openSite('/generator', '/prompt-generator')
  const ways = () => within(screen.getByRole('navigation', { name: 'Two ways to a prompt' }))
  expect(ways().getByRole('link', { name: 'Describe it' })).toHaveAttribute('aria-current', 'page')
  await user.click(ways().getByRole('link', { name: 'Pick options, works offline' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/prompt-generator'))
  await waitFor(() =>
    expect(ways().getByRole('link', { name: 'Pick options, works offline' })).toHaveAttribute('aria-current', 'page'),
  )
})

test('a category that the description looks like is offered, and changes nothing until it is pressed', async () => {
  const user = userEvent.setup()
  await openSite('/generator')
  const category = screen.getByRole('combobox', { name: 'Category' })
  await user.type(screen.getByLabelText('What do you want to achieve?'), 'python script for my csv')
  const chip = await screen.findByRole('button', { name: 'Looks like coding: use it' })
  expect(category).toHaveValue('writing')
  await user.click(chip)
  expect(category).toHaveValue('coding')
  expect(category).toHaveFocus()
  expect(screen.queryByRole('button', { name: /^Looks like/ })).toBeNull()
})
