import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usePlanWatch } from '@/features/post-editor/lib/use-plan-watch'
import type { KeptDraft, Plan } from '@/features/post-editor/lib/use-server-draft'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-01T09:00:00Z') }))
afterEach(() => void vi.useRealTimers())

function watch(plan: Plan | undefined) {
  const lookAtPlan = vi.fn(async () => {})
  const hook = renderHook(
    (props: { plan: Plan | undefined }) => usePlanWatch({ ...props, lookAtPlan } as unknown as KeptDraft),
    { initialProps: { plan } },
  )
  return { lookAtPlan, ...hook }
}

test('it looks a moment after the time has come, however far off it is, and again until the plan is gone', async () => {
  const { lookAtPlan, rerender } = watch({ at: '2026-12-31T09:00:00Z', problem: undefined })
  await vi.advanceTimersByTimeAsync(60 * 24 * 60 * 60 * 1000 + 4_000)
  expect(lookAtPlan).not.toHaveBeenCalled()
  lookAtPlan.mockRejectedValueOnce(new Error('No answer.'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(lookAtPlan).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(lookAtPlan).toHaveBeenCalledTimes(2)
  rerender({ plan: undefined })
  await vi.advanceTimersByTimeAsync(600_000)
  expect(lookAtPlan).toHaveBeenCalledTimes(2)
})

test('a plan whose time has passed is looked at in a moment, one that failed is not', async () => {
  const late = watch({ at: '2026-10-01T09:00:00Z', problem: undefined })
  const failed = watch({ at: '2026-10-01T09:00:00Z', problem: 'title' })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(late.lookAtPlan).toHaveBeenCalledTimes(1)
  expect(failed.lookAtPlan).not.toHaveBeenCalled()
})
