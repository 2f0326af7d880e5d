import { KEPT_KINDS } from '@contracts/kept-items.ts'
import type { ComponentProps } from 'react'
import { signInWays } from '@/lib/env'
import { readSession } from '@/lib/stored-session'
import { Leaving } from './leaving'
import { Passkeys } from './passkeys'
import { Pro } from './pro'
import { SignOut } from './sign-out'
import { SyncLine } from './sync-line'

/** The page of a signed-in visitor: address, Pro, state of syncing, sign-out. */
export function SignedIn({ sendReadings }: ComponentProps<typeof SignOut>) {
  return (
    <div className="grid max-w-[46rem] gap-8">
      <div className="grid gap-4">
        <p>
          You are signed in as <strong className="wrap-anywhere">{readSession()?.user.email}</strong>.
        </p>
        <SyncLine />
        <SignOut sendReadings={sendReadings} />
      </div>
      <Pro />
      <section>
        <h2 className="text-heading">On all your devices</h2>
        <p className="mt-2">What you keep on this site is on every device that you sign in on:</p>
        <ul className="mt-2 list-disc pl-5">
          {Object.values(KEPT_KINDS).map(({ name }) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        <p className="mt-2 text-ink-soft">
          Nothing else goes to your account, other than texts that are read with Pro. It all works without a connection,
          too.
        </p>
      </section>
      {signInWays().includes('passkey') && <Passkeys />}
      <Leaving />
    </div>
  )
}
