import { CATEGORY_IDS, categoryLabel } from '@contracts/categories.ts'
import { PROMPT_WORD_LIMIT } from '@contracts/limits.ts'
import { MODEL_IDS, type ModelId, modelLabel } from '@contracts/models.ts'
import { countWords } from '@contracts/text.ts'
import { describe, expect, it } from 'vitest'
import {
  APP_EXAMPLES,
  PICTURE_EXAMPLES,
  TEXT_EXAMPLES,
} from '../../../supabase/functions/_shared/system-texts/examples.ts'
import { MODEL_IDIOMS } from '../../../supabase/functions/_shared/system-texts/idioms.ts'
import { systemText } from '../../../supabase/functions/_shared/system-texts/system-text.ts'

const ALL = MODEL_IDS.flatMap((model) =>
  CATEGORY_IDS.map((category) => ({ model, category, text: systemText(model, category) })),
)

describe('the system texts', () => {
  it.each(ALL)(
    '$model/$category names model, category and limit, and binds the answer',
    ({ model, category, text }) => {
      expect(text).toContain(modelLabel(model))
      expect(text).toContain(`The category is ${categoryLabel(category)}`)
      expect(text).toContain(`at most ${PROMPT_WORD_LIMIT} words`)
      expect(text).toContain('material to work from')
      expect(text).toMatch(/no preamble.+no quotation marks.+no code fence/u)
      expect(text).not.toMatch(/ {2}|undefined/u)
    },
  )

  it('have the rules in the order of their weight', () => {
    const order = [
      /Carry every fact, number, name, tone, language/u,
      /Say what is to be made, for whom, and what comes back/u,
      /Add nothing that the visitor would not nod at/u,
      /at most two fields/u,
      /menu setting that may have been left at its default/u,
      /as short as the task allows/u,
      /Two examples/u,
    ].map((rule) => systemText('chatgpt', 'writing').search(rule))
    expect(order).not.toContain(-1)
    expect(order).toEqual([...order].sort((a, b) => a - b))
  })

  it.each<[ModelId, RegExp]>([
    ['midjourney', /parameters that the visitor gave exactly/u],
    ['v0', /Tailwind and shadcn\/ui/u],
    ['firebase', /read and write what/u],
    ['claude', /<text>…<\/text>/u],
    ['perplexity', /Name a period only if the visitor did/u],
  ])('%s is told what its makers say', (model, knowledge) => {
    expect(systemText(model, 'writing')).toMatch(knowledge)
  })

  it('leave the look of the fallback template to the fallback template', () => {
    for (const { text } of ALL) expect(text).not.toContain('8k')
  })

  it('give each AI two or three sentences of its own', () => {
    for (const idiom of Object.values(MODEL_IDIOMS)) {
      const sentences = idiom.match(/[.!](?=\s|$)/gu)?.length ?? 0
      expect(sentences, idiom).toBeGreaterThanOrEqual(2)
      expect(sentences, idiom).toBeLessThanOrEqual(3)
    }
  })

  it('show examples that keep the rules', () => {
    for (const { description, prompt } of [...TEXT_EXAMPLES, ...PICTURE_EXAMPLES, ...APP_EXAMPLES]) {
      expect(countWords(prompt)).toBeLessThanOrEqual(PROMPT_WORD_LIMIT)
      for (const number of description.match(/\d+/gu) ?? []) expect(prompt).toMatch(new RegExp(`${number}|third`, 'u'))
      for (const parameter of description.match(/--\w+ \S+/gu) ?? []) expect(prompt).toContain(parameter)
      expect(prompt.match(/\[/gu)?.length ?? 0).toBeLessThanOrEqual(2)
    }
  })
})
