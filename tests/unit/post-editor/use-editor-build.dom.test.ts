import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const BUNDLE = '@/features/post-editor/components/tinymce-bundle'

let loadBundle: () => object

// The module remembers what it has found for its tab: each test is a new one.
// One mock for all: two of one file are put in place in no certain order.
beforeEach(() => {
  vi.resetModules()
  loadBundle = () => ({})
  vi.doMock(BUNDLE, () => loadBundle())
})
afterEach(() => {
  delete (window as { tinymce?: unknown }).tinymce
})

async function start(key: string | undefined) {
  const { useEditorBuild } = await import('@/features/post-editor/lib/use-editor-build')
  const fetchKey = vi.fn(() => Promise.resolve(key))
  return {
    ...renderHook(() => useEditorBuild(fetchKey)),
    again: () => renderHook(() => useEditorBuild(fetchKey)),
    fetchKey,
  }
}

test('without a key it is the editor that comes with the site', async () => {
  const { result } = await start(undefined)
  expect(result.current.build).toBeUndefined()
  await waitFor(() => expect(result.current.build).toEqual({ kind: 'own' }))
})

test('with a key it is the vendor’s, and the site’s own where that does not load', async () => {
  const { result } = await start('a-key')
  await waitFor(() => expect(result.current.build).toEqual({ kind: 'cloud', apiKey: 'a-key' }))
  ;(window as { tinymce?: unknown }).tinymce = 'half a script'
  act(() => result.current.onFailed())
  await waitFor(() => expect(result.current.build).toEqual({ kind: 'own' }))
  expect('tinymce' in window).toBe(false)
})

test('where no editor loads it is a plain field', async () => {
  loadBundle = () => {
    throw new Error('blocked')
  }
  const { result } = await start('a-key')
  await waitFor(() => expect(result.current.build?.kind).toBe('cloud'))
  act(() => result.current.onFailed())
  await waitFor(() => expect(result.current.build).toEqual({ kind: 'plain' }))
})

test('an editor that loads and never starts gives way to the next', async () => {
  vi.useFakeTimers()
  try {
    const { result } = await start('a-key')
    await act(() => vi.advanceTimersByTimeAsync(10))
    expect(result.current.build?.kind).toBe('cloud')
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(result.current.build?.kind).toBe('own')
    // After it there is only a plain field: a slow device gets more time for it.
    await act(() => vi.advanceTimersByTimeAsync(25_000))
    expect(result.current.build?.kind).toBe('own')
    await act(() => vi.advanceTimersByTimeAsync(6000))
    expect(result.current.build?.kind).toBe('plain')
  } finally {
    vi.useRealTimers()
  }
})

test('an editor that is there stays, also for the next form of the tab', async () => {
  const { result, again, fetchKey } = await start(undefined)
  await waitFor(() => expect(result.current.build).toEqual({ kind: 'own' }))
  act(() => result.current.onReady())
  expect(again().result.current.build).toEqual({ kind: 'own' })
  expect(fetchKey).toHaveBeenCalledTimes(1)
})
