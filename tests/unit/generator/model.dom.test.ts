import { CATEGORY_IDS } from '@contracts/categories.ts'
import { MODEL_IDS } from '@contracts/models.ts'
import { countWords } from '@contracts/text.ts'
import { describe, expect, test, vi } from 'vitest'
import { fallbackPrompt } from '@/features/generator/lib/fallback'
// The fallback waits two seconds for them, which the first import may take on a busy machine.
import '@/features/generator/lib/fallback-templates'
import { addToHistory, type GeneratedPrompt, HISTORY_LIMIT } from '@/features/generator/lib/history'
import { readHistory } from '@/features/generator/lib/read-history'
import { openTarget } from '@/lib/open-in'

describe('fallback templates', () => {
  test.each(MODEL_IDS)('%s: carries topic and category within 100 words', async (model) => {
    for (const category of CATEGORY_IDS) {
      for (const topic of ['a night bus in the rain', 'word '.repeat(400)]) {
        const { text, wordCount, kind } = await fallbackPrompt(topic, model, category)
        expect(kind).toBe('template')
        expect(text).toContain(topic.slice(0, 20).trim())
        expect(text).toContain(category)
        expect(wordCount).toBe(countWords(text))
        expect(wordCount).toBeLessThanOrEqual(100)
      }
    }
  })

  test('no two of them are alike', async () => {
    const prompts = await Promise.all(MODEL_IDS.map((model) => fallbackPrompt('a map', model, 'design')))
    expect(new Set(prompts.map(({ text }) => text)).size).toBe(MODEL_IDS.length)
  })

  test('Midjourney’s keeps its keywords and ends in its own syntax', async () => {
    for (const topic of ['a night bus.', 'word '.repeat(400)]) {
      const { text } = await fallbackPrompt(topic, 'midjourney', 'design')
      expect(text).toMatch(/detailed style.*8k --ar 16:9$/)
    }
  })

  test('an AI without a template gets a plain sentence', async () => {
    expect(await fallbackPrompt('a map', 'someday', 'design')).toMatchObject({
      kind: 'basic',
      text: 'Write a design prompt for someday about the following: a map.',
    })
  })

  test.each(['fail', 'hang'])('where the templates %s to come, so does any', async (fate) => {
    vi.resetModules()
    vi.doMock('@/features/generator/lib/fallback-templates', () =>
      fate === 'fail' ? Promise.reject(new TypeError('Failed to fetch')) : new Promise(() => {}),
    )
    const { fallbackPrompt: build } = await import('@/features/generator/lib/fallback')
    expect(await build('a map', 'claude', 'design')).toMatchObject({ kind: 'basic' })
    vi.doUnmock('@/features/generator/lib/fallback-templates')
  })
})

describe('open in', () => {
  test.each(['chatgpt', 'claude', 'perplexity', 'mistral', 'lovable', 'v0', 'bolt'] as const)(
    '%s takes the prompt in its address',
    (model) => {
      const { url, needsPaste } = openTarget(model, 'a & b')
      expect(needsPaste).toBe(false)
      expect(url).toContain('a%20%26%20b')
    },
  )

  test.each(['gemini', 'deepseek', 'midjourney', 'firebase'] as const)('%s needs a paste', (model) => {
    expect(openTarget(model, 'secret')).toMatchObject({ needsPaste: true })
    expect(openTarget(model, 'secret').url).not.toContain('secret')
  })

  test('a prompt too long for an address is pasted', () => {
    expect(openTarget('chatgpt', 'ж'.repeat(3000)).needsPaste).toBe(true)
  })
})

describe('history', () => {
  const prompt = (id: number): GeneratedPrompt => ({
    id: String(id),
    createdAt: new Date(2026, 0, id).toISOString(),
    description: 'd',
    model: 'v0',
    category: 'coding',
    text: `prompt ${id}`,
    wordCount: 2,
    isTruncated: false,
    source: 'ai',
  })

  test('keeps the last twenty, newest first', () => {
    for (let id = 1; id <= 25; id += 1) addToHistory(prompt(id))
    const kept = readHistory().map(({ id }) => id)
    expect(kept).toHaveLength(HISTORY_LIMIT)
    expect(JSON.parse(localStorage.getItem('promptory:generated') ?? '')).toHaveLength(HISTORY_LIMIT)
    expect(kept[0]).toBe('25')
    expect(kept.at(-1)).toBe('6')
  })

  test.each(['not json', '{}', '[{"id":1}]', `[${JSON.stringify({ ...prompt(1), createdAt: 'never' })}]`])(
    'reads nothing from a damaged store: %s',
    (stored) => {
      localStorage.setItem('promptory:generated', stored)
      expect(readHistory()).toEqual([])
    },
  )
})
