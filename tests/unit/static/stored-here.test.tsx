import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openSite } from '../../support/site.tsx'

test('what this device keeps is listed and cleared, after a question', async () => {
  localStorage.setItem(
    'promptory:favourites',
    JSON.stringify([{ address: '/a#prompt-1', text: 't', page: 'p', savedAt: '2026-01-01T00:00:00Z' }]),
  )
  sessionStorage.setItem('promptory:feedback-open', 'x')
  const user = userEvent.setup()
  await openSite('/cookies')
  const list = (await screen.findByText('On this device now')).parentElement as HTMLElement
  expect(list).toHaveTextContent('promptory:favouritesThe prompts you saved')
  expect(list).toHaveTextContent('promptory:feedback-open')
  await user.click(screen.getByRole('button', { name: 'Clear everything kept on this device' }))
  expect(localStorage.getItem('promptory:favourites')).not.toBeNull()
  await user.click(screen.getByRole('button', { name: 'Clear it all' }))
  expect(await screen.findByText(/^Everything is cleared/)).toBeVisible()
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  // What shows what is kept follows at once.
  expect(screen.getByRole('link', { name: /^Saved/ })).not.toHaveTextContent('1')
})
