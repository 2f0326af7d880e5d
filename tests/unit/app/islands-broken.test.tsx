import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wakeIslands } from '@/app/islands'

vi.mock('@/pages/public/islands/newsletter-island', () => ({
  default: function Newsletter() {
    const [isBroken, setIsBroken] = useState(false)
    if (isBroken) throw new Error('No such edition')
    return (
      <button type="button" onClick={() => setIsBroken(true)}>
        Sign up
      </button>
    )
  },
}))

const reported = vi.fn<(error: unknown) => void>()
let rest: () => void
beforeEach(() => {
  vi.stubGlobal('reportError', reported)
  document.body.innerHTML =
    '<div id="page"><h1>Letters</h1><div data-island="newsletter"><button type="button">Sign up</button></div></div>'
  rest = wakeIslands(document.getElementById('page') as HTMLElement)
})
afterEach(async () => {
  rest()
  await new Promise((resolve) => setTimeout(resolve, 5))
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

test('an island that breaks says so in its place, is reported, and leaves the page standing', async () => {
  await act(async () => {
    await userEvent.hover(screen.getByRole('button', { name: 'Sign up' }))
    await vi.dynamicImportSettled()
  })
  // Within `act`, React would hand the error to the test in place of the root.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  screen.getByRole('button', { name: 'Sign up' }).click()
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
  const line = await screen.findByRole('status')
  await waitFor(() => expect(line).toHaveTextContent('This part tore. Loading the page again usually mends it.'))
  expect(screen.getByRole('heading', { name: 'Letters' })).toBeVisible()
  expect(reported).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'No such edition' }))
})
