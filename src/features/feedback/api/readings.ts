import { type Reading, reading } from '@contracts/readings.ts'
import { isAuthRetryableFetchError } from '@supabase/supabase-js'
import * as z from 'zod/mini'
import { supabase } from '@/lib/supabase-client'
import { HISTORY_MESSAGES } from '../messages'

/** Readings of one page of the history. */
export const READINGS_PAGE = 50

/** @throws Error with a sentence for its owner if there is no session, which hides every row without a word */
async function expectSession(): Promise<void> {
  const { error } = await supabase().auth.getUser()
  if (error) throw new Error(isAuthRetryableFetchError(error) ? HISTORY_MESSAGES.unreachable : HISTORY_MESSAGES.ended)
}

/**
 * Readings of the signed-in account's writing history, the newest first.
 * @param before when the last one that is known was read
 * @throws Error with a sentence for its owner
 */
export async function readReadings(before?: string): Promise<readonly Reading[]> {
  const all = supabase().from('readings').select('id,read_at,text,prompt,sections,source,marked,revision')
  const older = before === undefined ? all : all.lt('read_at', before)
  const { data } = await older.order('read_at', { ascending: false }).order('id').limit(READINGS_PAGE)
  const rows = z.array(reading).safeParse(data)
  if (!rows.success) throw new Error(HISTORY_MESSAGES.unreachable)
  if (rows.data.length === 0) await expectSession()
  return rows.data
}

/**
 * Deletes a reading from the history, for good.
 * @throws Error with a sentence for its owner
 */
export async function deleteReading(id: string): Promise<void> {
  const { data, error } = await supabase().from('readings').delete().eq('id', id).select('id')
  if (error) throw new Error(HISTORY_MESSAGES.notDeleted)
  // Deleted on another device; or the session has ended, which hides every row.
  if (data.length === 0) throw new Error(HISTORY_MESSAGES.notFound)
}
