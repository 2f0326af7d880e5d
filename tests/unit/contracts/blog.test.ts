import { BLOG_CATEGORIES, DEFAULT_BLOG_CATEGORY, SLUG_MAX, SLUG_PATTERN, slugFromTitle } from '@contracts/blog.ts'
import { describe, expect, test } from 'vitest'

describe('the slug that a title proposes', () => {
  test.each([
    ['Ten Prompts for Writers', 'ten-prompts-for-writers'],
    ['What’s “new”, in 2026?', 'whats-new-in-2026'],
    ['A  tab\tand a\nline', 'a-tab-and-a-line'],
    ['Cause - and effect', 'cause-and-effect'],
    ['snake_case', 'snake_case'],
    ['Well-read', 'wellread'],
    ['Über Café', 'uber-cafe'],
    ['Straße, Ærø, Œuvre & Łódź', 'strasse-aero-oeuvre-lodz'],
    ['Đakovo, Þing, Ħal, Gəncə & ǿre', 'dakovo-thing-hal-gence-ore'],
    ['ﬁne ½', 'fine-12'],
    ['İstanbul', 'istanbul'],
    ['GPT 写作', 'gpt-'],
    ['Tiếng Việt', 'tieng-viet'],
  ])('%j: %j', (title, slug) => {
    expect(slugFromTitle(title)).toBe(slug)
    expect(SLUG_PATTERN.test(slug)).toBe(true)
  })

  test.each(['', ' ', '写作提示', '写作 提示', 'Привет, мир', '🦊 🦊', '?!', '_ _', '--- ---'])('%j: none', (title) => {
    expect(slugFromTitle(title)).toBe('')
  })

  test('is never longer than a slug may be', () => {
    expect(slugFromTitle('word '.repeat(60))).toHaveLength(SLUG_MAX)
  })
})

test.each(['-', '_', '---', '_-_'])('%j is no slug', (slug) => {
  expect(SLUG_PATTERN.test(slug)).toBe(false)
})

test('the ten categories stand in the order of the select', () => {
  expect(BLOG_CATEGORIES).toHaveLength(10)
  expect(new Set(BLOG_CATEGORIES).size).toBe(10)
  expect([BLOG_CATEGORIES[0], BLOG_CATEGORIES.at(-1)]).toEqual(['Prompt Engineering', DEFAULT_BLOG_CATEGORY])
})
