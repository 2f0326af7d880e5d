import { supabase } from '@/lib/supabase-client'

const PAGE = 200

/**
 * The whole writing history of the signed-in account, newest first, for the export.
 * @throws Error if a part of it fails to load
 */
export async function readHistory(): Promise<readonly object[]> {
  const all: { read_at: string }[] = []
  for (;;) {
    const query = supabase().from('readings').select('id,read_at,text,prompt,sections,source,marked,revision')
    const last = all.at(-1)
    const older = last ? query.lt('read_at', last.read_at) : query
    const { data, error } = await older.order('read_at', { ascending: false }).limit(PAGE)
    if (error) throw new Error(error.message)
    all.push(...data)
    if (data.length < PAGE) return all
  }
}
