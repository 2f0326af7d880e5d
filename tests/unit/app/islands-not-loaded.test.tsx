import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wakeIslands } from '@/app/islands'

const network = vi.hoisted(() => ({ isThere: false, pressed: vi.fn<() => void>() }))
vi.mock('@/pages/public/islands/newsletter-island', () => {
  if (!network.isThere) throw new Error('Failed to fetch dynamically imported module')
  return {
    default: () => (
      <button type="button" onClick={network.pressed}>
        Sign up
      </button>
    ),
  }
})

let rest: () => void
beforeEach(() => {
  document.body.innerHTML =
    '<div id="page"><div data-island="newsletter"><button type="button">Sign up</button></div></div>'
  rest = wakeIslands(document.getElementById('page') as HTMLElement)
})
afterEach(async () => {
  rest()
  await new Promise((resolve) => setTimeout(resolve, 5))
  document.body.replaceChildren()
})

const signUp = () => screen.getByRole('button', { name: 'Sign up' })

test('a press that waits for an island which does not come is told of it, and forgotten; the next one tries again', async () => {
  await userEvent.hover(signUp())
  await vi.dynamicImportSettled()
  expect(screen.queryByRole('status')).toBeNull()

  await userEvent.click(signUp())
  const line = await screen.findByRole('status')
  await waitFor(() => expect(line).toHaveTextContent('This part did not load. Please try again.'))
  expect(line.previousElementSibling).toBe(document.querySelector('[data-island]'))

  network.isThere = true
  await act(async () => {
    await userEvent.hover(document.body)
    await userEvent.hover(signUp())
    await vi.dynamicImportSettled()
  })
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  // The press from before has been told of: nobody expects it any more.
  expect(network.pressed).not.toHaveBeenCalled()
  await userEvent.click(signUp())
  expect(network.pressed).toHaveBeenCalledOnce()
})
