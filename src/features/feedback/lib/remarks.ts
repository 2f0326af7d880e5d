import type { FeedbackSections } from '@contracts/analyze-feedback.ts'
import type { DeviceMark } from './analyse-on-device'
import { paragraphsOf, SECTIONS, type SectionKey } from './feedback'
import type { CloserMark } from './look-closer'
import { createQuoteFinder, type Place, type QuoteFinder } from './plain-quotes'

/** What a remark says of its place: it works, it wants another look, it is a slip. */
export type RemarkKind = 'good' | 'look' | 'slip'

/** A paragraph of the feedback that quotes the writer. Numbered in the order of the text. */
export interface Remark {
  readonly number: number
  readonly kind: RemarkKind
  readonly place: Place
  /** More places that the paragraph is about. */
  readonly others: readonly Place[]
  /** The writer's words, exactly as they stand in the text. */
  readonly quote: string
  /** Marked by the second engine, not by the reader of the whole. */
  readonly isCloser?: boolean
}

/** A paragraph of the feedback. */
export interface FeedbackParagraph {
  readonly text: string
  readonly remark?: Remark
}

/** A section with its paragraphs. */
export interface FeedbackSection {
  readonly key: SectionKey
  readonly title: string
  readonly paragraphs: readonly FeedbackParagraph[]
}

// Which marks close what an opening one began.
const CLOSING: Readonly<Record<string, string>> = {
  '“': '”“"',
  '„': '“”‟',
  '"': '"”',
  '«': '»',
  '»': '«',
  '‘': '’',
  '「': '」',
  '『': '』',
}

/**
 * The places that a paragraph quotes, the longest first: that is the one it is about. For each opening mark the
 * farthest closing one counts with which the quotation is in the text: so “She said, “Go.”” is found whole, and
 * "its" and "it's" in one line apart.
 */
function quotedPlaces(paragraph: string, finder: QuoteFinder): Place[] {
  const places: Place[] = []
  for (let open = 0; open < paragraph.length; open += 1) {
    const closing = CLOSING[paragraph.charAt(open)]
    if (closing === undefined) continue
    for (let close = paragraph.length - 1; close > open + 1; close -= 1) {
      if (!closing.includes(paragraph.charAt(close))) continue
      const place = finder.find(paragraph.slice(open + 1, close))
      if (!place) continue
      places.push(place)
      break
    }
  }
  return places.toSorted((one, other) => lengthOf(other) - lengthOf(one))
}

const lengthOf = ({ start, end }: Place) => end - start

// How the built-in reader opens its praise (analysis/compose/creativity.ts).
const PRAISE = /^What works: /

const overlap = (a: Place, b: Place) => a.start < b.end && b.start < a.end

const plainQuotes = (text: string) => text.replaceAll(/[“”„‟«»"‘’]/gu, "'")

/** The words that are meant in a sentence that is quoted whole, where the paragraph begins with the name of its kind. */
function narrowed(paragraph: string, quoted: Place, marks: readonly DeviceMark[]): Place {
  const opening = plainQuotes(paragraph).toLowerCase()
  const mark = marks.find((one) => overlap(one, quoted) && opening.startsWith(plainQuotes(one.kind).toLowerCase()))
  return mark ? { start: mark.start, end: mark.end } : quoted
}

/** Whether words are enough to be a quotation and no word of advice. */
const isTelling = (text: string, { start, end }: Place) => text.slice(start, end).split(/\s+/u).length >= 3

/** The marked places beside the first that a paragraph quotes word for word. */
function otherPlaces(paragraph: string, text: string, first: Place, places: readonly Place[]): Place[] {
  const quotes = plainQuotes(paragraph)
  const quoted = places.filter(
    (mark) => !overlap(mark, first) && quotes.includes(`'${plainQuotes(text.slice(mark.start, mark.end))}'`),
  )
  return quoted.filter((mark, at) => !quoted.slice(0, at).some((other) => overlap(mark, other)))
}

/**
 * The sections with their remarks, each tied to the first place in the text that it quotes.
 * @param strength what the analysis of the text found to be its strength, where it found one
 * @param closer what the second engine marks beyond these (`beyond`)
 * @param marks every place that the rules mark: those that a paragraph quotes belong to it
 */
export function readSections(
  sections: FeedbackSections,
  text: string,
  strength?: Place,
  marks: readonly DeviceMark[] = [],
  closer: readonly CloserMark[] = [],
): FeedbackSection[] {
  const finder = createQuoteFinder(text)
  const read = SECTIONS.flatMap(({ key }) =>
    paragraphsOf(sections[key]).map((paragraph) => {
      const [quoted, ...quotes] = quotedPlaces(paragraph, finder)
      const place = quoted && narrowed(paragraph, quoted, marks)
      return { key, paragraph, place, quotes, isCloser: false }
    }),
  )
  const found = [...read, ...closer.map((mark) => closerParagraph(text, mark))]
  const inOrder = found
    .flatMap(({ place }) => (place ? [place] : []))
    .sort((a, b) => a.start - b.start || a.end - b.end)
  const kindOf = (key: SectionKey, paragraph: string, place: Place): RemarkKind => {
    if (key === 'grammar') return 'slip'
    if (key === 'suggestions') return 'look'
    return PRAISE.test(paragraph) || (strength && overlap(place, strength)) ? 'good' : 'look'
  }
  return SECTIONS.map(({ key, title }) => ({
    key,
    title,
    paragraphs: found
      .filter((entry) => entry.key === key)
      .map(({ paragraph, place, quotes, isCloser }) => {
        if (!place) return { text: paragraph }
        const quote = text.slice(place.start, place.end)
        const others =
          key === 'suggestions'
            ? []
            : otherPlaces(paragraph, text, place, [...marks, ...quotes.filter((other) => isTelling(text, other))])
        const number = inOrder.indexOf(place) + 1
        return {
          text: paragraph,
          remark: { number, kind: kindOf(key, paragraph, place), place, others, quote, isCloser },
        }
      }),
  }))
}

function closerParagraph(text: string, { start, end, message, right }: CloserMark) {
  const quote = text.slice(start, end)
  const paragraph = `Second checker: “${quote}”${right ? ` (“${right}”?)` : ''}. ${message}`
  return { key: 'grammar' as const, paragraph, place: { start, end }, quotes: [], isCloser: true }
}

/** What the second engine marks where nothing else of grammar is shown: no place is shown twice. */
export function beyond(closer: readonly CloserMark[], sections: readonly FeedbackSection[]): CloserMark[] {
  const known = sections
    .filter(({ key }) => key === 'grammar')
    .flatMap(({ paragraphs }) => paragraphs.flatMap(({ remark }) => (remark ? [remark.place, ...remark.others] : [])))
  return closer.filter((mark) => !known.some((place) => overlap(place, mark)))
}

/** Every remark of the sections, by number. */
export function remarksOf(sections: readonly FeedbackSection[]): Remark[] {
  return sections
    .flatMap(({ paragraphs }) => paragraphs.flatMap(({ remark }) => (remark ? [remark] : [])))
    .sort((a, b) => a.number - b.number)
}

/** What a remark says, by its number. */
export function paragraphOf(sections: readonly FeedbackSection[], number: number): string | undefined {
  return sections.flatMap(({ paragraphs }) => paragraphs).find(({ remark }) => remark?.number === number)?.text
}
