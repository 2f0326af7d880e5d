import { analyzeFeedbackRequest, analyzeFeedbackResponse } from '@contracts/analyze-feedback.ts'
import { FEEDBACK_MAX_CHARS, FEEDBACK_MAX_WORDS, FEEDBACK_MIN_CHARS } from '@contracts/limits.ts'
import { describe, expect, it } from 'vitest'

const messageFor = (text: unknown) => analyzeFeedbackRequest.safeParse({ text }).error?.issues[0]?.message

describe('analyzeFeedbackRequest', () => {
  it('takes a text of exactly 100 characters and one of exactly 1,000 words', () => {
    expect([FEEDBACK_MIN_CHARS, FEEDBACK_MAX_WORDS, FEEDBACK_MAX_CHARS]).toEqual([100, 1000, 12_000])
    expect(messageFor('a'.repeat(100))).toBeUndefined()
    expect(messageFor('word '.repeat(1000))).toBeUndefined()
  })

  it('takes 12,000 characters, and no more however few the words', () => {
    expect(messageFor(` ${'a'.repeat(12_000)}\n`)).toBeUndefined()
    expect(messageFor('a'.repeat(12_001))).toBe('Please keep the text within 12,000 characters.')
    expect(messageFor('👩‍👩‍👧‍👦'.repeat(12_000))).toBeUndefined()
  })

  it('counts characters as people do', () => {
    expect(messageFor('👩‍👩‍👧‍👦'.repeat(99))).toBe('Please enter at least 100 characters.')
    expect(messageFor('👩‍👩‍👧‍👦'.repeat(100))).toBeUndefined()
  })

  it('says what is wrong', () => {
    expect(messageFor('a'.repeat(99))).toBe('Please enter at least 100 characters.')
    expect(messageFor(` ${'a'.repeat(98)} `)).toBe('Please enter at least 100 characters.')
    expect(messageFor(' '.repeat(200))).toBe('Please enter at least 100 characters.')
    expect(messageFor('word '.repeat(1001))).toBe('Please keep the text under 1000 words.')
    expect(messageFor(`${'word '.repeat(50)}\0`)).toBe('The text holds a character that cannot be read.')
    expect(messageFor(7)).toBe('Please send the text to be read.')
    expect(analyzeFeedbackRequest.safeParse([]).error?.issues[0]?.message).toBe(
      'Please send the request as a JSON object.',
    )
  })

  it('hands the text on unchanged, so that places in it hold', () => {
    const text = `  ${'word '.repeat(30)}\r\n`
    expect(analyzeFeedbackRequest.parse({ text }).text).toBe(text)
  })
})

describe('analyzeFeedbackResponse', () => {
  const sections = { clarity: 'a', creativity: 'b', grammar: 'c', suggestions: 'd' }

  it('comes from an AI unless it says otherwise', () => {
    expect(analyzeFeedbackResponse.parse(sections).source).toBe('ai')
    expect(analyzeFeedbackResponse.parse({ ...sections, source: 'builtin' }).source).toBe('builtin')
  })

  it.each(['clarity', 'creativity', 'grammar', 'suggestions'])('refuses an empty %s', (section) => {
    expect(analyzeFeedbackResponse.safeParse({ ...sections, [section]: ' \n' }).success).toBe(false)
  })
})
