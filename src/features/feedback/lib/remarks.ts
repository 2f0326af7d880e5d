import type { DeviceMark } from './analyse-on-device'
import { marksOfBoth, overlap } from './both-checkers'
import { type FeedbackRecord, paragraphsOf, SECTIONS, type SectionKey } from './feedback'
import type { CloserMark } from './look-closer'
import { createQuoteFinder, type Place, type QuoteFinder } from './plain-quotes'

/** What a remark says about its place: it works, it needs another look, or it is a mistake. */
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
  /** Whether it comes from the second checker alone. */
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

// Closing quotation marks for each opening one.
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
 * The places that a paragraph quotes, longest first, because it is about the longest. For each opening mark, takes the
 * farthest closing mark with which the text contains the quotation: this finds “She said, “Go.”” whole, but "its" and
 * "it's" in one line separately.
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

/** What readings of a text consist of. */
type Reading = Pick<FeedbackRecord, 'sections' | 'text' | 'marks' | 'closer'>

// Follows a remark on a place that both checkers mark.
const AGREED = 'The second checker marks this, too.'

// How the built-in reader opens its praise (analysis/compose/creativity.ts).
const PRAISE = /^What works: /

const plainQuotes = (text: string) => text.replaceAll(/[“”„‟«»"‘’]/gu, "'")

/** Narrows a quoted sentence to the marked words it is about, if the paragraph starts with the name of their kind. */
function narrowed(paragraph: string, quoted: Place, marks: readonly DeviceMark[]): Place {
  const opening = plainQuotes(paragraph).toLowerCase()
  const mark = marks.find((one) => overlap(one, quoted) && opening.startsWith(plainQuotes(one.kind).toLowerCase()))
  return mark ? { start: mark.start, end: mark.end } : quoted
}

/** Whether a quote is long enough to be the writer's words rather than a word of advice. */
const isTelling = (text: string, { start, end }: Place) => text.slice(start, end).split(/\s+/u).length >= 3

/** The other given places that a paragraph quotes word for word. */
function otherPlaces(paragraph: string, text: string, first: Place, places: readonly Place[]): Place[] {
  const quotes = plainQuotes(paragraph)
  const quoted = places.filter(
    (mark) => !overlap(mark, first) && quotes.includes(`'${plainQuotes(text.slice(mark.start, mark.end))}'`),
  )
  return quoted.filter((mark, at) => !quoted.slice(0, at).some((other) => overlap(mark, other)))
}

/** A paragraph with its places, before it has a number. */
interface Found {
  readonly key: SectionKey
  readonly paragraph: string
  readonly place?: Place | undefined
  readonly others: readonly Place[]
  readonly isCloser: boolean
}

/**
 * The sections with their remarks, each tied to the place that it quotes. What the second checker marks is among them:
 * in a remark that is there already, or in one of its own.
 * @param strength the strength that the analysis found in the text, if any
 */
export function readSections(record: Reading, strength?: Place): FeedbackSection[] {
  const { sections, text, closer = [] } = record
  const marks = marksOfBoth(record)
  const finder = createQuoteFinder(text)
  const read = SECTIONS.flatMap(({ key }) =>
    paragraphsOf(sections[key]).map((paragraph): Found => {
      const [quoted, ...quotes] = quotedPlaces(paragraph, finder)
      const place = quoted && narrowed(paragraph, quoted, marks)
      const more = [...marks, ...quotes.filter((other) => isTelling(text, other))]
      const others = place && key !== 'suggestions' ? otherPlaces(paragraph, text, place, more) : []
      return { key, paragraph, place, others, isCloser: false }
    }),
  )
  const isAt = ({ key, place, others }: Found, mark: Place) =>
    key === 'grammar' && [...(place ? [place] : []), ...others].some((one) => overlap(one, mark))
  const beyond = closer.filter((mark) => !read.some((entry) => isAt(entry, mark)))
  const agreed = read.map((entry) =>
    closer.some((mark) => isAt(entry, mark)) ? { ...entry, paragraph: `${entry.paragraph} ${AGREED}` } : entry,
  )
  const found = [...agreed, ...closerParagraphs(text, beyond)]
  // By their ends, where the numbers stand: a sentence with a mark inside comes after that mark.
  const inOrder = found
    .flatMap(({ place }) => (place ? [place] : []))
    .sort((a, b) => a.end - b.end || b.start - a.start)
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
      .map(({ paragraph, place, others, isCloser }) => {
        if (!place) return { text: paragraph }
        const quote = text.slice(place.start, place.end)
        const number = inOrder.indexOf(place) + 1
        return {
          text: paragraph,
          remark: { number, kind: kindOf(key, paragraph, place), place, others, quote, isCloser },
        }
      }),
  }))
}

/** The second checker's own paragraphs. Words that it marks at several places have one. */
function closerParagraphs(text: string, closer: readonly CloserMark[]): Found[] {
  const quoteOf = ({ start, end }: Place) => text.slice(start, end)
  return closer.flatMap((mark, at): Found[] => {
    const quote = quoteOf(mark)
    if (closer.slice(0, at).some((other) => quoteOf(other) === quote)) return []
    const others = closer.slice(at + 1).filter((other) => quoteOf(other) === quote)
    const paragraph = `Second checker: “${quote}”${mark.right ? ` (“${mark.right}”?)` : ''}. ${mark.message}`
    return [{ key: 'grammar', paragraph, place: mark, others, isCloser: true }]
  })
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
