import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  ANALYSES_LIMIT,
  addAnalysis,
  clearAnalyses,
  keepRevision,
  readAnalyses,
} from '@/features/feedback/lib/analyses'
import { compareDrafts } from '@/features/feedback/lib/compare-drafts'
import { markdownName, toMarkdown } from '@/features/feedback/lib/export-markdown'
import type { FeedbackSections } from '@contracts/analyze-feedback.ts'
import type { FeedbackRecord } from '@/features/feedback/lib/feedback'
import { createQuoteFinder } from '@/features/feedback/lib/plain-quotes'
import { type Remark, readSections, remarksOf } from '@/features/feedback/lib/remarks'
import { segmentsOf } from '@/features/feedback/lib/segments'
import { openRemarks, settledNumbers } from '@/features/feedback/lib/settled'
import { countText } from '@/features/feedback/lib/use-counts'
import { leftAt } from '@/lib/use-timer'
import { feedbackLink, readPromptLink } from '@/lib/prompt-link'

const SECTIONS: FeedbackSections = { clarity: 'Clear.', creativity: 'Odd.', grammar: 'Fine.', suggestions: 'Go on.' }

const record = (part: Partial<FeedbackRecord> = {}): FeedbackRecord => ({
  id: 'one',
  createdAt: '2026-11-20T18:00:00.000Z',
  text: 'The kitchen was cold.',
  sections: SECTIONS,
  source: 'ai',
  ...part,
})

const found = (text: string, quote: string) => {
  const place = createQuoteFinder(text).find(quote)
  return place && text.slice(place.start, place.end)
}

describe('finding a quotation', () => {
  test.each([
    ['exactly', 'She left. There was a suitcase.', 'There was a suitcase.', 'There was a suitcase.'],
    ['with curly for straight marks', "waiting with it's engine on", 'it’s engine', "it's engine"],
    ['with straight for curly marks', 'with it’s engine on', "it's engine", 'it’s engine'],
    [
      'with single for double marks inside',
      '“You’re late,” she said.',
      '‘You’re late,’ she said',
      '“You’re late,” she said',
    ],
    ['over a line break and double spaces', 'a cold\n  and empty house', 'cold and empty', 'cold\n  and empty'],
    ['with a hyphen for a dash', 'late — again', 'late - again', 'late — again'],
    ['with three dots for an ellipsis', 'and then… nothing', 'and then... nothing', 'and then… nothing'],
    ['without the quoter’s comma', 'like a chess player giving up', 'chess player,', 'chess player'],
    ['in another case', 'Very cold. very', 'very cold', 'Very cold'],
    [
      'shortened in the middle',
      'She looked at the clock and at me.',
      'She looked … at me',
      'She looked at the clock and at me',
    ],
    ['over a line of verse', 'She left\nwithout her shoes', 'left / without', 'left\nwithout'],
    ['shortened at its end', 'She looked at the clock and at me.', 'She looked at the …', 'She looked at the'],
    ['as whole words', 'every very small', 'very', 'very'],
    ['with soft hyphens in the text', 'a kit\u00adchen', 'kitchen', 'kit\u00adchen'],
    ['right to left', 'هذا المطبخ بارد جدا', 'المطبخ بارد', 'المطبخ بارد'],
    ['in a script without spaces', '厨房很冷，我进来了。', '很冷', '很冷'],
    ['after an emoji', 'Yes 👩‍👩‍👧 they came home', 'they came', 'they came'],
  ])('%s', (_, text, quote, place) => {
    expect(found(text, quote)).toBe(place)
  })

  test('the first of several', () => {
    expect(createQuoteFinder('so cold, so cold').find('so cold')).toEqual({ start: 0, end: 7 })
    expect(createQuoteFinder('every very small').find('very')).toEqual({ start: 6, end: 10 })
  })

  test.each([
    ['is not there', 'The kitchen was cold.', 'The kitchen was warm.'],
    ['is a part of a word', 'everything', 'very'],
    ['is one letter', 'a b c', 'b'],
    ['is nothing but marks', 'a “b”', '“ ”'],
  ])('none where it %s', (_, text, quote) => {
    expect(found(text, quote)).toBeUndefined()
  })
})

const TEXT = 'She was very, very tired. The chair was bought by him.\n\n“Go,” she said, and it’s over.'
const read = (part: Partial<FeedbackSections>, text = TEXT, strength?: { start: number; end: number }) =>
  readSections({ sections: { ...SECTIONS, ...part }, text }, strength)
const remarksIn = (part: Partial<FeedbackSections>, text = TEXT) => remarksOf(read(part, text))

