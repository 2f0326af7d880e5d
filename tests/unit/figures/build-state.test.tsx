import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
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

test('a host that refuses is told, and the button stays', async () => {
  show(true, () => Promise.reject(new Error('No build can be started at the moment.')))
  fireEvent.click(await button())
  expect(await screen.findByText('No build can be started at the moment.')).toBeVisible()
  expect(await button()).toBeEnabled()
})
