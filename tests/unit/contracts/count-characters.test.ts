import { countCharacters } from '@contracts/text.ts'
import { expect, test } from 'vitest'

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
const bySegmenter = (text: string) => Array.from(segmenter.segment(text)).length

// Letters that stand alone beside everything that joins: marks, joiners, jamo, flags, signs that stand before a number.
const ALPHABET = [
  ...[
    'a',
    'Z',
    ' ',
    '7',
    '\n',
    '\r',
    '\t',
    'é',
    '“',
    '’',
    '–',
    '…',
    '©',
    '®',
    'ß',
    'ё',
    'Ω',
    'س',
    '٣',
    'が',
    'カ',
    '夜',
    '。',
    '，',
  ],
  ...[
    '\u0301',
    '\u0308',
    '\u0483',
    '\u064e',
    '\u3099',
    '\u302a',
    '\u200d',
    '\u200c',
    '\ufe0f',
    '\u20e3',
    '\u00ad',
    '\u2028',
  ],
  ...['가', '각', '\u1100', '\u1161', '\u11a8', '\u0600', '\u06dd', 'क', '\u094d', 'ष', '\u093e', 'ก', '\u0e33'],
  ...['👩', '👧', '🏽', '🇺', '🇳', '❤', '\ud83d', '\udc69', '𝒜', '\u{e0067}', '\u{e007f}'],
]

/** Numbers below one from a seed, the same at each run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

test('characters are counted as the segmenter counts them, whatever stands beside what', () => {
  const random = seeded(20261121)
  const pick = () => ALPHABET[Math.floor(random() * ALPHABET.length)] ?? ''
  const wrong: string[] = []
  for (let round = 0; round < 20_000; round += 1) {
    const text = Array.from({ length: 1 + Math.floor(random() * 8) }, pick).join('')
    if (countCharacters(text) !== bySegmenter(text)) wrong.push(JSON.stringify(text))
  }
  expect(wrong).toEqual([])
})

test('a letter that stands alone does so before and after every other', () => {
  const wrong: string[] = []
  for (const one of ALPHABET) {
    for (const other of ALPHABET) {
      for (const text of [one + other, `x${one}${other}x`, one + other + one]) {
        if (countCharacters(text) !== bySegmenter(text)) wrong.push(JSON.stringify(text))
      }
    }
  }
  expect(wrong).toEqual([])
})

test('every letter taken to stand alone does so beside its like and beside a plain one', () => {
  const wrong: string[] = []
  for (let code = 0x20; code <= 0xffff; code += 1) {
    const letter = String.fromCharCode(code)
    const text = `${letter}a${letter}${letter}`
    if (countCharacters(text) !== bySegmenter(text)) wrong.push(`U+${code.toString(16)}`)
  }
  expect(wrong).toEqual([])
}, 30_000)
