import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderThemedPage } from '../../support/themed-page.tsx'
import { dismissToasts } from '../../support/toasts.ts'

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
  renderThemedPage([
    'Write to [name] about the [thing].',
    'The second prompt.',
    'The third prompt.',
    'Ask [owner: e.g. my aunt in Lomé] for the key.',
  ])
})

afterEach(() => {
  vi.useRealTimers()
  return dismissToasts()
})

const blank = (name: string) => screen.getByRole('textbox', { name })
const prompt = (number: number) => within(screen.getByRole('group', { name: `Prompt ${number}` }))

test('nothing says copied that was not', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  document.execCommand = () => false
  await user.click(prompt(2).getByRole('button', { name: 'Copy' }))
  await waitFor(() => expect(screen.getByText('The browser did not allow copying.')).toBeVisible())
  expect(screen.queryByText('Copied!')).toBeNull()
  expect(window.getSelection()?.toString()).toBe('The second prompt.')
})

test('a blank shows its example while it is filled in, and is copied without it', async () => {
  const user = userEvent.setup()
  await user.click(blank('owner'))
  expect(screen.getByText('For example: my aunt in Lomé')).toBeVisible()
  expect(blank('owner')).toHaveAccessibleDescription('For example: my aunt in Lomé')
  await user.click(prompt(4).getByRole('button', { name: 'Copy' }))
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('Ask [owner] for the key.'))
})

test('one prompt alone, another one next time, and all of them again', async () => {
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Give me one' }))
  const alone = () => [...document.querySelectorAll('.prompt:not([hidden])')].map(({ id }) => id)
  await waitFor(() => expect(alone()).toHaveLength(1))
  const [first] = alone()
  const chosen = document.getElementById(first ?? '')
  await waitFor(() => expect(chosen).toContainElement(document.activeElement as HTMLElement))
  await user.click(screen.getByRole('button', { name: 'Give me one' }))
  await waitFor(() => expect(alone()).not.toEqual([first]))
  expect(alone()).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  await waitFor(() => expect(alone()).toHaveLength(4))
})
