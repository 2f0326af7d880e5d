import { describe, expect, test } from 'vitest'
import { addAnalysis, readAnalyses } from '@/features/feedback/lib/analyses'
import type { FeedbackSections } from '@contracts/analyze-feedback.ts'
import type { FeedbackRecord } from '@/features/feedback/lib/feedback'
import { marksOfBoth } from '@/features/feedback/lib/both-checkers'
import { toMarkdown } from '@/features/feedback/lib/export-markdown'
import { changedMost, countKinds, earlierReading, kindRows } from '@/features/feedback/lib/kinds'
import { paragraphOf, readSections, remarksOf } from '@/features/feedback/lib/remarks'
import { segmentsOf } from '@/features/feedback/lib/segments'
import { settledNumbers } from '@/features/feedback/lib/settled'

const SECTIONS: FeedbackSections = { clarity: 'Clear.', creativity: 'Odd.', grammar: 'Fine.', suggestions: 'Go on.' }
const TEXT = 'She was very, very tired. The chair was bought by him.\n\n“Go,” she said, and it’s over.'
const remarksIn = (part: Partial<FeedbackSections>) =>
  remarksOf(readSections({ sections: { ...SECTIONS, ...part }, text: TEXT }))

const record = (part: Partial<FeedbackRecord> = {}): FeedbackRecord => ({
  id: 'one',
  createdAt: '2026-11-20T18:00:00.000Z',
  text: 'The kitchen was cold.',
  sections: SECTIONS,
  source: 'ai',
  ...part,
})

test('phrases that a reader quotes beside the first are marked, too; a word of advice is not', () => {
  const [remark] = remarksIn({
    grammar: 'Twice: “She was very, very tired.” and “The chair was bought” by “him”, “gone”.',
  })
  expect(remark?.others.map(({ start, end }) => TEXT.slice(start, end))).toEqual(['The chair was bought'])
})

test('the numbers ascend as they stand in the text, also around a mark within another', () => {
  const text = 'They was late again today. It’s engine was on.'
  const sections = {
    clarity: 'Long: “They was late again today.”',
    creativity: 'Again: “late again”.',
    grammar: 'Agreement: “They was”.\nApostrophe: “It’s engine”.',
    suggestions: 'Go on.',
  }
  const shown = segmentsOf(text, remarksOf(readSections({ sections, text })))
  expect(shown.flatMap(({ segments }) => segments.flatMap(({ ending }) => ending.map(({ number }) => number)))).toEqual(
    [1, 2, 3, 4],
  )
})

describe('what the rules mark beside a remark', () => {
  const text = 'They was late. We was tired, and you was not.'
  const marks = ['They was', 'We was', 'you was'].map((quote) => {
    const start = text.indexOf(quote)
    return { kind: 'agreement', start, end: start + quote.length }
  })
  const grammar = 'Agreement, three times: “They was late.” They do not agree. Also “We was” (“We were”) and “you was”.'
  const [remark] = remarksOf(readSections({ sections: { ...SECTIONS, grammar }, text, marks }))

  test('narrows a sentence that is quoted whole to the words that are meant', () => {
    expect(remark?.quote).toBe('They was')
  })

  test('shows every place that the paragraph quotes, the number at the first alone', () => {
    expect(remark?.others).toHaveLength(2)
    const shown = segmentsOf(text, remark ? [remark] : []).flatMap(({ segments }) =>
      segments.filter((segment) => segment.remark).map((segment) => [segment.text, segment.ending.length]),
    )
    expect(shown).toEqual([
      ['They was', 1],
      ['We was', 0],
      ['you was', 0],
    ])
  })

  test('is settled once all of them are gone', () => {
    const settled = (revision: string) => settledNumbers(remark ? [remark] : [], text, revision).size
    expect(settled(text.replace('They was', 'They were'))).toBe(0)
    expect(settled(text.replaceAll('was', 'were'))).toBe(1)
  })
})

