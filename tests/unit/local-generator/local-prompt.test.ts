import { LANGUAGES, LENGTHS, LOCAL_MODEL_IDS, TONES } from '@contracts/local-generator.ts'
import { describe, expect, test } from 'vitest'
import { DEFAULT_INPUTS, type LocalInputs } from '@/features/local-generator/lib/inputs'
import { plainSentence } from '@/features/local-generator/lib/plain-sentence'
import { structuredPrompt } from '@/features/local-generator/lib/structured-prompt'
import { scorePrompt } from '@/lib/prompt-score'

const make = (part: Partial<LocalInputs> = {}) => plainSentence({ ...DEFAULT_INPUTS, ...part })
const structured = (part: Partial<LocalInputs> = {}) =>
  structuredPrompt({ ...DEFAULT_INPUTS, topic: 'keeping bees', keywords: 'hive, honey', ...part })

describe('the plain sentence', () => {
  test('as it stands at first', () => expect(make()).toBe('Write a professional, medium prompt in english.'))

  test('with "an" before a vowel', () =>
    expect(make({ tone: 'enthusiastic' })).toBe('Write an enthusiastic, medium prompt in english.'))

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
          `Write ${inputs.tone === 'enthusiastic' ? 'an' : 'a'} ${inputs.tone}, ${inputs.length} prompt${phrase} in ${inputs.language}.`,
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
    expect(headings).toEqual(['1. Task', '2. Keywords', '3. Constraints'])
  })

  test('for Claude: a closed tag around each part', () => {
    const text = structured({ model: 'claude', topic: 'a letter to my aunt' })
    const tags = [...text.matchAll(/^<(\w+)>\n[\s\S]+?\n<\/\1>$/gm)].map(([, tag]) => tag)
    expect(tags).toEqual(['task', 'keywords', 'constraints', 'form'])
  })

  test('for Gemini: labelled lines', () => {
    const lines = structured({ model: 'gemini', topic: 'a letter to my aunt' }).split('\n')
    expect(lines.map((line) => line.split(':')[0])).toEqual(['Task', 'Keywords', 'Constraints', 'Form of the answer'])
  })

  test('gives the AI no part to play', () => {
    for (const model of ['chatgpt', 'claude', 'gemini'] as const) {
      expect(structured({ model })).not.toMatch(/role|^you are/im)
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
          expect(text).not.toMatch(/undefined|\s[.,]|\.\.|\{/)
        }
      }
    }
  })

  test.each([
    ['spanish', 'Idioma: español.'],
    ['french', 'Langue : français.'],
    ['german', 'Sprache: Deutsch.'],
  ] as const)('%s is written in that language', (language, line) => {
    for (const topic of ['keeping bees', 'e-mail', 'haiku', 'post', 'logo', 'dialogue', 'tutorial']) {
      const text = structured({ language, topic })
      expect(text).toContain(line)
      expect(text).not.toMatch(/\b(the|Write|Length|words|lines)\b/)
    }
  })

  test('keywords alone are the subject, and said once', () => {
    expect(structured({ topic: '' }).match(/hive, honey/g)).toHaveLength(1)
  })

  test('the topic stands as it was written', () => {
    expect(structured({ topic: 'why do bees dance?' })).toContain('1. Task\nwhy do bees dance?\n')
    expect(structured({ topic: 'bees.' })).toContain('bees.\n')
    expect(structured({ topic: 'write to my aunt, NO jokes' })).toContain('1. Task\nwrite to my aunt, NO jokes.\n')
  })

  const LETTER = /gap in square brackets/
  const UNCERTAIN = /uncertain or disputed/
  const ENTRIES = /10 entries/

  test.each([
    ['email to my landlord about the heating', 'english', LETTER],
    ['a letter from the bank of 1916', 'english', LETTER],
    ['story about a fox', 'english', /about 700 words/],
    ['poem for my aunt', 'english', /about 16 lines/],
    ['instagram post for my flower shop', 'english', /ready to publish/],
    ['names for a bakery', 'english', ENTRIES],
    ['ideas for a story', 'english', ENTRIES],
    ['how to write an email', 'english', UNCERTAIN],
    ['photosynthesis for children', 'english', UNCERTAIN],
    ['Kündigung für mein Fitnessstudio', 'german', /Lücke in eckigen Klammern/],
    ['Brief an meine Oma', 'german', /Lücke in eckigen Klammern/],
    ['Gutenachtgeschichte über einen Bagger', 'german', /etwa 700 Wörter/],
    ['Unterschied zwischen Fuchs und Wolf', 'german', /ungewiss oder umstritten/],
    ['ideas for a gift', 'german', /10 Einträge/],
    ['correo a mi jefe', 'spanish', /hueco entre corchetes/],
    ['poema para mi abuela', 'spanish', /alrededor de 16 versos/],
    ['¿por qué bailan las abejas?', 'spanish', /incierto o discutido/],
    ['lettre à ma propriétaire', 'french', /blanc entre crochets/],
    ['idées de cadeau', 'french', /10 entrées/],
    ['comment fonctionne un barrage', 'french', /incertain ou discuté/],
  ] as const)('%s (%s) is taken for what it is', (topic, language, line) => {
    expect(structured({ topic, language })).toMatch(line)
  })

  test.each([
    ['history of Rome', 'english'],
    ['Geschichte von Berlin', 'german'],
    ['historia de Roma', 'spanish'],
    ['histoire de Rome', 'french'],
  ] as const)('%s (%s) is no story', (topic, language) => {
    expect(structured({ topic, language })).toMatch(/\b300\b/)
  })

  test.each([
    '12 names for a bakery',
    'a poem of 6 lines',
    'a 200-word letter',
    'haiku about rain',
    'act as a linux terminal',
    'picture of a fox',
  ])('%s is given no other length', (topic) => {
    expect(structured({ topic, length: 'long' })).not.toContain('Length')
  })

  test('only facts are not to be invented', () => {
    expect(structured({ topic: 'story about a fox' })).not.toMatch(/invent/i)
    expect(structured({ topic: 'keeping bees' })).toMatch(/Do not invent facts/)
  })

  test('says what is to be done, its limits and its form', () => {
    for (const topic of [
      'email to my aunt',
      'story about a fox',
      'post about tea',
      'names for a cat',
      'how bees dance',
    ]) {
      const score = scorePrompt(structured({ topic }), 'prompt')
      const missing = score?.checks.filter(({ isMet }) => !isMet).map(({ id }) => id)
      for (const id of ['task', 'constraints', 'form']) expect(missing).not.toContain(id)
    }
  })
})

