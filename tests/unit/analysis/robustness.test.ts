import { beforeAll, describe, expect, it } from 'vitest'
import { analyseWriting } from '../../../supabase/functions/_shared/analysis/analyse-writing.ts'
import { composeFeedback } from '../../../supabase/functions/_shared/analysis/compose-feedback.ts'
import { tagBlock } from '../../../supabase/functions/_shared/analysis/parse/tag.ts'
import { DICTIONARY } from './dictionary.ts'

const read = (text: string) => {
  const analysis = analyseWriting(text, { dictionary: DICTIONARY })
  return { analysis, feedback: composeFeedback(text, analysis) }
}

const ENGLISH = 'She said that it was the end of the day and that we would have to go home. '

const HOSTILE: readonly (readonly [name: string, text: string])[] = [
  ['nothing', ''],
  ['blanks only', ' \n\t \r\n '],
  ['emoji', `${ENGLISH}👩‍👩‍👧‍👦🏳️‍🌈 😀😀😀 ${ENGLISH}`],
  ['right to left', `${ENGLISH}\u202eabc\u202c שלום עולם ${ENGLISH}`],
  ['NUL', `${ENGLISH}\0\0 a\0b ${ENGLISH}`],
  ['lone surrogates', `${ENGLISH}\ud800 x \udfff ${ENGLISH}`],
  ['one word of 50,000 letters', `${ENGLISH}${'a'.repeat(50_000)} ${ENGLISH}`],
  ['a letter under many accents', `${ENGLISH}e${'\u0301'.repeat(3000)} ${ENGLISH}`],
  ['letters that grow in lower case', `${ENGLISH}İstanbul'da İİİ It's it's own ${ENGLISH}`],
  ['only quotation marks', '"'.repeat(3000)],
  ['only apostrophes', " 'a".repeat(3000)],
  ['only commas', ', '.repeat(3000)],
  ['only full stops', '. '.repeat(3000)],
  ['names of objects', 'constructor __proto__ toString hasOwnProperty valueOf. '.repeat(10) + ENGLISH],
  ['HTML', `<script>alert("the")</script> <b>${ENGLISH}</b>`],
  ['Windows line ends', ENGLISH.replaceAll('. ', '.\r\n\r\n').repeat(3)],
]

// The first text reads the dictionary.
beforeAll(() => void read(ENGLISH), 60_000)

describe('hostile texts', () => {
  it.each(HOSTILE)('reads %s without failing', (_, text) => {
    const { analysis, feedback } = read(text)
    for (const { start, end, quote } of analysis.findings) expect(text.slice(start, end)).toBe(quote)
    for (const [at, sentence] of analysis.sentences.entries()) {
      expect(sentence.start).toBeGreaterThanOrEqual(analysis.sentences[at - 1]?.end ?? 0)
      expect(sentence.end).toBeLessThanOrEqual(text.length)
    }
    for (const section of Object.values(feedback)) {
      expect(section.trim()).not.toBe('')
      expect(section).not.toMatch(/undefined|NaN|\[object/)
    }
  })
})

describe('long texts', () => {
  // Not a measurement: a time that grew with the square of the length would be minutes here.
  it.each([
    ['prose', ENGLISH],
    ['one paragraph without a full stop', 'she went and saw the end of it and '],
    ['one paragraph of quotation marks', 'the "a" and \'b, \' of '],
    ['misspelt words', 'teh qwrtzp abxcdefg was the '],
    ['one line of capitals', 'THE END OF THE DAY '],
  ])('200,000 characters of %s come to an end', { timeout: 120_000 }, (_, piece) => {
    const text = piece.repeat(Math.ceil(200_000 / piece.length))
    expect(read(text).analysis.counts.words).toBeGreaterThan(20_000)
  })

  it.each([
    ['marks', '-'],
    ['marks of two units', '\u{1F98A}'],
    ['letters and marks', 'a-'],
  ])('one word that is 200,000 characters of %s comes to an end', { timeout: 120_000 }, (_, piece) => {
    const word = `a${piece.repeat(200_000 / piece.length)}b`
    expect(tagBlock(`(${word})!`, true).flat()).toEqual([{ pre: '(', text: word, post: ')!', tags: new Set() }])
    expect(read(`${ENGLISH}${word} ${ENGLISH}`).analysis.counts.words).toBeGreaterThan(30)
  })
})

describe('other languages', () => {
  it.each([
    [
      'German',
      'de',
      'Gestern ging ich in den Wald und sah einen Hund. Er war sehr groß und hatte ein rotes Halsband. Ich rief ihn, aber er kam nicht.',
    ],
    [
      'French',
      'fr',
      'Hier je suis allé dans la forêt avec mon frère. Il y avait un chien qui ne voulait pas venir. Nous avons attendu sur le banc.',
    ],
    [
      'Spanish',
      'es',
      'Ayer fui al bosque con mi hermano. Había un perro muy grande que no quería venir con nosotros. Nos sentamos en el banco y esperamos.',
    ],
    ['Russian', 'ru', 'Вчера я пошёл в лес и увидел собаку. Она была очень большая. Я позвал её, но она не пришла.'],
    ['Japanese', 'ja', '昨日、森に行って犬を見ました。とても大きかったです。呼びましたが、来ませんでした。'],
    ['Chinese', 'zh', '昨天我去了森林，看见一只狗。它很大。我叫它，可是它没有来。'],
    ['Arabic', 'ar', 'ذهبت أمس إلى الغابة ورأيت كلبا. كان كبيرا جدا. ناديته لكنه لم يأت.'],
  ])('says that a text is in %s and gives no guesses', (_, code, text) => {
    const { analysis, feedback } = read(text)
    expect(analysis.language.code).toBe(code)
    expect(analysis.rhythm.lengths).toHaveLength(3)
    expect(analysis.findings).toEqual([])
    expect(analysis.readability).toBeUndefined()
    expect(analysis.strength).toBeUndefined()
    expect(feedback.clarity).toContain('I can only check English')
    expect(feedback.grammar).toContain('cannot check grammar')
  })

  it('says so when it cannot tell', () => {
    expect(read(`${'zxcv qwer asdf uiop hjkl '.repeat(8)}die`).feedback.clarity).toContain(
      'I do not know this language',
    )
  })
})
