import { GET_TINYMCE_KEY_FUNCTION } from '@contracts/functions.ts'
import { tinymceKeyResponse } from '@contracts/tinymce-key.ts'
import type { SupabaseClient } from '@supabase/supabase-js'

const TIMEOUT_MS = 4000

/** The key for the editor's cloud build; undefined if there is none or the call fails. */
export async function fetchEditorKey(client: SupabaseClient): Promise<string | undefined> {
  try {
    const { data } = await client.functions.invoke(GET_TINYMCE_KEY_FUNCTION, { method: 'POST', timeout: TIMEOUT_MS })
    const answer = tinymceKeyResponse.safeParse(data)
    return answer.data?.apiKey ?? undefined
  } catch {
    return undefined
  }
}
