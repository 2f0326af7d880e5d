import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

const network = vi.hoisted(() => ({ isThere: false, wakeIslands: vi.fn<() => () => void>(() => () => undefined) }))
vi.mock('@/app/islands', () => {
  if (!network.isThere) throw new Error('Failed to fetch dynamically imported module')
  return { wakeIslands: network.wakeIslands }
})
vi.mock('@/app/site-router', () => ({ SiteRouter: ({ children }: { children: unknown }) => children }))
vi.mock('@/app/app', () => ({ App: ({ children }: { children: unknown }) => children }))

test('a page without one of its parts begins at the next press', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  document.body.innerHTML =
    '<div id="root" data-prerendered="/"><div data-static><div data-island="newsletter"></div></div></div>'
  await import('@/entry-client')
  await vi.dynamicImportSettled()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(document.documentElement.dataset).not.toHaveProperty('hydrated')

  network.isThere = true
  document.body.click()
  await waitFor(() => expect(document.documentElement.dataset).toHaveProperty('hydrated'))
  vi.mocked(console.error).mockClear()
})
