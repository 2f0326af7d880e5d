import { useCallback, useEffect, useRef, useState } from 'react'
import { AskFirst } from '@/components/ask-first'
import { showToast } from '@/components/toast'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { addPasskey, listPasskeys, type Passkey, removePasskey } from '../api/passkeys'
import { MESSAGES } from '../messages'

const dayOf = (time: string) => new Date(time).toLocaleDateString('en', { dateStyle: 'long' })

/** The account's passkeys: a fingerprint, a face or a device's PIN in place of a code by mail. */
export function Passkeys() {
  const [keys, setKeys] = useState<readonly Passkey[]>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)

  /** Changes the passkeys, then reloads the list. */
  const run = useCallback(async (change?: () => Promise<void>, done?: string) => {
    setIsBusy(true)
    setProblem(undefined)
    const tell = ({ message }: Error): undefined => {
      setProblem(message)
    }
    try {
      await change?.()
      if (done) void showToast('success', done)
      // The shown list is out of date, even if the new one fails to load.
      setKeys(await listPasskeys().catch(tell))
    } catch (error) {
      tell(error as Error)
    } finally {
      setIsBusy(false)
    }
  }, [])
  useEffect(() => void run(), [run])

  const remove = async (id: string) => {
    await removePasskey(id)
    // The focused button goes away with its row.
    heading.current?.focus({ preventScroll: true })
  }

  return (
    <section className="grid gap-4">
      <h2 ref={heading} className="text-heading focus:outline-none" tabIndex={-1}>
        Passkeys
      </h2>
      <p>Sign in by your fingerprint, your face or your device’s PIN, without a mail. A code works all the same.</p>
      {keys && keys.length > 0 && (
        <ul className="grid gap-2">
          {keys.map(({ id, name = 'A passkey', addedAt }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <span>
                {name}, added on {dayOf(addedAt)}
              </span>
              <AskFirst
                question={`Remove “${name}” of ${dayOf(addedAt)}?`}
                answer="Remove it"
                keep="Keep it"
                onAnswer={() => void run(() => remove(id), MESSAGES.passkeys.removed)}
              >
                Remove
              </AskFirst>
            </li>
          ))}
        </ul>
      )}
      {problem && (
        <Notice look="bad" role="alert">
          {problem}
        </Notice>
      )}
      <div>
        <Button
          aria-disabled={isBusy}
          aria-busy={isBusy}
          onClick={() => !isBusy && void run(addPasskey, MESSAGES.passkeys.added)}
        >
          Add a passkey
        </Button>
      </div>
    </section>
  )
}
