import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderThemedPage } from '../../support/themed-page.tsx'

const print = vi.fn()
beforeEach(() => {
  vi.stubGlobal('print', print)
  print.mockClear()
  renderThemedPage([...Array.from({ length: 11 }, (_, index) => `Text ${index + 1}.`), 'Ask [who] for the key.'])
})

const paper = () => document.querySelector('body > .print-sheet') as HTMLElement
const texts = () => [...paper().querySelectorAll('li')].map((item) => item.textContent)
const open = async () => {
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Print' }))
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Print' })) }
}

test('all prompts are on the paper at first, as they are filled in', async () => {
  const user = userEvent.setup()
  await user.click(screen.getByRole('textbox', { name: 'who' }))
  await user.keyboard('Ama')
  const { dialog } = await open()
  expect(texts()).toHaveLength(12)
  expect(texts().at(-1)).toContain('Ask Ama for the key.')
  await user.click(dialog.getByRole('button', { name: 'Print 12 prompts' }))
  expect(print).toHaveBeenCalledOnce()
})

test('ten at random, and those that are ticked', async () => {
  const { user, dialog } = await open()
  await user.click(dialog.getByRole('button', { name: 'Ten at random' }))
  expect(texts()).toHaveLength(10)
  expect(dialog.getAllByRole('checkbox', { checked: true })).toHaveLength(10)
  await user.click(dialog.getByRole('button', { name: 'None' }))
  expect(dialog.getByRole('button', { name: 'Print 0 prompts' })).toBeDisabled()
  await user.click(dialog.getByRole('checkbox', { name: 'Prompt 3' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Prompt 5' }))
  expect(texts()).toEqual(['Prompt 3Text 3.', 'Prompt 5Text 5.'])
  await user.click(dialog.getByRole('button', { name: 'All 12' }))
  expect(texts()).toHaveLength(12)
})

test('worksheets have a name, a date and lines; the preview shows the same', async () => {
  const { user, dialog } = await open()
  expect(paper()).not.toHaveTextContent('Name')
  await user.click(dialog.getByRole('button', { name: 'Worksheets' }))
  expect(texts()[0]).toBe('NameDatePrompt 1Text 1.')
  expect(paper().querySelectorAll('[data-lines]')).toHaveLength(12)
  expect(dialog.getByRole('region', { name: 'Preview' })).toHaveTextContent('NameDatePrompt 1')
})

test('the paper goes with the dialog', async () => {
  const { user } = await open()
  await user.keyboard('{Escape}')
  expect(paper()).toBeNull()
})
