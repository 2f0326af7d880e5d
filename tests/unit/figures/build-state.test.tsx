import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { BuildState } from '@/features/figures/components/build-state'

function show(canBuild: boolean, start: () => Promise<boolean> = () => Promise.resolve(true), isFresh = true) {
  const rebuild = vi.fn(async (does: 'ask' | 'start') => ({ canBuild, isStarted: does === 'start' && (await start()) }))
  const api = {
    builtAt: async () => '2026-11-26T08:00:00Z',
    changedSince: async () => 2,
    followsAtOnce: async () => isFresh,
    rebuild,
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <dl>
          <BuildState api={api} />
        </dl>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return rebuild
}

const button = () => screen.findByRole('button', { name: 'Build now' })

test('a build is started once, and said to be under way', async () => {
  const rebuild = show(true)
  fireEvent.click(await button())
  expect(await screen.findByText('The host builds the site. This takes a few minutes.')).toBeVisible()
  expect(await button()).toBeDisabled()
  expect(rebuild.mock.calls).toEqual([['ask'], ['start']])
})

test('a press right after another build is told', async () => {
  show(true, () => Promise.resolve(false))
  fireEvent.click(await button())
  expect(await screen.findByText('A build was started less than a minute ago.')).toBeVisible()
})

test('a host that refuses is told, and the button stays', async () => {
  show(true, () => Promise.reject(new Error('No build can be started at the moment.')))
  fireEvent.click(await button())
  expect(await screen.findByText('No build can be started at the moment.')).toBeVisible()
  expect(await button()).toBeEnabled()
})

test('where no host builds there is no button', async () => {
  const rebuild = show(false)
  expect(await screen.findByText(/2 articles have changed since/)).toBeVisible()
  await waitFor(() => expect(rebuild).toHaveBeenCalled())
  expect(screen.queryByRole('button')).toBeNull()
})

test('whether feeds follow at once or with the next build is said', async () => {
  show(false)
  expect(await screen.findByText(/feeds and the sitemap follow each change within seconds/)).toBeVisible()
  cleanup()
  show(false, undefined, false)
  expect(await screen.findByText(/follow with the next build/)).toBeVisible()
})
