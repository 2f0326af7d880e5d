import { describe, expect, it, vi } from 'vitest'
import {
  BLANKS,
  filledPrompt,
  fitsBlank,
  initialText,
  isFilled,
  MAX_BLANK_LENGTH,
  toBlankText,
} from '@/pages/public/home/hero-prompt'

describe('the hero’s prompt', () => {
  it('has four blanks, two of them filled in to begin with', () => {
    expect(BLANKS).toHaveLength(4)
    expect(BLANKS.filter((blank) => isFilled(blank, initialText(blank)))).toHaveLength(2)
  })

  it('puts every text in its place', () => {
    const prompt = filledPrompt(['Oaxaca', '7', 'two nuns', 'a ladder'])
    expect(prompt).toContain('hotel in Oaxaca. Room 7 has been paid until spring by two nuns, and')
    expect(prompt).toContain('rings down for a ladder. Write')
    expect(prompt).not.toMatch(/[[\]]/)
  })

  it('keeps the brackets of what is not filled in, missing or only spaces', () => {
    expect(filledPrompt(['Oaxaca', '  ', '[who]'])).toContain(
      'hotel in Oaxaca. Room [room number] has been paid until spring by [who], and tonight the room rings down for [one odd thing].',
    )
  })

  it('takes text as text', () => {
    expect(filledPrompt(['<b>$& [x]</b>'])).toContain('hotel in <b>$& [x]</b>.')
  })
})

describe('toBlankText', () => {
  it('makes one line of many', () => {
    expect(toBlankText('a bowl\r\n\tof  warm\n\nsand')).toBe('a bowl of warm sand')
  })

  it('cuts at the length without breaking a character', () => {
    const family = '👩‍👧'
    expect(toBlankText(family.repeat(MAX_BLANK_LENGTH + 5))).toBe(family.repeat(MAX_BLANK_LENGTH))
  })

  it('does not work through a pasted book', () => {
    const segments = vi.spyOn(Intl.Segmenter.prototype, 'segment')
    expect(toBlankText('word '.repeat(1_000_000)).length).toBeLessThanOrEqual(MAX_BLANK_LENGTH)
    expect(segments.mock.calls[0]?.[0].length).toBeLessThan(10_000)
  })
})

describe('fitsBlank', () => {
  it.each([
    ['Trieste', true],
    ['two  words ', true],
    ['x'.repeat(MAX_BLANK_LENGTH), true],
    ['x'.repeat(MAX_BLANK_LENGTH + 1), false],
    ['🦊'.repeat(MAX_BLANK_LENGTH), true],
    ['two\nlines', false],
  ])('%j: %s', (text, expected) => {
    expect(fitsBlank(text)).toBe(expected)
  })
})
