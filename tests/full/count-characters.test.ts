import { countCharacters, countWords, truncateWords } from '@contracts/text.ts'
import { describe, expect, test } from 'vitest'

const FAMILY = '👨‍👩‍👧‍👦'
const ARABIC = 'اكتب قصة قصيرة عن البحر'
const HEBREW = 'שָׁלוֹם עוֹלָם'

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
})

describe('a text longer than one window of the segmenter', () => {
  const segment = (text: string, granularity: 'grapheme' | 'word') =>
    [...new Intl.Segmenter(undefined, { granularity }).segment(text)].filter(
      ({ isWordLike }) => granularity === 'grapheme' || isWordLike,
    ).length

  // Shifted by every small offset, so that each kind of character comes to lie across a border.
  test.each([
    ['families', FAMILY],
    ['flags', '🇩🇪🇫🇷'],
    ['skin tones', '👍🏽'],
    ['a flag of tags', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['accents', 'e\u0301\u0323'],
    ['Hangul', '\u1112\u1161\u11ab'],
    ['Devanagari', 'नमस्ते '],
    ['Hebrew', `${HEBREW} `],
    ['line ends', 'é\r\n'],
    ['half surrogates', '\ud800a\udc00'],
  ])('counts characters as the whole would be counted: %s', (_name, unit) => {
    const text = unit.repeat(Math.ceil(1_800 / unit.length))
    for (let offset = 0; offset < 16; offset += 1) {
      const shifted = 'é'.repeat(offset) + text
      expect(countCharacters(shifted)).toBe(segment(shifted, 'grapheme'))
    }
  })

  test('counts words as the whole would be counted', () => {
    for (const unit of ['写作提示，', 'don’t写', '3.14写1,000写', 'สวัสดีชาวโลก', '今日は天気がいいですね。']) {
      const text = unit.repeat(Math.ceil(1_800 / unit.length))
      for (let offset = 0; offset < 16; offset += 1) {
        const shifted = '，'.repeat(offset) + text
        expect(countWords(shifted)).toBe(segment(shifted, 'word'))
      }
    }
  })
})

describe('200,000 characters', () => {
  test.each([
    ['Latin', 'lorem ipsum '.repeat(16_667), 200_004],
    ['accents', 'é'.repeat(200_000), 200_000],
    ['Chinese', '写'.repeat(200_000), 200_000],
    ['families', FAMILY.repeat(20_000), 20_000],
    ['one letter with accents', `e${'\u0301'.repeat(199_999)}`, 1],
    ['right to left', `${ARABIC} `.repeat(8_000), 192_000],
    ['one word', 'x'.repeat(200_000), 200_000],
    ['white space', ' \n'.repeat(100_000), 200_000],
  ])('%s', (_name, text, characters) => {
    expect(countCharacters(text)).toBe(characters)
    expect(countWords(text)).toBeGreaterThanOrEqual(0)
    expect(countWords(truncateWords(text, 100).text)).toBeLessThanOrEqual(100)
  })
})
