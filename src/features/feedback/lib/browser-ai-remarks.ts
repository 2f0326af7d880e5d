import * as z from 'zod/mini'
import { createQuoteFinder, type Place } from './plain-quotes'

/** A remark by the browser's AI on words of the text. */
export interface BrowserAiRemark extends Place {
  /** The words, exactly as they stand at the place. */
  readonly quote: string
  readonly remark: string
  /** The words as it would write them. */
  readonly better?: string
}

const MOST_REMARKS = 6

/** What the browser's AI is told. The text itself comes apart from it. */
export const SYSTEM = `You are a careful editor. Read the text and name at most ${MOST_REMARKS} places that most need a second look: mistakes first, then what is unclear. For each, copy the words exactly as they stand, at most twelve of them, say in one short sentence what is wrong, and give the words as you would write them. Do not praise. If nothing needs a change, return an empty list.`

/** The form of its answer, as a JSON schema. */
export const SCHEMA = {
  type: 'array',
  maxItems: MOST_REMARKS,
  items: {
    type: 'object',
    required: ['quote', 'remark'],
    properties: { quote: { type: 'string' }, remark: { type: 'string' }, better: { type: 'string' } },
  },
}

const answers = z.array(z.object({ quote: z.string(), remark: z.string(), better: z.optional(z.string()) }))

/**
 * The remarks of an answer, in the order of the text; those that quote what the text does not say are left out.
 * @returns undefined if the answer is no list of remarks, or none of them is on words of the text
 */
export function readRemarks(answer: string, text: string): readonly BrowserAiRemark[] | undefined {
  let read: z.infer<typeof answers>
  try {
    read = answers.parse(JSON.parse(answer))
  } catch {
    return undefined
  }
  const finder = createQuoteFinder(text)
  const remarks = read
    .slice(0, MOST_REMARKS)
    .flatMap(({ quote, remark, better }): BrowserAiRemark[] => {
      const place = finder.find(quote)
      const said = remark.replaceAll(/\s+/g, ' ').trim()
      if (!place || said === '') return []
      const words = text.slice(place.start, place.end)
      const isChange = better !== undefined && better !== words
      return [{ ...place, quote: words, remark: said, ...(isChange ? { better } : {}) }]
    })
    .toSorted((a, b) => a.start - b.start)
  return remarks.length > 0 || read.length === 0 ? remarks : undefined
}
