import { describe, expect, it } from 'vitest'
import generator from '@/content/pages/generator'
import home from '@/content/pages/home'
import { composePrompt } from '../../supabase/functions/_shared/composer/compose-prompt.ts'

/** A prompt as a card shows it: in one line. */
const inOneLine = (prompt: string) => prompt.replace(/^- /gmu, '').replace(/\s+/gu, ' ')

describe('what the pages show of the generator', () => {
  it('is what the generator makes', () => {
    const lines: { tag: string; text: string }[] = home.why.flatMap(({ specimen }) => [...specimen])
    const typed = lines.find(({ tag }) => tag === 'You type')?.text ?? ''
    const shown = lines.find(({ tag }) => tag === 'You get')?.text ?? ''
    const made = inOneLine(composePrompt({ prompt: typed, model: 'chatgpt', category: 'writing' }).text)
    expect(shown).toMatch(/…$/u)
    expect(made.startsWith(shown.slice(0, -1))).toBe(true)
    // The answer to "What is it?" shows the same request.
    expect(home.faqs.some(({ answer }) => answer.includes(`“${typed}”`))).toBe(true)
  })

  it('promises no part to play', () => {
    const texts = [
      generator.description,
      ...generator.faqs.map(({ answer }) => answer),
      ...home.why.map(({ text }) => text),
    ]
    expect(texts.filter((text) => /\brole\b/iu.test(text))).toEqual([])
  })
})