describe('for Midjourney', () => {
  const picture = (topic: string, part: Partial<LocalInputs> = {}) =>
    structured({ model: 'midjourney', topic, keywords: '', ...part })

  test('subject, keywords, look, parameters last', () => {
    const texts = TONES.flatMap((tone) =>
      LENGTHS.map((length) => picture('keeping bees', { keywords: 'hive, honey', tone, length })),
    )
    expect(new Set(texts).size).toBe(TONES.length * LENGTHS.length)
    for (const text of texts) expect(text).toMatch(/^keeping bees, hive, honey, [a-z -]+.* --ar 3:2$/)
  })

  test.each([
    ['a fox reading the newspaper --ar 1:1', /^a fox reading the newspaper, .+ --ar 1:1$/],
    ['gas station --no people, cars --s 250', /^gas station, .+ --no people, cars --s 250 --ar 3:2$/],
    ['seamless pattern, lemons --tile', /^seamless pattern, lemons, [a-z ]+ --tile$/],
    ['logo for a bakery, no text', /^logo for a bakery, no text, [a-z ]+ --ar 1:1$/],
    ['phone wallpaper of a forest', / --ar 9:16$/],
    ['book cover, a red door', / --ar 2:3$/],
  ])('%s keeps its parameters, or gets a ratio that fits', (topic, pattern) => {
    expect(picture(topic)).toMatch(pattern)
  })

  test('names no medium, no colour and no quality of its own', () => {
    for (const tone of TONES) {
      expect(picture('an oil painting of a fox, black and white', { tone, length: 'long' })).not.toMatch(
        /8k|detailed style|photo|illustration|watercolou?r|film|colou?rs|palette/i,
      )
    }
  })
})
