import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { showToast } from '@/components/toast'
import { Button, ButtonRow } from '@/components/ui/button'
import { SIGN_OUT_PATH } from '@/lib/account-path'
import { removeFromDevice } from '@/lib/device-data'
import { readSession } from '@/lib/stored-session'
import { YOUR_KEYS } from '@/content/pages/static/device-storage'
import { signOut } from '../api/sign-out'
import { readDevice } from '../lib/sync/device'
import { syncNow } from '../lib/sync/start-sync'
import { dirtyItems, readState, SYNC_KEY } from '../lib/sync/state'
import { MESSAGES } from '../messages'

type Step = 'idle' | 'asking' | 'busy' | 'unsent'

/** What goes with “remove them here” (`YOUR_KEYS`), and what of it is nowhere else. */
const REMOVAL =
  'Removing takes all of it from this device. What is nowhere else is gone for good: analyses that are not in your writing history, drafts, searches, votes, days you ticked, settings of the tools, and data that could not be read. Light or dark and your answer about cookies stay.'

/** How many things of this device are not in the account. */
function countUnsent(): number {
  const account = readSession()?.user.id ?? ''
  return dirtyItems(readState(account), readDevice().items).length
}

interface SignOutProps {
  /** Sends what the account's writing history lacks; gives how many readings it still lacks. */
  sendReadings: () => Promise<number>
}

/** Signs out, and asks what to do with the data on this device. */
export function SignOut({ sendReadings }: SignOutProps) {
  const [step, setStep] = useState<Step>('idle')
  const [unsent, setUnsent] = useState(0)
  const first = useRef<HTMLButtonElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const wasAsking = useRef(false)

  const { pathname, hash, key } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (pathname + hash !== SIGN_OUT_PATH) return
    // Not while the answer before is being carried out.
    setStep((now) => (now === 'busy' ? now : 'asking'))
    first.current?.focus()
    // Asked once: neither a reload nor the next sign-in asks again.
    void navigate({ hash: '' }, { replace: true, preventScrollReset: true })
  }, [pathname, hash, key, navigate])

  // The pressed button is gone, or was in the header's menu.
  useEffect(() => {
    if (step === 'asking' || step === 'unsent') first.current?.focus()
    else if (step === 'idle' && wasAsking.current) button.current?.focus({ preventScroll: true })
    wasAsking.current = step !== 'idle'
  }, [step])

  const leave = async (isRemoving: boolean, scope: 'local' | 'global' = 'local') => {
    setStep('busy')
    // This device is signed out immediately; the server's answer may take seconds.
    const isToldToServer = signOut(scope)
    // The state of syncing first, or the next sign-in would delete from the account what is removed here.
    if (isRemoving) removeFromDevice([SYNC_KEY, ...YOUR_KEYS])
    if (await isToldToServer) await showToast('success', MESSAGES.signedOut)
    else await showToast('warning', MESSAGES.signedOutHere.title, MESSAGES.signedOutHere.description)
  }
  const remove = async () => {
    setStep('busy')
    await syncNow()
    const left = (await sendReadings()) + countUnsent()
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
          ? 'Shall your things stay on this device? What is in your account stays there either way.'
          : `${unsent} of your things could not be sent to your account. If they are removed here, they are gone.`}
      </p>
      {step === 'asking' && (
        <p id="sign-out-removal" className="text-ink-soft">
          {REMOVAL}
        </p>
      )}
      <ButtonRow role="group" aria-labelledby="sign-out-question">
        <Button ref={first} look="primary" onClick={() => void leave(false)}>
          Sign out, keep them here
        </Button>
        <Button
          aria-describedby={step === 'asking' ? 'sign-out-removal' : undefined}
          onClick={() => void (step === 'asking' ? remove() : leave(true))}
        >
          {step === 'asking' ? 'Sign out, remove them here' : 'Remove them all the same'}
        </Button>
        {step === 'asking' && (
          <Button onClick={() => void leave(false, 'global')}>Sign out everywhere, keep them here</Button>
        )}
        <Button look="link" onClick={() => setStep('idle')}>
          Stay signed in
        </Button>
      </ButtonRow>
    </div>
  )
}
