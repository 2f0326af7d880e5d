import '@testing-library/jest-dom/vitest'
import { act, cleanup, configure } from '@testing-library/react'
import type { Root } from 'react-dom/client'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { server } from './msw/server.ts'

// A busy machine takes its time over the first import of a page's later parts.
configure({ asyncUtilTimeout: 15_000 })

// A message that would fade in four seconds outlives its file, and React would then draw in a window that is gone.
const pending = new Set<ReturnType<typeof setTimeout>>()
const { setTimeout: nodeTimeout } = globalThis
globalThis.setTimeout = Object.assign((...args: Parameters<typeof nodeTimeout>) => {
  const timer = nodeTimeout(...args)
  pending.add(timer)
  return timer
}, nodeTimeout)

// The messages' root is not Testing Library's: what it has still to draw would meet a window that is gone.
const roots = vi.hoisted(() => new Set<Root>())
vi.mock('react-dom/client', async (importOriginal) => {
  const client = await importOriginal<typeof import('react-dom/client')>()
  const createRoot: typeof client.createRoot = (...args) => {
    const root = client.createRoot(...args)
    roots.add(root)
    return root
  }
  return { ...client, createRoot }
})

// What jsdom lacks: pointers to capture (a message captures its own, to be swiped away), and scrolling.
if (typeof Element !== 'undefined') {
  Element.prototype.setPointerCapture ??= () => undefined
  Element.prototype.scrollIntoView ??= () => undefined
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))

// An error that nobody expected must not scroll by: a test that expects one replaces this spy's implementation.
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(async () => {
  cleanup()
  // Parts that a test asked for and did not wait for would come into an environment that is gone.
  await vi.dynamicImportSettled()
  server.resetHandlers()
  localStorage.clear()
  sessionStorage.clear()
  const unexpected = vi.mocked(console.error).mock.calls.map((call) => call.map(String).join(' '))
  vi.restoreAllMocks()
  expect(unexpected, 'unexpected console.error').toEqual([])
})

afterAll(async () => {
  server.close()
  for (const timer of pending) clearTimeout(timer)
  globalThis.setTimeout = nodeTimeout
  await act(async () => {
    for (const root of roots) root.unmount()
  })
})
