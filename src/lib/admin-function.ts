import { errorResponse } from '@contracts/errors.ts'
import { FunctionsHttpError, type SupabaseClient } from '@supabase/supabase-js'
import type * as z from 'zod/mini'
import { createAsAdmin } from './as-admin'

const TIMEOUT_MS = 10_000

/**
 * Calls an edge function that is for admins, with the rights of a signed-in one.
 * @throws Error with a sentence
 */
export async function askAdminFunction<T>(
  client: SupabaseClient,
  { name, body, response }: { name: string; body: object; response: z.ZodMiniType<T> },
  asAdmin = createAsAdmin(client),
): Promise<T> {
  const { data, error } = await asAdmin(async () => {
    const answer = await client.functions.invoke(name, {
      body: body as Record<string, unknown>,
      timeout: TIMEOUT_MS,
    })
    if (!(answer.error instanceof FunctionsHttpError))
      return {
        data: answer.data,
        status: answer.error ? 0 : 200,
        error: answer.error && { message: 'The server cannot be reached.' },
      }
    const refusal = answer.error.context as Response
    const { data: told } = errorResponse.safeParse(await refusal.json().catch(() => undefined))
    const message = told?.error.message ?? 'The server’s answer could not be read.'
    return { data: null, status: refusal.status, error: { message } }
  })
  if (error) throw new Error(error.message)
  const answer = response.safeParse(data)
  if (!answer.success) throw new Error('The server’s answer could not be read.')
  return answer.data
}
