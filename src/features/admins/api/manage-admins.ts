import { errorResponse } from '@contracts/errors.ts'
import { MANAGE_ADMINS_FUNCTION } from '@contracts/functions.ts'
import { type ManageAdminsRequest, type ManageAdminsResponse, manageAdminsResponse } from '@contracts/manage-admins.ts'
import { FunctionsHttpError, type SupabaseClient } from '@supabase/supabase-js'

const TIMEOUT_MS = 10_000

/**
 * Sees to the admins, with the rights of a signed-in one. Gives all of them as they are then.
 * @throws Error with a sentence
 */
export async function manageAdmins(
  client: SupabaseClient,
  request: ManageAdminsRequest,
): Promise<ManageAdminsResponse> {
  const { data, error } = await client.functions.invoke(MANAGE_ADMINS_FUNCTION, { body: request, timeout: TIMEOUT_MS })
  if (error instanceof FunctionsHttpError) {
    const body = errorResponse.safeParse(await (error.context as Response).json().catch(() => undefined))
    throw new Error(body.data?.error.message ?? 'The server’s answer could not be read.')
  }
  if (error) throw new Error('The server cannot be reached.')
  const answer = manageAdminsResponse.safeParse(data)
  if (!answer.success) throw new Error('The server’s answer could not be read.')
  return answer.data
}
