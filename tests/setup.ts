import '@testing-library/jest-dom/vitest'
import { act, cleanup, configure } from '@testing-library/react'
import type { Root } from 'react-dom/client'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { server } from './msw/server.ts'

declare const __vitest_mocker__: { reset(): void }

// A busy machine takes its time over the first import of a page's later parts.
configure({ asyncUtilTimeout: 10_000 })

// Files share a worker and its window. What a file leaves behind would meet the next one: timers, listeners of the window, roots that are still to draw.
const pending = new Set<ReturnType<typeof setTimeout>>()
const { setTimeout: nodeTimeout } = globalThis
globalThis.setTimeout = Object.assign((...args: Parameters<typeof nodeTimeout>) => {
  const timer = nodeTimeout(...args)
  pending.add(timer)
  return timer
}, nodeTimeout)

const listeners: Parameters<typeof window.removeEventListener>[] = []
const { addEventListener } = window
window.addEventListener = (...args: Parameters<typeof addEventListener>) => {
  listeners.push(args)
  addEventListener.apply(window, args)
}

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
Element.prototype.setPointerCapture ??= () => undefined
Element.prototype.scrollIntoView = () => undefined
window.scrollTo = () => undefined

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
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  await act(async () => {
    for (const root of roots) root.unmount()
  })
  for (const timer of pending) clearTimeout(timer)
  for (const args of listeners) window.removeEventListener(...args)
  window.addEventListener = addEventListener
  globalThis.setTimeout = nodeTimeout
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  history.replaceState(null, '', '/')
  // As Vitest does between files that have a process of their own.
  __vitest_mocker__.reset()
  vi.resetModules()
})
