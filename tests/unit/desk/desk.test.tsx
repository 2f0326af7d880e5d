import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import DeskPage from '@/pages/public/desk-page'
import { setFavourite } from '@/lib/favourites'
import { keepSheet } from '@/lib/sheets'
import { renderPart } from '../../support/site.tsx'

beforeEach(() => {
  localStorage.clear()
  setFavourite(
    {
      address: '/a#prompt-1',
      text: 'A lighthouse.',
      title: 'The logbook',
      page: 'A Page',
      savedAt: '2026-11-20T10:00:00Z',
    },
    true,
  )
  keepSheet('Write about the sea.', 'The sea was flat.\nNobody came.')
})

const group = (name: RegExp) => within(screen.getByRole('region', { name }))

test('what was saved and written is there, and the last thing stands on top', async () => {
  renderPart(<DeskPage />)
  expect(await group(/^Saved prompts/).findByRole('link', { name: /The logbook/ })).toHaveAttribute(
    'href',
    '/a#prompt-1',
  )
  const sheet = group(/^Stories/).getByRole('link', { name: /The sea was flat\./ })
  expect(sheet).toHaveAttribute('href', '/write#prompt=Write%20about%20the%20sea.')
  const [first] = screen.getAllByRole('link', { name: /Go on/ })
  expect(first).toHaveTextContent('The sea was flat.')
})

test('a story is gone on with, although something was saved since', async () => {
  setFavourite(
    { address: '/a#prompt-2', text: 'A bridge.', title: 'The bridge', page: 'A Page', savedAt: '2099-01-01T00:00:00Z' },
    true,
  )
  renderPart(<DeskPage />)
  expect((await screen.findAllByRole('link', { name: /Go on/ }))[0]).toHaveTextContent('The sea was flat.')
})