describe('remarks', () => {
  test('a paragraph that quotes the text is one, numbered in the order of the text, others are not', () => {
    const sections = read({
      clarity: 'Three paragraphs.\n\nThe passive: “The chair was bought by him.”',
      grammar: 'Said twice: "very, very".',
    })
    expect(sections.map(({ title }) => title)).toEqual([
      'Clarity & Structure',
      'Creativity & Originality',
      'Grammar & Style',
      'Suggestions for Improvement',
    ])
    expect(sections[0]?.paragraphs.map(({ remark }) => remark?.number)).toEqual([undefined, 2])
    expect(sections[2]?.paragraphs[0]?.remark).toMatchObject({ number: 1, kind: 'slip', quote: 'very, very' })
  })

  test('speech inside a quotation does not end it', () => {
    expect(remarksIn({ clarity: '““Go,” she said, and it’s over.” Good.' })[0]?.quote).toBe(
      '“Go,” she said, and it’s over.',
    )
  })

  test('the longest quotation counts, not a word of advice that stands somewhere by chance', () => {
    const [remark] = remarksIn({ clarity: '“Was” is weak: “The chair was bought by him.” Write “him” first.' })
    expect(remark?.quote).toBe('The chair was bought by him.')
  })

  test('the strength is what works; a slip stays a slip', () => {
    const strength = { start: 0, end: 25 }
    const sections = read(
      {
        creativity: '“very, very tired” is heard.',
        grammar: '“very, very” is doubled.',
        clarity: '“bought by” hides him.',
      },
      TEXT,
      strength,
    )
    const kinds = remarksOf(sections).map(({ quote, kind }) => [quote, kind])
    expect(kinds).toEqual([
      ['very, very', 'slip'],
      ['very, very tired', 'good'],
      ['bought by', 'look'],
    ])
  })
})

const remark = (number: number, start: number, end: number): Remark => ({
  number,
  kind: 'look',
  place: { start, end },
  others: [],
  quote: 'x',
})

describe('marks in the text', () => {
  const shape = (text: string, remarks: Remark[]) =>
    segmentsOf(text, remarks).map(({ segments }) =>
      segments.map(({ text: part, remark: mark, isStart, ending }) =>
        [part, mark?.number ?? 0, isStart ? 'starts' : '', ...ending.map(({ number }) => number)].join('|'),
      ),
    )

  test('a mark inside another keeps its own words', () => {
    expect(shape('abcdefgh', [remark(1, 0, 8), remark(2, 2, 4)])).toEqual([
      ['ab|1|starts', 'cd|2|starts|2', 'efgh|1||1'],
    ])
  })

  test('marks of the same words: both end there', () => {
    expect(shape('abcd', [remark(1, 0, 4), remark(2, 0, 4)])).toEqual([['abcd|1|starts|1|2']])
  })

  test('crossing marks', () => {
    expect(shape('abcdef', [remark(1, 0, 4), remark(2, 2, 6)])).toEqual([['ab|1|starts', 'cd|1||1', 'ef|2|starts|2']])
  })

  test('a mark that runs into the next paragraph, an empty line between them', () => {
    expect(shape('ab\n\ncd', [remark(1, 1, 5)])).toEqual([['a|0|', 'b|1|starts'], [], ['c|1||1', 'd|0|']])
  })

  test('nothing of the text is lost', () => {
    const text = 'one two\nthree\n\n four'
    const again = segmentsOf(text, [remark(1, 2, 10), remark(2, 4, 20)])
    expect(again.map(({ segments }) => segments.map(({ text: part }) => part).join('')).join('\n')).toBe(text)
  })
})

describe('settled remarks', () => {
  const remarks = remarksIn({
    clarity: '“The chair was bought by him.”',
    grammar: '“it’s over”',
    creativity: '“very” wears.',
  })
  const numbersOf = (revision: string) =>
    remarks.filter(({ number }) => settledNumbers(remarks, TEXT, revision).has(number)).map(({ quote }) => quote)

  test('none before anything is changed, none by other marks or spaces', () => {
    expect(numbersOf(TEXT)).toEqual([])
    expect(numbersOf(TEXT.replaceAll('’', "'").replaceAll('“', '"').replaceAll('\n\n', '\n'))).toEqual([])
  })

  test('the one whose words are changed or gone; back again when they return', () => {
    expect(numbersOf(TEXT.replace('it’s over', 'it is over'))).toEqual(['it’s over'])
    expect(numbersOf('')).toHaveLength(3)
  })

  test('one of several equal words is enough', () => {
    expect(numbersOf(TEXT.replace('very, very', 'very'))).toEqual(['very'])
  })

  test('praise asks for nothing', () => {
    const [praise] = remarksOf(read({ creativity: 'What works: “very, very tired” is heard.' }))
    expect(praise?.kind).toBe('good')
    expect(openRemarks(praise ? [praise] : [])).toEqual([])
    expect(settledNumbers(praise ? [praise] : [], TEXT, '').size).toBe(0)
  })
})

