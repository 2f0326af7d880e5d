import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useBlankAnswers } from '@/lib/use-blank-answers'

const KEY = 'promptory:blanks'

afterEach(() => sessionStorage.clear())

test('what is filled in comes back after a reload, for its own prompt', () => {
  const { result, unmount } = renderHook(() => useBlankAnswers('/prompts/a'))
  act(() => {
    result.current[1]('town', 'Bergen')
    result.current[1]('day', 'May')
  })
  expect({ ...result.current[0] }).toEqual({ town: 'Bergen', day: 'May' })
  unmount()
  expect({ ...renderHook(() => useBlankAnswers('/prompts/a')).result.current[0] }).toEqual({
    town: 'Bergen',
    day: 'May',
  })
  expect({ ...renderHook(() => useBlankAnswers('/prompts/b')).result.current[0] }).toEqual({})
})

test('what was emptied is not kept', () => {
  const { result } = renderHook(() => useBlankAnswers('/prompts/a'))
  act(() => result.current[1]('town', 'Bergen'))
  act(() => result.current[1]('town', ''))
  expect(sessionStorage.getItem(KEY)).toBe('{}')
})

test.each(['no JSON', 'null', '[]', '{"/prompts/a":3}', '{"/prompts/a":{"town":4}}'])('%s is nothing', (kept) => {
  sessionStorage.setItem(KEY, kept)
  expect({ ...renderHook(() => useBlankAnswers('/prompts/a')).result.current[0] }).toEqual({})
})

test('a full storage takes nothing away from the page', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  const { result } = renderHook(() => useBlankAnswers('/prompts/a'))
  act(() => result.current[1]('town', 'Bergen'))
  expect({ ...result.current[0] }).toEqual({ town: 'Bergen' })
  full.mockRestore()
})
