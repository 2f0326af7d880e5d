import { afterEach, expect, test, vi } from 'vitest'
import { readRows, writeRows } from '@/lib/stored-rows'

const KEY = 'promptory:test-rows'
const readText = vi.fn((value: unknown) => (typeof value === 'string' ? value : undefined))

afterEach(() => {
  localStorage.clear()
  readText.mockClear()
})

test('a list is read once, however often it is asked for', () => {
  localStorage.setItem(KEY, '["one","two"]')
  expect(readRows(KEY, readText).rows).toEqual(['one', 'two'])
  expect(readRows(KEY, readText).rows).toEqual(['one', 'two'])
  expect(readText).toHaveBeenCalledTimes(2)
})

test('what was just written is not read back', () => {
  expect(writeRows(KEY, readText, ['one', 'two'])).toBe(true)
  readText.mockClear()
  expect(readRows(KEY, readText)).toEqual({ rows: ['one', 'two'], unreadable: [] })
  expect(readText).not.toHaveBeenCalled()
})

test('what another tab has written meanwhile is read', () => {
  writeRows(KEY, readText, ['one'])
  localStorage.setItem(KEY, '["other",7]')
  expect(readRows(KEY, readText)).toEqual({ rows: ['other'], unreadable: ['7'] })
})

test('what storage refused is not taken for written', () => {
  writeRows(KEY, readText, ['one'])
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(writeRows(KEY, readText, ['one', 'two'])).toBe(false)
  refuse.mockRestore()
  expect(readRows(KEY, readText).rows).toEqual(['one'])
})