describe('what the second checker marks', () => {
  const text = 'They was late allday. It is some one else, or some one new.'
  const at = (quote: string) => ({ start: text.indexOf(quote), end: text.indexOf(quote) + quote.length })
  const last = text.lastIndexOf('some one')
  const both = record({
    text,
    sections: { ...SECTIONS, grammar: 'Agreement: “They was late allday.” Write “they were”.' },
    marks: [
      { kind: 'agreement', ...at('They was') },
      { kind: 'passive voice', isStyle: true, ...at('late allday') },
    ],
    closer: [
      { ...at('They was'), kind: 'usage', message: 'They were.', right: 'They were' },
      { ...at('allday'), kind: 'typo', message: 'Two words.', right: 'all day' },
      { ...at('some one'), kind: 'typo', message: 'One word.', right: 'someone' },
      { start: last, end: last + 8, kind: 'typo', message: 'One word.', right: 'someone' },
    ],
  })
  const sections = readSections(both)

  test('is in the remark that is there already, which says so', () => {
    expect(paragraphOf(sections, 1)).toBe(
      'Agreement: “They was late allday.” Write “they were”. The second checker marks this, too.',
    )
  })

  test('stands among the slips, by its name, numbered in the order of the text; the same words are one remark', () => {
    expect(
      remarksOf(sections).map(({ number, quote, kind, isCloser, others }) => [
        number,
        quote,
        kind,
        isCloser,
        others.length,
      ]),
    ).toEqual([
      [1, 'They was', 'slip', false, 0],
      [2, 'allday', 'slip', true, 0],
      [3, 'some one', 'slip', true, 1],
    ])
    expect(paragraphOf(sections, 2)).toBe('Second checker: “allday” (“all day”?). Two words.')
  })

  test('is counted with the others, one place once, and says what to write', () => {
    const marks = marksOfBoth(both)
    expect(countKinds(marks)).toEqual({ agreement: 1, 'passive voice': 1, typo: 3 })
    expect(marks.map(({ by }) => by)).toEqual(['both', undefined, 'second', 'second', 'second'])
    expect(marks[0]?.change?.text).toBe('They were')
    expect(marks[2]?.change?.text).toBe('all day')
  })

  test('is kept and exported', () => {
    addAnalysis(both)
    expect(readAnalyses()[0]?.closer).toHaveLength(4)
    expect(toMarkdown(readAnalyses())).toContain('Second checker: “some one” (“someone”?). One word.')
    localStorage.setItem(
      'promptory:analyses',
      JSON.stringify([{ ...both, closer: [{ kind: 'typo', ...at('allday') }] }]),
    )
    expect(readAnalyses()).toEqual([])
  })
})

describe('what the browser’s AI remarks', () => {
  const said = { start: 4, end: 11, quote: 'kitchen', remark: 'Which one?', better: 'cellar' }

  test('is exported as its own', () => {
    const file = toMarkdown([record({ browserAi: [said, { ...said, quote: 'kitchen\n# was', remark: 'Odd.' }] })])
    expect(file).toContain(
      '## The browser’s AI\n\n*By this browser’s AI, which can be wrong:*\n\n“kitchen” (“cellar”?). Which one?\n\n“kitchen # was”',
    )
    expect(toMarkdown([record({ browserAi: [{ ...said, better: '' }] })])).toContain('“kitchen” (leave it out?). Which')
    expect(toMarkdown([record({ browserAi: [] })])).not.toContain('browser’s AI')
  })

  test('is dropped where its words do not stand in the text, or cannot be read', () => {
    const others = [{ ...said, quote: 'Kitchen' }, { ...said, start: 5 }, { ...said, remark: 1 }, null]
    localStorage.setItem(
      'promptory:analyses',
      JSON.stringify([record(), { ...record(), browserAi: [...others, said] }]),
    )
    expect(readAnalyses().map(({ browserAi }) => browserAi)).toEqual([undefined, [said]])
    localStorage.setItem('promptory:analyses', JSON.stringify([{ ...record(), browserAi: 'none' }]))
    expect(readAnalyses()).toEqual([])
  })
})

describe('the kinds of two texts', () => {
  const marks = (kinds: Record<string, number>) =>
    Object.entries(kinds).flatMap(([kind, count]) => Array.from({ length: count }, () => ({ kind, start: 0, end: 1 })))

  test('stand side by side, the commonest first, and the one that changed most is named', () => {
    const rows = kindRows(countKinds(marks({ agreement: 2, spelling: 3 })), countKinds(marks({ agreement: 9 })))
    expect(rows.map(({ kind, before, now }) => [kind, before, now])).toEqual([
      ['agreement', 9, 2],
      ['spelling', 0, 3],
    ])
    expect(changedMost(rows)?.kind).toBe('agreement')
    expect(changedMost(kindRows({ agreement: 2 }, { agreement: 2 }))).toBeUndefined()
  })

  test('the earlier reading is the last one of another text, with its places', () => {
    const at = (createdAt: string, part: Partial<FeedbackRecord> = {}) => record({ createdAt, marks: [], ...part })
    const now = at('2026-11-20T18:00:00.000Z')
    const others = [
      now,
      at('2026-11-20T10:00:00.000Z'),
      at('2026-11-18T10:00:00.000Z', { text: 'Older.' }),
      at('2026-11-19T10:00:00.000Z', { text: 'Other.' }),
      record({ createdAt: '2026-11-20T11:00:00.000Z', text: 'Without places.' }),
      at('2026-11-21T10:00:00.000Z', { text: 'Later.' }),
    ]
    expect(earlierReading(now, others)?.text).toBe('Other.')
  })

  test('the places are kept with a reading; others of another hand are not read', () => {
    addAnalysis(record({ marks: marks({ agreement: 1 }) }))
    expect(readAnalyses()[0]?.marks).toHaveLength(1)
    localStorage.setItem('promptory:analyses', JSON.stringify([{ ...record(), marks: [{ kind: 5 }] }]))
    expect(readAnalyses()).toEqual([])
  })
})

test('a remark with places in two paragraphs opens below the first of them alone', () => {
  const text = 'They was late.\nWe was tired.'
  const remark = {
    ...{ number: 1, kind: 'slip' as const, quote: 'They was' },
    ...{ place: { start: 0, end: 8 }, others: [{ start: 15, end: 21 }] },
  }
  expect(segmentsOf(text, [remark]).map(({ numbers }) => numbers)).toEqual([[1], []])
})
