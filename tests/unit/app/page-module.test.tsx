import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { ErrorBoundary } from '@/app/error-boundary'
import { loadPage, type PageLoader } from '@/app/page-module'

function Broken(): never {
  throw new Error('torn')
}

test('a page that does not load stays failed until its failure is shown, and is asked for again after that', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const loader = vi.fn<PageLoader>(() => Promise.reject(new TypeError('no network')))
  const failed = loadPage(loader)
  await expect(failed).rejects.toThrow('no network')
  // React asks again for what it has just been refused: a new promise each time would never end.
  expect(loadPage(loader)).toBe(failed)
  expect(loader).toHaveBeenCalledTimes(1)

  render(
    <MemoryRouter>
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>
    </MemoryRouter>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('This page tore.')
  const Page = () => null
  loader.mockResolvedValueOnce(Page)
  expect(await loadPage(loader)).toBe(Page)
  expect(loader).toHaveBeenCalledTimes(2)
  logged.mockClear()
})
