import { describe, expect, test } from 'vitest'
import { hasWord, toggleWord } from '@/features/generator/lib/picture-words'
import { composePrompt } from '../../../supabase/functions/_shared/composer/compose-prompt.ts'

describe('light and lens', () => {
  test('go behind what was said, one of each kind', () => {
    const lit = toggleWord('a cup on a table.', 'Light', 'window light')
    expect(lit).toBe('a cup on a table, window light')
    expect(toggleWord(lit, 'Light', 'dusk')).toBe('a cup on a table, dusk')
    expect(toggleWord(lit, 'Lens or medium', 'linocut')).toBe('a cup on a table, window light, linocut')
  })

  test('a second press takes them out again', () => {
    const lit = toggleWord('a cup on a table', 'Light', 'window light')
    expect(hasWord(lit, 'window light')).toBe(true)
    expect(toggleWord(lit, 'Light', 'window light')).toBe('a cup on a table')
  })

  test('stand before the parameters', () => {
    expect(toggleWord('a cup --ar 4:3 --no people', 'Light', 'dusk')).toBe('a cup, dusk --ar 4:3 --no people')
  })

  test('what somebody wrote in the middle is theirs', () => {
    expect(hasWord('a linocut artist at her table', 'linocut')).toBe(false)
    expect(toggleWord('a linocut artist at dusk', 'Light', 'window light')).toBe(
      'a linocut artist at dusk, window light',
    )
  })

  test('an empty description begins with them', () => {
    expect(toggleWord('', 'Light', 'dusk')).toBe('dusk')
  })
})

describe('the shape', () => {
  test('is one parameter at the end', () => {
    expect(toggleWord('a cup', 'Shape', '--ar 4:5')).toBe('a cup --ar 4:5')
    expect(toggleWord('a cup --ar 4:3 --no people', 'Shape', '--ar 4:5')).toBe('a cup --no people --ar 4:5')
    expect(toggleWord('a cup --ar 4:5', 'Shape', '--ar 4:5')).toBe('a cup')
    expect(hasWord('a cup --ar 16:9', '--ar 1:1')).toBe(false)
    expect(hasWord('a cup --ar 1:16', '--ar 1:1')).toBe(false)
  })
})

test('all three arrive in the prompt', () => {
  const wish = 'my grandmother’s hands making tlayudas, low morning sun, 85 mm portrait --ar 2:3'
  const prompt = composePrompt({ prompt: wish, model: 'midjourney', category: 'design' }).text
  for (const part of ['low morning sun', '85 mm portrait', '--ar 2:3']) expect(prompt).toContain(part)
  expect(prompt.match(/--ar/g)).toHaveLength(1)
})
