import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { ErrorBoundary } from '@/app/error-boundary'

function Broken(): never {
  throw new Error('torn')
}

test('a broken page says so, and the way on works', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const user = userEvent.setup()
  render(
    <MemoryRouter initialEntries={['/broken']}>
      <Link to="/fine">elsewhere</Link>
      <ErrorBoundary>
        <Routes>
          <Route path="/broken" element={<Broken />} />
          <Route path="/fine" element={<p>All is well</p>} />
        </Routes>
      </ErrorBoundary>
    </MemoryRouter>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('This page tore.')
  expect(screen.getByRole('button', { name: 'Load it again' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
  await user.click(screen.getByRole('link', { name: 'elsewhere' }))
  expect(screen.getByText('All is well')).toBeVisible()
  logged.mockClear()
})
