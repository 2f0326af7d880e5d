import type { Reading } from '@contracts/readings.ts'
import type { FeedbackRecord } from './feedback'
import { countKinds } from './kinds'

/** An analysis of this device as the writing history keeps it. */
export const toReading = (record: FeedbackRecord): Reading => ({
  id: record.id,
  read_at: record.createdAt,
  text: record.text,
  prompt: record.prompt ?? null,
  sections: record.sections,
  source: record.source,
  // By the rules alone, which every device has: so texts can be compared.
  marked: countKinds(record.marks ?? []),
  revision: record.revision ?? null,
})

/** A reading of the history as the tool exports it; the places of its marks are not kept there. */
export const toRecord = ({ id, read_at, text, prompt, sections, source, revision }: Reading): FeedbackRecord => ({
  id,
  createdAt: read_at,
  text,
  sections,
  source,
  ...(prompt === null ? {} : { prompt }),
  ...(revision === null ? {} : { revision }),
})
