import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readDrafts } from '@/features/post-editor/lib/drafts'
import { EMPTY_FIELDS } from '@/features/post-editor/lib/post'
import { useDraftKeeper } from '@/features/post-editor/lib/use-draft-keeper'

const place = { isNew: false, postId: 'post-1', formId: 'form-1' }
const form = {
  place,
  version: 4,
  title: 'Half',
  read: () => ({ ...EMPTY_FIELDS, title: form.title }),
  isDirty: () => form.title !== '',
}
const onKept = () => {}
const titles = () => readDrafts(place).map(({ fields }) => fields.title)

beforeEach(() => {
  vi.useFakeTimers()
  form.title = 'Half'
})
afterEach(() => vi.useRealTimers())

test('what is typed is kept within two seconds, also while somebody types without a pause', () => {
  const { result } = renderHook(() => useDraftKeeper(form, onKept))
  for (let passed = 0; passed < 1900; passed += 100) {
    act(() => result.current.schedule())
    act(() => {
      vi.advanceTimersByTime(100)
    })
  }
  expect(titles()).toEqual(['Half'])
  expect(readDrafts(place)[0]?.version).toBe(4)
  expect(result.current.state.kind).toBe('kept')
})

test.each(['pagehide', 'visibilitychange'])('what is not kept yet is kept at %s', (type) => {
  const { result } = renderHook(() => useDraftKeeper(form, onKept))
  act(() => result.current.schedule())
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  act(() => void (type === 'pagehide' ? window : document).dispatchEvent(new Event(type)))
  expect(titles()).toEqual(['Half'])
})

test('and when the form goes away', () => {
  const { result, unmount } = renderHook(() => useDraftKeeper(form, onKept))
  act(() => result.current.schedule())
  unmount()
  expect(titles()).toEqual(['Half'])
})

test('a form that is as it was stored leaves no draft', () => {
  const { result } = renderHook(() => useDraftKeeper(form, onKept))
  act(() => void result.current.keep())
  expect(titles()).toEqual(['Half'])
  form.title = ''
  act(() => result.current.schedule())
  act(() => {
    vi.advanceTimersByTime(2000)
  })
  expect(titles()).toEqual([])
  expect(result.current.state.kind).toBe('none')
})

test('once saved the draft is gone, and nothing brings it back', () => {
  const { result, unmount } = renderHook(() => useDraftKeeper(form, onKept))
  act(() => void result.current.keep())
  act(() => result.current.schedule())
  act(() => result.current.finish(form.read()))
  act(() => void window.dispatchEvent(new Event('pagehide')))
  unmount()
  vi.advanceTimersByTime(3000)
  expect(titles()).toEqual([])
})

test('what is typed after saving, while the list loads, is kept', () => {
  const { result, unmount } = renderHook(() => useDraftKeeper(form, onKept))
  act(() => result.current.finish(form.read()))
  form.title = 'Half, and more'
  act(() => result.current.schedule())
  unmount()
  expect(titles()).toEqual(['Half, and more'])
})

test('a browser that keeps nothing is said to', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const { result } = renderHook(() => useDraftKeeper(form, onKept))
  act(() => void result.current.keep())
  expect(result.current.state).toEqual({ kind: 'refused' })
})
