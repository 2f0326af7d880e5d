import { useEffect, useState } from 'react'

const ANNOUNCE_AFTER_MS = 1500

/** How many remarks the revision has settled; read out after a pause. */
export function SettledCount({ settled, of }: { settled: number; of: number }) {
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    // Nothing has changed yet.
    if (settled === 0 && announced === '') return
    const timer = setTimeout(() => setAnnounced(`${settled} of ${of} done`), ANNOUNCE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [settled, of, announced])
  if (of === 0) return null
  return (
    <p className="text-small leading-normal text-ink-muted max-w-[34rem] pb-4 tabular-nums">
      <span aria-hidden="true">
        {settled} of {of} done
      </span>
      <span className="sr-only" role="status">
        {announced}
      </span>
    </p>
  )
}
