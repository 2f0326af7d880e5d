import { expect, test } from 'vitest'
import { REQUEST_DRAFT_KEY, startRequest } from '@/features/generator/lib/request-draft'

test('a topic that was carried over is replaced by the next, but not what was typed', () => {
  startRequest('A late train')
  expect(localStorage.getItem(REQUEST_DRAFT_KEY)).toBe('A late train')
  startRequest('A tuba')
  expect(localStorage.getItem(REQUEST_DRAFT_KEY)).toBe('A tuba')
  localStorage.setItem(REQUEST_DRAFT_KEY, 'A tuba, and an apology')
  startRequest('A bridge')
  expect(localStorage.getItem(REQUEST_DRAFT_KEY)).toBe('A tuba, and an apology')
})
