import { GET_TINYMCE_KEY_FUNCTION } from '../_shared/contracts/functions.ts'
import type { TinymceKeyResponse } from '../_shared/contracts/tinymce-key.ts'
import type { Cors } from '../_shared/cors.ts'
import { createEndpoint } from '../_shared/endpoint.ts'
import { jsonResponse } from '../_shared/http.ts'
import type { Log } from '../_shared/log.ts'
import { readNothing } from '../_shared/read-json.ts'
import type { RequireAdmin } from '../_shared/require-admin.ts'

export interface Dependencies {
  readonly cors: Cors
  readonly log: Log
  readonly requireAdmin: RequireAdmin
  /** Null if no key is set; the page then uses the self-hosted editor. */
  readonly apiKey: string | null
  readonly now?: () => number
}

/** Answers calls of `get-tinymce-key`: returns the key for the editor's cloud build, to signed-in admins only. */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  const { cors, log, now, requireAdmin, apiKey } = dependencies
  return createEndpoint({ name: GET_TINYMCE_KEY_FUNCTION, cors, log, now }, async (request) => {
    await readNothing(request)
    await requireAdmin(request)
    return jsonResponse({ apiKey } satisfies TinymceKeyResponse)
  })
}
