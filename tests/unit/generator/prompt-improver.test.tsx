import { screen, within } from '@testing-library/react'
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
