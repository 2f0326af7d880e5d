import { describe, expect, test } from 'vitest'
import library from '@/content/library'
import { loadPromptPages } from '@/content/prompt-records'
import { SAMPLES } from '@/content/samples'
import { englishOf, foreignWords } from '../content/support/english.ts'

const OTHERS = import.meta.glob<{ default: unknown }>(
  '../../src/content/pages/{models/*,static/*,home,ai-prompts,feedback,generator,prompt-generator}.ts',
  { eager: true },
)
const ARTICLES = import.meta.glob<string>('../../supabase/seeds/*.sql', {
  eager: true,
  query: '?raw',
  import: 'default',
})

// Its texts are those of other pages.
const PROMPT_PAGES = (await loadPromptPages()).filter(({ path }) => path !== '/short-writing-prompts')

/** All that a page says, addresses and names of drawings aside. */
function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value.replaceAll(/\((?:\/|https?:)[^)]*\)/g, '')
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .filter(([key]) => !['to', 'plate', 'slug', 'anchor'].includes(key))
    .map(([, part]) => wordsOf(part))
    .join('\n')
}

describe('a page keeps to one English', () => {
  test.each(PROMPT_PAGES.map(({ path, content }) => [path, content] as const))('%s', (path, content) => {
    expect(foreignWords(wordsOf(content), englishOf(path, content.level))).toEqual([])
  })

  test.each(Object.entries(OTHERS))('%s', (_, module) => {
    expect(foreignWords(wordsOf(module.default), 'British')).toEqual([])
  })

  test('the library, the samples and the articles', () => {
    expect(foreignWords(wordsOf({ library, SAMPLES, ARTICLES }), 'British')).toEqual([])
  })
})

test('the words of the other English are found', () => {
  expect(foreignWords('A gray flashlight in my neighbor’s apartment', 'British')).toHaveLength(4)
  expect(foreignWords('Mum’s grey torch, in the lift of the flats', 'American')).toEqual([
    'Mum',
    'grey',
    'torch',
    'the lift',
    'the flats',
  ])
  expect(foreignWords('Biscuit, the pigeon, in the space elevator', 'American')).toEqual([])
})
