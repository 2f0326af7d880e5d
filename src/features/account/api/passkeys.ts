import { supabase } from '@/lib/supabase-client'
import { MESSAGES } from '../messages'

/** A passkey of the account. */
export interface Passkey {
  readonly id: string
  /** What the device that made it is called, if it said so. */
  readonly name: string | undefined
  /** ISO 8601. */
  readonly addedAt: string
}

/** What a call gives. Some of the library's failures are thrown, others returned. */
async function take<T>(call: Promise<{ data: T; error: unknown }>, message: string): Promise<NonNullable<T>> {
  const { data, error } = await call.catch((error: unknown) => ({ data: undefined, error }))
  if (error || !data) throw new Error(message)
  return data
}

/**
 * The account's passkeys, as the auth service keeps them.
 * @throws Error with a sentence
 */
export async function listPasskeys(): Promise<Passkey[]> {
  const keys = await take(supabase().auth.passkey.list(), MESSAGES.passkeys.notShown)
  return keys.map(({ id, friendly_name, created_at }) => ({ id, name: friendly_name, addedAt: created_at }))
}

/**
 * Has this device make a passkey, and the account keep it.
 * @throws Error with a sentence
 */
export async function addPasskey(): Promise<void> {
  await take(supabase().auth.registerPasskey(), MESSAGES.passkeys.notAdded)
}

/**
 * Takes a passkey from the account; the device may keep its half.
 * @throws Error with a sentence
 */
export async function removePasskey(passkeyId: string): Promise<void> {
  const { error } = await supabase()
    .auth.passkey.delete({ passkeyId })
    .catch((error: unknown) => ({ error }))
  if (error) throw new Error(MESSAGES.passkeys.failed)
}
