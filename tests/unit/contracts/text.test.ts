import { countCharacters, countWords, truncateWords } from '@contracts/text.ts'
import { describe, expect, test } from 'vitest'

const FAMILY = '👨‍👩‍👧‍👦'
const ARABIC = 'اكتب قصة قصيرة عن البحر'
const HEBREW = 'שָׁלוֹם עוֹלָם'

describe('countCharacters', () => {
  test('counts what a reader takes for one', () => {
    const texts = [
      ['', 0],
      ['plain text', 10],
      ['two\nlines\t', 10],
      ['a\r\nb', 3],
      ['é', 1],
      ['e\u0301', 1],
      ['e\u0301\u0323\u0302', 1],
      [FAMILY, 1],
      ['👍🏽', 1],
      ['🇩🇪🇫🇷', 2],
      ['🏴󠁧󠁢󠁳󠁣󠁴󠁿', 1],
      ['写作提示', 4],
      ['한국어', 3],
      ['\u1112\u1161\u11ab', 1],
      ['नमस्ते', 3],
      [HEBREW, 9],
      [ARABIC, 23],
      ['\u200fabc', 4],
      ['\ud800', 1],
      ['a\ud800b', 3],
    ] as const
    expect(texts.filter(([text, count]) => countCharacters(text) !== count)).toEqual([])
  })
})

describe('countWords', () => {
  test('counts what a reader takes for words', () => {
    const texts = [
      ['', 0],
      [' \n\t ', 0],
      ['one', 1],
      ['  one   two\nthree\t', 3],
      ['don’t stop', 2],
      ['well-known e-mail', 2],
      ['--ar 16:9', 2],
      ['- * … — !', 0],
      ['[topic] in {tone}', 3],
      ['a\u00a0b', 2],
      ['3.14 and 1,000', 3],
      [`${FAMILY} 👍🏽`, 0],
      [`hello${FAMILY}`, 1],
      [ARABIC, 5],
      [HEBREW, 2],
      ['Привет, мир', 2],
      ['한국어 문장', 2],
      ['\ud800 x', 1],
    ] as const
    expect(texts.filter(([text, count]) => countWords(text) !== count)).toEqual([])
  })

  test('finds the words of scripts without spaces', () => {
    expect(countWords('写作提示')).toBeGreaterThan(1)
    expect(countWords('写作提示')).toBeLessThanOrEqual(4)
    expect(countWords('今日は天気がいいですね。')).toBeGreaterThan(3)
    expect(countWords('สวัสดีชาวโลก')).toBeGreaterThan(1)
    expect(countWords('Use 写作 here')).toBe(2 + countWords('写作'))
  })
})

describe('truncateWords', () => {
  test('leaves what is short enough as it is', () => {
    for (const text of ['', ' one two ', 'one two three', '… !']) {
      expect(truncateWords(text, 3)).toEqual({ text, isTruncated: false })
    }
  })

  test('cuts behind the last word that fits', () => {
    expect(truncateWords('one two, three four', 2)).toEqual({ text: 'one two,', isTruncated: true })
    expect(truncateWords('one\n\n  two three', 1)).toEqual({ text: 'one', isTruncated: true })
  })

  test('what follows the last word is no further word', () => {
    expect(truncateWords('one two — !', 2)).toEqual({ text: 'one two — !', isTruncated: false })
  })

  test('a limit of nothing leaves nothing', () => {
    expect(truncateWords('one', 0)).toEqual({ text: '', isTruncated: true })
  })

  test.each([
    ['spaces', 'word '.repeat(300)],
    ['Chinese', '写作提示'.repeat(200)],
    ['Thai', 'สวัสดีชาวโลก'.repeat(100)],
    ['Arabic', `${ARABIC} `.repeat(60)],
    ['emoji between', `word ${FAMILY} `.repeat(200)],
    ['mixed', 'Use 写作提示 with care '.repeat(80)],
  ])('leaves exactly the words it should and cuts none in half: %s', (_name, text) => {
    const cut = truncateWords(text, 100)
    expect(cut.isTruncated).toBe(true)
    expect(countWords(cut.text)).toBe(100)
    expect(text.startsWith(cut.text)).toBe(true)
    expect(cut.text).toBe(cut.text.trimEnd())
    expect(cut.text).not.toMatch(/\p{Surrogate}/u)
  })
})
