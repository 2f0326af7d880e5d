import { errorResponse } from '@contracts/errors.ts'
import { MANAGE_ADMINS_FUNCTION } from '@contracts/functions.ts'
import { type ManageAdminsRequest, type ManageAdminsResponse, manageAdminsResponse } from '@contracts/manage-admins.ts'
import { FunctionsHttpError, type SupabaseClient } from '@supabase/supabase-js'
import { createAsAdmin } from '@/lib/as-admin'

const TIMEOUT_MS = 10_000

/**
 * Sees to the admins, with the rights of a signed-in one. Gives all of them as they are then.
 * @throws Error with a sentence
 */
export async function manageAdmins(
  client: SupabaseClient,
  request: ManageAdminsRequest,
  asAdmin = createAsAdmin(client),
): Promise<ManageAdminsResponse> {
  const { data, error } = await asAdmin(async () => {
    const answer = await client.functions.invoke(MANAGE_ADMINS_FUNCTION, { body: request, timeout: TIMEOUT_MS })
    if (!(answer.error instanceof FunctionsHttpError))
      return {
        data: answer.data,
        status: answer.error ? 0 : 200,
        error: answer.error && { message: 'The server cannot be reached.' },
      }
    const response = answer.error.context as Response
    const body = errorResponse.safeParse(await response.json().catch(() => undefined))
    const message = body.data?.error.message ?? 'The server’s answer could not be read.'
    return { data: null, status: response.status, error: { message } }
  })
  if (error) throw new Error(error.message)
  const answer = manageAdminsResponse.safeParse(data)
  if (!answer.success) throw new Error('The server’s answer could not be read.')
  return answer.data
}
