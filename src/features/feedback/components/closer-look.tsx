import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Busy } from '@/components/ui/spinner'
import type { CloserMark } from '../lib/look-closer'

interface CloserLookProps {
  text: string
  /** What it has marked so far beyond the others; undefined before it has looked. */
  found: number | undefined
  onLook: (marks: readonly CloserMark[]) => void
}

/** Offers a second engine where the device has room for it; nothing of it is fetched before the press. */
export function CloserLook({ text, found, onLook }: CloserLookProps) {
  const [isOffered, setIsOffered] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    let isGone = false
    void import('../lib/look-closer')
      .then(({ hasRoom }) => hasRoom())
      .then((room) => !isGone && setIsOffered(room))
      .catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [])

  const look = async () => {
    if (isBusy) return
    setIsBusy(true)
    setHasFailed(false)
    try {
      const { lookCloser } = await import('../lib/look-closer')
      onLook(await lookCloser(text))
    } catch {
      setHasFailed(true)
    } finally {
      setIsBusy(false)
    }
  }

  if (!isOffered) return null
  return (
    <div className="grid justify-items-start gap-2 border-t border-rule py-6 print:hidden">
      {found === undefined && (
        <Button aria-busy={isBusy} onClick={() => void look()}>
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
      {hasFailed && (
        <Notice look="bad" role="alert">
          The second checker did not come, or this browser does not let it run. All that is marked stays.
        </Notice>
      )}
    </div>
  )
}
