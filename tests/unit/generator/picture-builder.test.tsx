import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../../support/site.tsx'

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})

const field = () => screen.getByLabelText<HTMLTextAreaElement>('What do you want to achieve?')

// Not by role: on a whole page, that takes seconds each time.
const chip = (name: string) => {
  const builder = document.querySelector<HTMLElement>('[data-generator]')
  const found = builder && within(builder).getByText(name).closest('button')
  if (!found) throw new Error(`There is no chip ${name}.`)
  return found
}

test('light, lens and shape go into the description, one of each', async () => {
  const user = userEvent.setup()
  await openPage('/midjourney')
  fireEvent.change(field(), { target: { value: 'a cup on a table' } })
  await user.click(chip('Window light'))
  await user.click(chip('Portrait 4:5'))
  await user.click(chip('Linocut'))
  expect(field()).toHaveValue('a cup on a table, window light, linocut --ar 4:5')
  await user.click(chip('Dusk'))
  expect(chip('Window light')).toHaveAttribute('aria-pressed', 'false')
  await user.click(chip('Portrait 4:5'))
  expect(field()).toHaveValue('a cup on a table, linocut, dusk')
})
