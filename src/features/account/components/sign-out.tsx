import { useEffect, useRef, useState } from 'react'
import { showToast } from '@/components/toast'
import { Button, ButtonRow } from '@/components/ui/button'
import { readSession } from '@/lib/stored-session'
import { signOut } from '../api/sign-out'
import { clearDevice, readDevice } from '../lib/sync/device'
import { syncNow } from '../lib/sync/start-sync'
import { dirtyItems, readState, writeState } from '../lib/sync/state'
import { MESSAGES } from '../messages'

type Step = 'idle' | 'asking' | 'busy' | 'unsent'

/** How many things of this device are not in the account. */
function countUnsent(): number {
  const account = readSession()?.user.id ?? ''
  return dirtyItems(readState(account), readDevice().items).length
}

/** Signs out, and asks what to do with the data on this device. */
export function SignOut() {
  const [step, setStep] = useState<Step>('idle')
  const [unsent, setUnsent] = useState(0)
  const first = useRef<HTMLButtonElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const wasAsking = useRef(false)

  // The pressed button is gone.
  useEffect(() => {
    if (step === 'asking' || step === 'unsent') first.current?.focus({ preventScroll: true })
    else if (step === 'idle' && wasAsking.current) button.current?.focus({ preventScroll: true })
    wasAsking.current = step !== 'idle'
  }, [step])

  const leave = async (isRemoving: boolean) => {
    setStep('busy')
    // This device is signed out immediately; the server's answer may take seconds.
    const isToldToServer = signOut()
    if (isRemoving) {
      // Must be first, or the next sign-in would delete from the account what is removed here.
      writeState(undefined)
      clearDevice()
    }
    if (await isToldToServer) await showToast('success', MESSAGES.signedOut)
    else await showToast('warning', MESSAGES.signedOutHere.title, MESSAGES.signedOutHere.description)
  }
  const remove = async () => {
    setStep('busy')
    await syncNow()
    const left = countUnsent()
    setUnsent(left)
    if (left > 0) setStep('unsent')
    else await leave(true)
  }

  if (step === 'idle' || step === 'busy') {
    return (
      <Button ref={button} className="justify-self-start" disabled={step === 'busy'} onClick={() => setStep('asking')}>
        Sign out
      </Button>
    )
  }
  return (
    <div className="grid gap-3">
      <p id="sign-out-question">
        {step === 'asking'
          ? 'Shall your things stay on this device? They stay in your account either way.'
          : `${unsent} of your things could not be sent to your account. If they are removed here, they are gone.`}
      </p>
      <ButtonRow role="group" aria-labelledby="sign-out-question">
        <Button ref={first} look="primary" onClick={() => void leave(false)}>
          Sign out, keep them here
        </Button>
        <Button onClick={() => void (step === 'asking' ? remove() : leave(true))}>
          {step === 'asking' ? 'Sign out, remove them here' : 'Remove them all the same'}
        </Button>
        <Button look="link" onClick={() => setStep('idle')}>
          Stay signed in
        </Button>
      </ButtonRow>
    </div>
  )
}
