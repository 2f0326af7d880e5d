import { supabase } from '@/lib/supabase-client'
import { MESSAGES } from '../messages'

/** A passkey of the account. */
export interface Passkey {
  readonly id: string
  /** Name of the device that made it, if known. */
  readonly name: string | undefined
  /** ISO 8601. */
  readonly addedAt: string
}

/** Result of a call. The library throws some failures and returns others. */
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
 * Creates a passkey on this device and adds it to the account.
 * @throws Error with a sentence
 */
export async function addPasskey(): Promise<void> {
  await take(supabase().auth.registerPasskey(), MESSAGES.passkeys.notAdded)
}

/**
 * Removes a passkey from the account. The device may keep its own copy.
 * @throws Error with a sentence
 */
export async function removePasskey(passkeyId: string): Promise<void> {
  const { error } = await supabase()
    .auth.passkey.delete({ passkeyId })
    .catch((error: unknown) => ({ error }))
  if (error) throw new Error(MESSAGES.passkeys.failed)
}
