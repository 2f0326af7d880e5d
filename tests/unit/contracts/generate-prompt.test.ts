import { CATEGORY_IDS, categoryLabel } from '@contracts/categories.ts'
import { ERROR_STATUS, errorResponse } from '@contracts/errors.ts'
import { generatePromptRequest, generatePromptResponse } from '@contracts/generate-prompt.ts'
import { DESCRIPTION_MAX_CHARS } from '@contracts/limits.ts'
import { MODEL_IDS, MODELS, modelLabel } from '@contracts/models.ts'
import { describe, expect, test } from 'vitest'

const VALID = { prompt: 'A tea shop', model: 'chatgpt', category: 'writing' }
const message = (body: unknown) => generatePromptRequest.safeParse(body).error?.issues[0]?.message

describe('a request', () => {
  test('is taken, trimmed and freed of what does not belong to it', () => {
    expect(generatePromptRequest.parse({ ...VALID, prompt: ' \n A tea shop ', isAdmin: true })).toEqual(VALID)
  })

  test.each([
    [undefined, /describe/],
    [null, /describe/],
    [7, /describe/],
    ['', /describe/],
    [' \u00a0\n', /describe/],
    ['a\0b', /cannot be stored/],
    ['x'.repeat(DESCRIPTION_MAX_CHARS + 1), /4000 characters/],
    ['写'.repeat(DESCRIPTION_MAX_CHARS + 1), /4000 characters/],
  ])('with the prompt %j is refused in words', (prompt, expected) => {
    expect(message({ ...VALID, prompt })).toMatch(expected)
  })

  test.each([
    ['x'.repeat(DESCRIPTION_MAX_CHARS)],
    ['👨‍👩‍👧‍👦'.repeat(DESCRIPTION_MAX_CHARS)],
    [`${' '.repeat(5_000)}x`],
    ['שלום'],
  ])('with a prompt at the limit is taken', (prompt) => {
    expect(message({ ...VALID, prompt })).toBeUndefined()
  })

  test('knows the listed models and categories only', () => {
    for (const model of MODEL_IDS) expect(message({ ...VALID, model })).toBeUndefined()
    for (const category of CATEGORY_IDS) expect(message({ ...VALID, category })).toBeUndefined()
    for (const wrong of [undefined, null, '', 'all', 'ChatGPT', 'toString', 0, ['chatgpt']]) {
      expect(message({ ...VALID, model: wrong })).toMatch(/AI models/)
      expect(message({ ...VALID, category: wrong })).toMatch(/categories/)
    }
  })

  test.each([null, undefined, [], 'text', 1])('that is %j is refused', (body) => {
    expect(message(body)).toMatch(/JSON object/)
  })
})

describe('an answer', () => {
  test('has defaults for all but the prompt', () => {
    expect(generatePromptResponse.parse({ generatedPrompt: 'x' })).toEqual({
      generatedPrompt: 'x',
      isTooLong: false,
      wordCount: 0,
      source: 'ai',
    })
  })

  test.each([
    {},
    { generatedPrompt: '' },
    { generatedPrompt: null },
    { generatedPrompt: 'x', wordCount: -1 },
    { generatedPrompt: 'x', wordCount: 1.5 },
    { generatedPrompt: 'x', isTooLong: 'yes' },
    { generatedPrompt: 'x', source: 'elsewhere' },
  ])('%j is none', (body) => {
    expect(generatePromptResponse.safeParse(body).success).toBe(false)
  })
})

describe('an error', () => {
  test('has a status that says whose mistake it was', () => {
    for (const [code, status] of Object.entries(ERROR_STATUS)) {
      expect(errorResponse.safeParse({ error: { code, message: 'm', retryAt: 'later' } }).success).toBe(true)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(600)
    }
    expect(ERROR_STATUS.quota_exceeded).toBe(429)
  })
})

describe('the lists', () => {
  test('eleven models with labels and pages, seven categories', () => {
    expect(MODELS).toHaveLength(11)
    expect(new Set(MODELS.map(({ path }) => path)).size).toBe(11)
    expect(modelLabel('firebase')).toBe('Firebase Studio')
    expect(CATEGORY_IDS.map(categoryLabel)).toEqual([
      'Marketing',
      'Coding',
      'Design',
      'Writing',
      'Research',
      'Business',
      'Education',
    ])
  })
})
