import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { server } from './msw/server.ts'

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))

// An error that nobody expected must not scroll by: a test that expects one replaces this spy's implementation.
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  server.resetHandlers()
  const unexpected = vi.mocked(console.error).mock.calls.map((call) => call.map(String).join(' '))
  vi.restoreAllMocks()
  expect(unexpected, 'unexpected console.error').toEqual([])
})

afterAll(() => server.close())
