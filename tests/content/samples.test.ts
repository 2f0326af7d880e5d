import { expect, test } from 'vitest'
import { collectPrompts } from '@/app/prompt-records'
import LIBRARY from '@/content/library'
import home from '@/content/pages/home'
import { bracketed, HERO_PROMPT, HERO_SOURCE } from '@/pages/public/home/hero-prompt'

const records = await collectPrompts()
const texts = new Map([
  ...records.map(({ id, text }) => [id, text] as const),
  ...LIBRARY.map(({ id, prompt }) => [`/ai-prompts#${id}`, prompt as string] as const),
])

const hero = HERO_PROMPT.map((part) => (typeof part === 'string' ? part : bracketed(part))).join('')
const kept = home.why.flatMap(({ specimen }) => specimen.filter((line) => 'source' in line))

const samples: { source: string; text: string }[] = [
  { source: HERO_SOURCE, text: hero },
  ...home.categories.map(({ prompt }) => prompt),
  ...kept.map(({ source, text }) => ({ source, text })),
]

test.each(samples)('what the home page shows of the library is in it: $source', ({ source, text }) => {
  const [beginning, rest] = text.split(/…$/)
  const whole = texts.get(source)
  if (rest === undefined) expect(whole).toBe(text)
  else expect(whole?.startsWith(beginning ?? '')).toBe(true)
})

test('the prompt that the questions speak of is there', () => {
  expect(records.some(({ text }) => text.includes('lighthouse') && text.includes('logbook'))).toBe(true)
})
