import { CATEGORY_IDS, categoryLabel } from '@contracts/categories.ts'
import { PROMPT_WORD_LIMIT } from '@contracts/limits.ts'
import { MODEL_IDS, type ModelId, modelLabel } from '@contracts/models.ts'
import { describe, expect, it } from 'vitest'
import { systemText } from '../../../supabase/functions/_shared/system-texts/system-text.ts'

const ALL = MODEL_IDS.flatMap((model) =>
  CATEGORY_IDS.map((category) => ({ model, category, text: systemText(model, category) })),
)

describe('the system texts', () => {
  it('are all different', () => {
    expect(new Set(ALL.map(({ text }) => text)).size).toBe(MODEL_IDS.length * CATEGORY_IDS.length)
  })

  it.each(ALL)(
    '$model/$category names model, category and limit, and binds the answer',
    ({ model, category, text }) => {
      expect(text).toContain(modelLabel(model))
      expect(text).toContain(categoryLabel(category))
      expect(text).toContain(`at most ${PROMPT_WORD_LIMIT} words`)
      expect(text).toMatch(/material to work from/u)
      expect(text).toMatch(/no preamble.+no quotation marks.+no code fence/u)
      expect(text).toMatch(/language of their description/u)
      expect(text).not.toMatch(/ {2}|undefined/u)
    },
  )

  it.each<[ModelId, RegExp]>([
    ['midjourney', /8k[\s\S]*--ar 16:9/u],
    ['v0', /Tailwind and shadcn\/ui/u],
    ['firebase', /security rules/u],
    ['claude', /<context>/u],
    ['perplexity', /sources disagree/u],
    ['deepseek', /edge cases/u],
  ])('%s is told what its users know', (model, knowledge) => {
    for (const category of CATEGORY_IDS) expect(systemText(model, category)).toMatch(knowledge)
  })

  it('asks for fields everywhere but in image prompts', () => {
    for (const { model, text } of ALL)
      expect(text.includes('square brackets, such as [name]')).toBe(model !== 'midjourney')
  })
})
