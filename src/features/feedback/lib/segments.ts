import type { Place } from './plain-quotes'
import type { Remark } from './remarks'

/** Part of a paragraph that the same remarks cover. */
export interface Segment {
  readonly text: string
  /** The remark whose mark it shows; of several, the shortest. */
  readonly remark?: Remark
  /** Whether the mark begins here: this segment carries its anchor. */
  readonly isStart: boolean
  /** The marks that end here; their numbers are shown after the text. */
  readonly ending: readonly Remark[]
}

/** A paragraph of the writer's text. */
export interface MarkedParagraph {
  readonly segments: readonly Segment[]
  /** Numbers of the remarks that begin in it. */
  readonly numbers: readonly number[]
}

/** A remark at one of its places; only the first carries its number. */
interface Mark {
  readonly remark: Remark
  readonly place: Place
  readonly isFirst: boolean
}

const lengthOf = ({ place }: Mark) => place.end - place.start

/** Cuts a text into paragraphs, and these into segments, because marks may overlap and span paragraphs. */
export function segmentsOf(text: string, remarks: readonly Remark[]): MarkedParagraph[] {
  const marks = remarks.flatMap((remark): Mark[] => [
    { remark, place: remark.place, isFirst: true },
    ...remark.others.map((place) => ({ remark, place, isFirst: false })),
  ])
  const started = new Set<number>()
  let from = 0
  return text.split('\n').map((line): MarkedParagraph => {
    const start = from
    const end = start + line.length
    from = end + 1
    const touching = marks.filter(({ place }) => place.start < end && place.end > start)
    const inside = touching.flatMap(({ place }) => [place.start, place.end]).filter((at) => at > start && at < end)
    const cuts = [...new Set([start, ...inside, end])].sort((a, b) => a - b)
    const segments = cuts.slice(0, -1).map((at, index): Segment => {
      const to = cuts[index + 1] ?? end
      const covering = touching.filter(({ place }) => place.start < to && place.end > at)
      const [mark] = covering.toSorted((a, b) => lengthOf(a) - lengthOf(b) || a.remark.number - b.remark.number)
      const isStart = mark !== undefined && mark.isFirst && !started.has(mark.remark.number)
      if (isStart) started.add(mark.remark.number)
      const ending = covering
        .filter(({ place, isFirst }) => isFirst && (place.end === to || (to === end && place.end === end + 1)))
        .map(({ remark }) => remark)
      return { text: text.slice(at, to), ...(mark ? { remark: mark.remark } : {}), isStart, ending }
    })
    const numbers = touching
      .filter(({ place, isFirst }) => isFirst && place.start >= start)
      .map(({ remark }) => remark.number)
    return { segments, numbers }
  })
}