describe('the counters', () => {
  test.each([
    ['', 0, 0],
    ['  two words \n', 9, 2],
    ['👩‍👩‍👧 e\u0301', 3, 1],
    ['写作很难', 4, 3],
    ['سلام دنیا', 9, 2],
  ])('%j', (text, characters, words) => {
    expect(countText(text)).toEqual({ characters, words })
  })
})

describe('past analyses', () => {
  test('the newest first, no more than are kept, each with its revision', () => {
    for (let number = 0; number < ANALYSES_LIMIT + 3; number += 1) addAnalysis(record({ id: `id-${number}` }))
    expect(readAnalyses()).toHaveLength(ANALYSES_LIMIT)
    expect(readAnalyses()[0]?.id).toBe('id-22')
    expect(keepRevision('id-22', 'Changed.')).toBe(true)
    expect(readAnalyses()[0]).toMatchObject({ text: 'The kitchen was cold.', revision: 'Changed.' })
    expect(keepRevision('id-0', 'Too old.')).toBe(false)
    expect(clearAnalyses()).toBe(true)
    expect(readAnalyses()).toEqual([])
  })

  test('rows of another hand are left out and put aside', () => {
    localStorage.setItem('promptory:analyses', JSON.stringify([{ id: 5 }, record({ id: 'good' }), null]))
    expect(readAnalyses().map(({ id }) => id)).toEqual(['good'])
    addAnalysis(record({ id: 'next' }))
    expect(readAnalyses().map(({ id }) => id)).toEqual(['next', 'good'])
    expect(localStorage.getItem('promptory:set-aside')).toContain('{\\"id\\":5}')
  })

  test('blocked storage says so', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    expect(addAnalysis(record())).toBe(false)
  })
})

describe('the export', () => {
  test('holds heading, prompt, source, sections, text and revision; the text stays text', () => {
    const file = toMarkdown([
      record({ prompt: 'A door', source: 'browser', text: '# No heading\n\nLine', revision: '# No heading\n\nBetter' }),
    ])
    expect(file).toMatch(/^# Writing feedback, November 20, 2026/)
    expect(file).toContain('On: “A door”')
    expect(file).toContain('*Sample feedback, made on your device')
    expect(file).toContain('## Suggestions for Improvement\n\nGo on.')
    expect(file).toContain('## The text as it was read\n\n> # No heading\n>\n> Line')
    expect(file).toContain('## The revision\n\n> # No heading\n>\n> Better')
    expect(markdownName(record())).toBe('writing-feedback-2026-11-20.md')
  })

  test('several in one file; no revision where nothing was changed', () => {
    const file = toMarkdown([record(), record({ revision: 'The kitchen was cold.' })])
    expect(file.split('\n---\n')).toHaveLength(2)
    expect(file).not.toContain('The revision')
  })
})

test('two drafts are compared word by word', () => {
  expect(
    compareDrafts('I ate it very quickly.', 'I ate it quickly, once.').filter(({ kind }) => kind !== 'same'),
  ).toEqual([
    { kind: 'removed', text: 'very ' },
    { kind: 'added', text: ', once' },
  ])
})

describe('the prompt in the address', () => {
  test.each(['A door [left] open & “shut”? 100 %', 'قصة # one', 'two\nlines'])('%s comes back as it was', (prompt) => {
    expect(readPromptLink(new URL(feedbackLink(prompt), 'https://x.test').hash)).toBe(prompt)
  })
  test.each(['', '#', '#prompt=', '#prompt-3', '#other=1', '#prompt=%E0%A4%A'.slice(0, 8)])(
    '%j brings none',
    (fragment) => {
      expect(readPromptLink(fragment)).toBeUndefined()
    },
  )
})

describe('the timer', () => {
  beforeEach(() => localStorage.clear())
  test('is what the clock says, and never more than its length', () => {
    const timer = { minutes: 5, leftMs: 300_000, endsAt: 1_000_000 }
    expect(leftAt(timer, 900_000)).toBe(100_000)
    expect(leftAt(timer, 2_000_000)).toBe(0)
    expect(leftAt(timer, 0)).toBe(300_000)
    expect(leftAt({ minutes: 5, leftMs: 42 }, 900_000)).toBe(42)
  })
})
