import { countWords } from '@contracts/text.ts'
import { describe, expect, it } from 'vitest'
import { shorten, withoutLoneMarks } from '../../../supabase/functions/_shared/composer/shorten.ts'

describe('shorten', () => {
  it('leaves a text alone that fits', () => {
    expect(shorten('Five words are no problem', 5)).toBe('Five words are no problem')
  })

  it('prefers the end of a sentence', () => {
    expect(shorten('The tap drips. The sink is full of it and nobody comes.', 6)).toBe('The tap drips. …')
  })

  it('else prefers the end of a clause', () => {
    expect(shorten('The tap drips all night long, and the sink is full of water', 8)).toBe(
      'The tap drips all night long…',
    )
  })

  it('else cuts after a word, and not after one that leaves the text hanging', () => {
    expect(shorten('Write a letter to the owner of the house in which I live', 8)).toBe('Write a letter to the owner…')
  })

  it('does not leave a bracket open', () => {
    expect(shorten('Bring the large tent (the green one with the patch) and rope', 7)).toBe('Bring the large tent…')
  })

  it('counts scripts without spaces by their words', () => {
    const cut = shorten('我的房东不修暖气。我给他打了四次电话，他说水管工病了。', 8)
    expect(cut.endsWith('…')).toBe(true)
    expect(countWords(cut)).toBeLessThanOrEqual(8)
  })
})

describe('withoutLoneMarks', () => {
  it.each([
    ['a [b] c', 'a [b] c'],
    ['a [b c', 'a b c'],
    ['a b] c', 'a b c'],
    ['“a” b “c', '“a” b c'],
    ['[[a]', '[a]'],
    ['1) milk 2) eggs', '1) milk 2) eggs'],
  ])('%s → %s', (text, expected) => {
    expect(withoutLoneMarks(text)).toBe(expected)
  })
})
