import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useGenerator } from '@/features/generator/lib/use-generator'
import { dismissToasts } from '../../support/toasts.ts'

const api = vi.hoisted(() => {
  let arrive: () => void = () => undefined
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  return { arrival, arrive: () => arrive(), generatePrompt: vi.fn(async () => ({})) }
})

// It hangs until it is told to come.
vi.mock('@/features/generator/api/generate-prompt', async () => {
  await api.arrival
  return { generatePrompt: api.generatePrompt }
})

test('the wait for the code that asks the service can be ended, and what comes late asks nobody', async () => {
  const { result } = renderHook(() => useGenerator())
  let generating: Promise<void> = Promise.resolve()
  act(() => {
    generating = result.current.generate({ description: 'a letter', model: 'chatgpt', category: 'writing' })
  })
  expect(result.current.isGenerating).toBe(true)
  await act(async () => {
    result.current.stopWaiting()
    await generating
  })
  expect(result.current.isGenerating).toBe(false)
  expect(result.current.result).toMatchObject({ source: 'browser' })
  api.arrive()
  await vi.dynamicImportSettled()
  expect(api.generatePrompt).not.toHaveBeenCalled()
  await dismissToasts()
})
