import type { Analysis } from '../../../supabase/functions/_shared/analysis/types.ts'
import type { Sample } from './corpus/types.ts'

export interface Score {
  readonly texts: number
  readonly planted: number
  readonly found: number
  readonly marked: number
  readonly right: number
  /** Marks in texts without a fault. */
  readonly falseAlarms: number
  readonly wrong: readonly string[]
  readonly missed: readonly string[]
  readonly kindsRight: number
}

/** How well the remarks on some texts meet the faults that were put into them. A remark meets one of its own rule that it overlaps. */
export function evaluate(samples: readonly Sample[], analyse: (text: string) => Analysis): Score {
  let planted = 0
  let marked = 0
  let falseAlarms = 0
  let kindsRight = 0
  const wrong: string[] = []
  const missed: string[] = []
  for (const { name, text, faults, kind } of samples) {
    const { findings, kind: guess } = analyse(text)
    if (guess === kind) kindsRight += 1
    planted += faults.length
    marked += findings.length
    if (faults.length === 0) falseAlarms += findings.length
    const places = faults.map(({ rule, quote }) => {
      const start = text.indexOf(quote)
      if (start < 0) throw new Error(`${name}: "${quote}" does not stand in the text.`)
      return { rule, quote, start, end: start + quote.length }
    })
    const meets = (place: (typeof places)[number], finding: (typeof findings)[number]) =>
      place.rule === finding.rule && finding.start < place.end && place.start < finding.end
    for (const finding of findings) {
      if (!places.some((place) => meets(place, finding))) wrong.push(`${name}: ${finding.rule} "${finding.quote}"`)
    }
    for (const place of places) {
      if (!findings.some((finding) => meets(place, finding))) missed.push(`${name}: ${place.rule} "${place.quote}"`)
    }
  }
  const [found, right] = [planted - missed.length, marked - wrong.length]
  return { texts: samples.length, planted, found, marked, right, falseAlarms, wrong, missed, kindsRight }
}

export const precisionOf = ({ right, marked }: Score) => (marked === 0 ? 1 : right / marked)
export const recallOf = ({ found, planted }: Score) => (planted === 0 ? 1 : found / planted)
