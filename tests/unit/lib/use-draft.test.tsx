import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDraft } from '@/lib/use-draft'
import { blockStorage } from '../../support/storage.ts'

const KEY = 'promptory:test-draft'
const field = { current: document.createElement('textarea') }
const kept = () => localStorage.getItem(KEY)

beforeEach(() => {
  vi.useFakeTimers()
  field.current.value = ''
})
afterEach(() => vi.useRealTimers())

const open = () => renderHook(() => useDraft(KEY, field))
type Opened = ReturnType<typeof open>['result']
const type = ({ current }: Opened, text: string) => act(() => current[1](text))
const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })

test('is kept soon after the typing rests', () => {
  const { result } = open()
  type(result, 'Half')
  expect(kept()).toBeNull()
  pass(400)
  expect(kept()).toBe('Half')
  expect(result.current).toEqual(['Half', expect.any(Function), true])
})

test('is kept within two seconds while somebody types without a pause', () => {
  const { result } = open()
  for (let letters = 1; letters <= 20; letters += 1) {
    type(result, 'x'.repeat(letters))
    pass(100)
  }
  expect(kept()?.length).toBeGreaterThan(15)
})

test('is kept as the page goes, and as the field does', () => {
  const { result, unmount } = open()
  type(result, 'One')
  act(() => void window.dispatchEvent(new Event('pagehide')))
  expect(kept()).toBe('One')
  type(result, 'Two')
  unmount()
  expect(kept()).toBe('Two')
})

test('is taken over where it was typed before React was alive, and kept', () => {
  field.current.value = 'Early'
  const { result, unmount } = open()
  expect(result.current[0]).toBe('Early')
  unmount()
  expect(kept()).toBe('Early')
})

test('is gone at once when it is emptied, and nothing brings it back', () => {
  const { result, unmount } = open()
  type(result, 'Half')
  pass(400)
  type(result, 'Half a')
  type(result, '')
  expect(kept()).toBeNull()
  unmount()
  expect(kept()).toBeNull()
})

test('says where it could not be kept, until it could', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  const { result } = open()
  type(result, 'Half')
  pass(400)
  expect(result.current[2]).toBe(false)
  full.mockRestore()
  act(() => void window.dispatchEvent(new Event('pagehide')))
  expect(result.current[2]).toBe(true)
  expect(kept()).toBe('Half')
})

test('an empty field has nothing to keep', () => {
  blockStorage()
  const { result } = open()
  type(result, 'Half')
  type(result, '')
  pass(400)
  expect(result.current[2]).toBe(true)
})
