import { expect, test } from 'vitest'
import { FORMS, LEVELS, MOODS, PURPOSES } from '@/content/tags'
import { LOADED_PAGES, MODEL_PROMPTS } from './support/prompt-pages'

const PROMPTS = [
  ...LOADED_PAGES.flatMap(({ titled }) => titled),
  ...MODEL_PROMPTS.flatMap(({ prompts, more }) => [...prompts, ...more.flatMap((group) => group.prompts)]),
]

test('every prompt has a title of two to six words, and no two have the same', () => {
  const wordsOf = (title: string) => title.split(' ').length
  expect(PROMPTS.filter(({ title }) => wordsOf(title) < 2 || wordsOf(title) > 6).map(({ title }) => title)).toEqual([])
  expect(new Set(PROMPTS.map(({ title }) => title.toLowerCase())).size).toBe(PROMPTS.length)
  expect(PROMPTS.filter(({ title }) => /[.:;]$|\s{2}|'/.test(title)).map(({ title }) => title)).toEqual([])
})

test('every prompt has one form, and at most one mood', () => {
  const wrong = PROMPTS.filter(({ tags }) => {
    const forms = tags.filter((tag) => tag in FORMS)
    return forms.length !== 1 || tags.length - forms.length > 1 || tags.some((tag) => !(tag in FORMS || tag in MOODS))
  })
  expect(wrong.map(({ title }) => title)).toEqual([])
})

test('every tag is in use, and so are every purpose and every level', () => {
  const used = new Set<string>(PROMPTS.flatMap(({ tags }) => tags))
  expect(Object.keys({ ...FORMS, ...MOODS }).filter((tag) => !used.has(tag))).toEqual([])
  const bodies = LOADED_PAGES.map(({ body }) => body)
  expect(Object.keys(PURPOSES).filter((purpose) => !bodies.some((body) => body.purpose === purpose))).toEqual([])
  expect(Object.keys(LEVELS).filter((level) => !bodies.some((body) => body.level === level))).toEqual([])
})

test('a blank is named by what goes there: its example stands behind it', () => {
  const names = PROMPTS.flatMap(({ text }) => [...text.matchAll(/\[([^[\]\n]{1,60}?)(?:: e\.g\. [^[\]\n]{1,80})?\]/g)])
  expect(names.length).toBeGreaterThan(200)
  const examples = names.map(([, name = '']) => name).filter((name) => /^an? [a-z]+ .* (in|from|for) [A-Z]/.test(name))
  expect(examples).toEqual([])
})
