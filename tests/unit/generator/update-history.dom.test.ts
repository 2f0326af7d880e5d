import { expect, test } from 'vitest'
import { addToHistory, type GeneratedPrompt, storedHistory, updateHistory } from '@/features/generator/lib/history'

const made = (text: string): GeneratedPrompt => ({
  id: 'g',
  createdAt: '2026-11-26T10:00:00.000Z',
  description: 'a poem',
  model: 'chatgpt',
  category: 'writing',
  text,
  wordCount: 1,
  isTruncated: false,
  source: 'ai',
})
const texts = () => (storedHistory() as GeneratedPrompt[]).map(({ text }) => text)

test('a change replaces the text it began with, and no other', () => {
  addToHistory(made('first'))
  updateHistory(made('second'), 'first')
  expect(texts()).toEqual(['second'])
  // Another device has changed it since.
  updateHistory(made('third'), 'first')
  expect(texts()).toEqual(['third', 'second'])
  expect(new Set((storedHistory() as GeneratedPrompt[]).map(({ id }) => id)).size).toBe(2)
})
