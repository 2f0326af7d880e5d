import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { keepSheet } from '@/lib/sheets'
import { GoOnLater } from '@/pages/public/home/go-on-later'
import { renderPart } from '../../support/site.tsx'

beforeEach(() => localStorage.clear())

test('who wrote here goes on with it', async () => {
  keepSheet('Write about the sea.', 'The sea was flat.')
  renderPart(<GoOnLater />)
  const link = await screen.findByRole('link', { name: /^Go on where you were\s*The sea was flat\./ })
  expect(link).toHaveAttribute('href', '/write#prompt=Write%20about%20the%20sea.')
  expect(screen.getByRole('link', { name: 'Your desk' })).toHaveAttribute('href', '/desk')
})
