import type { AuthError, SupabaseClient } from '@supabase/supabase-js'

/** A second factor that is not confirmed yet: the code to scan, and the same as text. */
export interface NewFactor {
  readonly id: string
  /** Address of a picture. */
  readonly qrCode: string
  readonly secret: string
}

function check({ error }: { error: AuthError | null }): void {
  if (error?.code === 'reauthentication_needed')
    throw new Error('You signed in a while ago. Please log out, sign in again, and change the password then.')
  if (error) throw new Error(error.message || 'The server cannot be reached.')
}

/** What a signed-in account can change about itself. Each call throws an Error with a sentence for its owner. */
export function createAccountApi({ auth }: Pick<SupabaseClient, 'auth'>) {
  return {
    /** Also signs out other devices. */
    async changePassword(password: string) {
      check(await auth.updateUser({ password }))
      check(await auth.signOut({ scope: 'others' }))
    },
    async endOtherSessions() {
      check(await auth.signOut({ scope: 'others' }))
    },
    /** The authenticator app of the account; undefined if it has none. */
    async factor(): Promise<string | undefined> {
      const { data, error } = await auth.mfa.listFactors()
      check({ error })
      return data?.totp.at(0)?.id
    },
    async enroll(): Promise<NewFactor> {
      const { data: known } = await auth.mfa.listFactors()
      // An unconfirmed one would block the next.
      for (const { id, status } of known?.all ?? [])
        if (status === 'unverified') await auth.mfa.unenroll({ factorId: id })
      const { data, error } = await auth.mfa.enroll({ factorType: 'totp' })
      check({ error })
      if (!data) throw new Error('The server’s answer could not be read.')
      return { id: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret }
    },
    async confirm(factorId: string, code: string) {
      check(await auth.mfa.challengeAndVerify({ factorId, code }))
    },
    async removeFactor(factorId: string) {
      check(await auth.mfa.unenroll({ factorId }))
    },
  }
}

export type AccountApi = ReturnType<typeof createAccountApi>
