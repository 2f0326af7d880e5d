import { LANGUAGES, LENGTHS, LOCAL_MODEL_IDS, TONES } from '@contracts/local-generator.ts'
import { describe, expect, test } from 'vitest'
import { DEFAULT_INPUTS, type LocalInputs } from '@/features/local-generator/model/inputs'
import { localPrompt } from '@/features/local-generator/model/local-prompt'
import { scorePrompt } from '@/shared/lib/prompt-score'

const make = (part: Partial<LocalInputs> = {}) => localPrompt({ ...DEFAULT_INPUTS, ...part })
const structured = (part: Partial<LocalInputs> = {}) =>
  make({ form: 'structured', topic: 'keeping bees', keywords: 'hive, honey', ...part })

describe('the plain sentence', () => {
  test('as it stands at first', () => expect(make()).toBe('Write a professional, medium prompt in english.'))

  test('with both phrases', () =>
    expect(make({ topic: 'bees', keywords: 'hive, honey' })).toBe(
      'Write a professional, medium prompt on the topic of bees using the following keywords: hive, honey in english.',
    ))

  const texts = [
    ['', '', ''],
    ['bees', '', ' on the topic of bees'],
    ['', 'hive', ' using the following keywords: hive'],
    ['bees', 'hive', ' on the topic of bees using the following keywords: hive'],
  ] as const
  const all = TONES.flatMap((tone) =>
    LENGTHS.flatMap((length) =>
      LANGUAGES.flatMap((language) =>
        texts.map(([topic, keywords, phrase]) => ({ tone, length, language, topic, keywords, phrase })),
      ),
    ),
  )

  test('in all 240 combinations, the same for every AI', () => {
    expect(all).toHaveLength(5 * 3 * 4 * 4)
    for (const { phrase, ...inputs } of all) {
      for (const model of LOCAL_MODEL_IDS) {
        expect(make({ ...inputs, model })).toBe(
          `Write a ${inputs.tone}, ${inputs.length} prompt${phrase} in ${inputs.language}.`,
        )
      }
    }
  })

  test.each([
    ['white space is no topic', { topic: '   ', keywords: ' , ,, ' }, ''],
    ['a topic is tidied', { topic: '  city \n bees ' }, ' on the topic of city bees'],
    ['keywords are tidied', { keywords: 'hive,,honey , ' }, ' using the following keywords: hive, honey'],
    ['nothing is read as markup', { topic: '<b>$&</b>' }, ' on the topic of <b>$&</b>'],
  ])('%s', (_, part, phrase) => expect(make(part)).toBe(`Write a professional, medium prompt${phrase} in english.`))
})

describe('the structured prompt', () => {
  test('is empty while there is nothing to write about', () => {
    for (const model of LOCAL_MODEL_IDS) {
      expect(structured({ topic: ' ', keywords: ' , ', model })).toBe('')
    }
  })

  test('for ChatGPT: numbered sections', () => {
    const headings = structured().match(/^\d\. .+$/gm)
    expect(headings).toEqual(['1. Role', '2. Task', '3. Context', '4. Constraints', '5. Form of the answer'])
  })

  test('for Claude: a closed tag around each part, the context before the task', () => {
    const text = structured({ model: 'claude' })
    const tags = [...text.matchAll(/^<(\w+)>\n[\s\S]+?\n<\/\1>$/gm)].map(([, tag]) => tag)
    expect(tags).toEqual(['role', 'context', 'task', 'constraints', 'answer_format'])
  })

  test('for Gemini: five labelled lines', () => {
    const lines = structured({ model: 'gemini' }).split('\n')
    expect(lines.map((line) => line.split(':')[0])).toEqual([
      'Role',
      'Task',
      'Context',
      'Constraints',
      'Form of the answer',
    ])
  })

  test('for Midjourney: subject, keywords, style words, parameters last', () => {
    for (const tone of TONES) {
      for (const length of LENGTHS) {
        const text = structured({ model: 'midjourney', tone, length })
        expect(text).toMatch(/^keeping bees, hive, honey, .+, detailed style, highly detailed, 8k --ar 16:9$/)
      }
    }
  })

  test('topic, keywords, tone, length and language all count, for every AI that writes', () => {
    for (const model of ['chatgpt', 'claude', 'gemini'] as const) {
      for (const language of LANGUAGES) {
        const texts = TONES.flatMap((tone) => LENGTHS.map((length) => structured({ model, language, tone, length })))
        expect(new Set(texts).size).toBe(TONES.length * LENGTHS.length)
        for (const text of texts) {
          expect(text).toContain('keeping bees.')
          expect(text).toContain('hive, honey.')
          expect(text).not.toMatch(/undefined|\s[.,]|\.\./)
        }
      }
    }
  })

  test.each([
    ['spanish', 'Idioma: español.'],
    ['french', 'Langue : français.'],
    ['german', 'Sprache: Deutsch.'],
  ] as const)('%s is written in that language', (language, line) => {
    const text = structured({ language })
    expect(text).toContain(line)
    expect(text).not.toMatch(/\b(the|Role|Write|Length)\b/)
  })

  test('keywords alone are the subject, and said once', () => {
    expect(structured({ topic: '' }).match(/hive, honey/g)).toHaveLength(1)
  })

  test('a topic keeps its own end', () => {
    expect(structured({ topic: 'why do bees dance?' })).toContain('why do bees dance?\n')
    expect(structured({ topic: 'bees.' })).toContain('bees.\n')
  })

  test('lacks nothing by our own lights', () => {
    for (const tone of TONES) {
      for (const length of LENGTHS) {
        for (const model of ['chatgpt', 'claude', 'gemini'] as const) {
          expect(scorePrompt(structured({ tone, length, model }), 'prompt')?.missing).toBeUndefined()
        }
        const picture = scorePrompt(structured({ tone, length, model: 'midjourney' }), 'picture')
        const missing = picture?.checks.filter(({ isMet }) => !isMet).map(({ id }) => id)
        // A short one leaves it to the AI where one stands.
        expect(missing?.filter((id) => length !== 'short' || id !== 'composition')).toEqual([])
      }
    }
  })
})
