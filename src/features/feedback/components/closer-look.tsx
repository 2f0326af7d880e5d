import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Busy } from '@/components/ui/spinner'
import type { CloserMark } from '../lib/look-closer'

interface CloserLookProps {
  text: string
  /** How many more places it has marked; undefined before it has run. */
  found: number | undefined
  onLook: (marks: readonly CloserMark[]) => void
}

/**
 * Offers the second checker if the device has room for it. Nothing of it is fetched before the button is pressed; once
 * its file is on the device, it reads every text.
 */
export function CloserLook({ text, found, onLook }: CloserLookProps) {
  const [state, setState] = useState<'absent' | 'offered' | 'looking' | 'failed'>('absent')

  const look = async () => {
    setState('looking')
    try {
      const { lookCloser } = await import('../lib/look-closer')
      onLook(await lookCloser(text))
      setState('offered')
    } catch {
      setState('failed')
    }
  }
  const offer = async () => {
    const { hasRoom, isHere } = await import('../lib/look-closer')
    if (await isHere()) return found === undefined ? look() : setState('offered')
    if (await hasRoom()) setState('offered')
  }
  useEffect(() => {
    void offer().catch(() => undefined)
    // Once for a result: what it returns later has nothing to say about the offer.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  if (state === 'absent') return null
  const isBusy = state === 'looking'
  return (
    <div className="grid justify-items-start gap-2 border-t border-rule py-6 print:hidden">
      {found === undefined && (
        <Button aria-busy={isBusy} onClick={() => isBusy || void look()}>
          Look more closely (8 MB, stays on your device)
        </Button>
      )}
      <div role="status">
        {isBusy && <Busy>The second checker is on its way. It comes once and stays.</Busy>}
        {found !== undefined && (
          <p className="text-small leading-normal text-ink-muted">
            {found === 0
              ? 'The second checker, Harper, looked for split and joined words, wrong plurals and verb forms, and saw nothing that is not marked already.'
              : `The second checker, Harper, marked ${found === 1 ? 'one more place' : `${found} more places`}, under Grammar & Style.`}
          </p>
        )}
      </div>
      {state === 'failed' && (
        <Notice look="bad" role="alert">
          The second checker did not come, or this browser does not let it run. All that is marked stays.
        </Notice>
      )}
    </div>
  )
}
