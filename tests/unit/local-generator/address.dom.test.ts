import { LANGUAGES, LENGTHS, LOCAL_MODEL_IDS, LOCAL_TEXT_MAX_CHARS, TONES } from '@contracts/local-generator.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { inputsOfAddress, linkTo, writeAddress } from '@/features/local-generator/lib/address'
import { draftOf, keepDraft, readDraft } from '@/features/local-generator/lib/draft'
import { DEFAULT_INPUTS, type LocalInputs, readInputs, writeInputs } from '@/features/local-generator/lib/inputs'
import { blockStorage } from '../../support/storage.ts'

const FULL: LocalInputs = {
  model: 'midjourney',
  topic: 'bees & “wasps” #1 100% + 🐝 ة',
  keywords: 'hive, honey=gold',
  tone: 'humorous',
  length: 'long',
  language: 'german',
}

beforeEach(() => window.history.replaceState({ idx: 3 }, '', '/prompt-generator'))

describe('parameters', () => {
  test('there and back, whatever was typed', () => {
    expect(readInputs(writeInputs(FULL))).toEqual(FULL)
    expect(readInputs(writeInputs(DEFAULT_INPUTS))).toEqual(DEFAULT_INPUTS)
  })

  test('every choice, there and back', () => {
    const each = [
      ...TONES.map((tone) => ({ tone })),
      ...LENGTHS.map((length) => ({ length })),
      ...LANGUAGES.map((language) => ({ language })),
      ...LOCAL_MODEL_IDS.map((model) => ({ model })),
    ]
    for (const part of each) {
      expect(readInputs(writeInputs({ ...DEFAULT_INPUTS, ...part }))).toEqual({ ...DEFAULT_INPUTS, ...part })
    }
  })

  test('what is as usual is left out', () => {
    expect(writeInputs(DEFAULT_INPUTS)).toBe('')
    expect(writeInputs({ ...DEFAULT_INPUTS, topic: ' bees ' })).toBe('topic=bees')
  })

  test('wrong values are as usual, others stay', () => {
    expect(readInputs('tone=rude&length=9&language=&model=deepseek&topic=bees')).toEqual({
      ...DEFAULT_INPUTS,
      topic: 'bees',
    })
    expect(readInputs('tone=FRIENDLY').tone).toBe('friendly')
    expect(readInputs('%E0%A4%A&topic=%E0%A4%A').tone).toBe('professional')
  })

  test('lengths are limited, never inside a character', () => {
    const { topic, keywords } = readInputs(`topic=${'x'.repeat(9999)}&keywords=${'x'.repeat(499)}🐝`)
    expect(topic).toHaveLength(LOCAL_TEXT_MAX_CHARS)
    expect(keywords).toBe('x'.repeat(499))
  })

  test('a text too long for an address is not cut but left out', () => {
    expect(writeInputs({ ...FULL, topic: 'x'.repeat(501) })).not.toContain('topic')
  })
})

describe('the address', () => {
  test('carries the inputs where no server sees them, and keeps the router’s state', () => {
    const before = window.history.length
    writeAddress(FULL, 'replace')
    expect(window.location.search).toBe('')
    expect(window.location.hash).toContain('tone=humorous')
    expect(window.history.length).toBe(before)
    expect(window.history.state).toEqual({ idx: 3 })
    expect(inputsOfAddress()).toEqual(FULL)
    writeAddress(DEFAULT_INPUTS, 'replace')
    expect(window.location.href).toBe(`${window.location.origin}/prompt-generator`)
  })

  test('a query is read, too, and moves into the fragment; parameters of others stay', () => {
    window.history.replaceState(null, '', '/prompt-generator?ref=mail&topic=bees')
    expect(inputsOfAddress()).toEqual({ ...DEFAULT_INPUTS, topic: 'bees' })
    writeAddress({ ...DEFAULT_INPUTS, topic: 'bees' }, 'replace')
    expect(window.location.search + window.location.hash).toBe('?ref=mail#topic=bees')
  })

  test('a place of the page says nothing about the inputs', () => {
    window.history.replaceState(null, '', '#main')
    expect(inputsOfAddress()).toBeUndefined()
  })

  test('a browser that refuses the change breaks nothing', () => {
    vi.spyOn(window.history, 'replaceState').mockImplementation(() => {
      throw new DOMException('too many', 'SecurityError')
    })
    expect(() => writeAddress(FULL, 'replace')).not.toThrow()
  })

  test('a link opens the same', () => {
    const { hash } = new URL(linkTo(FULL))
    expect(readInputs(hash.slice(1))).toEqual(FULL)
  })
})

describe('the draft of this tab', () => {
  test('keeps what an address cannot carry', () => {
    const long = { ...FULL, topic: 'x'.repeat(2000) }
    keepDraft(long)
    expect(draftOf(writeInputs(long))).toEqual(long)
    window.history.replaceState(null, '', `#${writeInputs(long)}`)
    expect(inputsOfAddress()).toEqual(long)
  })

  test('gives way to another address', () => {
    keepDraft(FULL)
    expect(draftOf('topic=wasps')).toBeUndefined()
  })

  test('is forgotten with the usual', () => {
    keepDraft(FULL)
    keepDraft(DEFAULT_INPUTS)
    expect(readDraft()).toBeUndefined()
    expect(sessionStorage).toHaveLength(0)
  })

  test.each(['', '{', '[]', 'null', '7', '{"topic":1,"tone":"rude"}'])('survives a spoilt entry: %s', (entry) => {
    sessionStorage.setItem('promptory:local-generator', entry)
    expect(readDraft() ?? DEFAULT_INPUTS).toEqual(DEFAULT_INPUTS)
  })

  test('survives blocked storage', () => {
    blockStorage()
    expect(() => keepDraft(FULL)).not.toThrow()
    expect(readDraft()).toBeUndefined()
  })
})
