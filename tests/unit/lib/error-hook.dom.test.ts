import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { startErrorHook } from '@/lib/error-hook'

const { report } = vi.hoisted(() => ({ report: vi.fn<(kind: string, error: unknown) => void>() }))
vi.mock('@/lib/error-report', () => ({ createErrorReport: () => report }))

const start = () => startErrorHook({ endpoint: 'https://faults.example/', routeOf: async () => '/' })

/** The events a browser fires; without their default, which would end the test run. */
function rejection(reason: unknown): Event {
  return Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason })
}

beforeEach(() => {
  report.mockClear()
})

test('errors, rejections and what boundaries caught are told, also those before the sender has loaded', async () => {
  const caught = start()
  window.dispatchEvent(new ErrorEvent('error', { error: 'first' }))
  window.dispatchEvent(rejection('second'))
  caught('third')
  expect(report).not.toHaveBeenCalled()
  await waitFor(() => expect(report).toHaveBeenCalledTimes(3))
  expect(report.mock.calls).toEqual([
    ['error', 'first'],
    ['rejection', 'second'],
    ['boundary', 'third'],
  ])
  caught('fourth')
  expect(report).toHaveBeenLastCalledWith('boundary', 'fourth')
})
