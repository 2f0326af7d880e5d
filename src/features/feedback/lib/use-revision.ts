import { useCallback, useEffect, useRef, useState } from 'react'
import { useKeeping } from '@/lib/use-keeping'
import { keepRevision, keptRevision, watchAnalyses } from './analyses'
import type { FeedbackRecord } from './feedback'

interface Revision {
  readonly revision: string
  readonly setRevision: (text: string) => void
  /** Whether the last change was kept. */
  readonly isRevisionKept: boolean
  /** Another tab has changed it as well, so changes made here are not kept. */
  readonly isContested: boolean
  /** Overwrites the other tab's revision with this one. */
  readonly keepThisOne: () => void
}

/**
 * The text as the writer revises it, kept with its analysis. Changes from another tab appear here unless they would
 * replace unsaved changes. Neither is overwritten silently.
 */
export function useRevision(record: FeedbackRecord): Revision {
  const { id } = record
  const [revision, setRevision] = useState(record.revision ?? record.text)
  const [isContested, setIsContested] = useState(false)
  // The stored revision as this tab last saw it. If a different one is stored, another tab wrote it.
  const known = useRef(revision)

  const keep = useCallback(
    (next: string) => {
      const before = known.current
      const isTheirs = (keptRevision(id) ?? before) !== before
      setIsContested(isTheirs)
      if (isTheirs) return false
      // Must be set first: watchers are called while it is written.
      known.current = next
      const isDone = keepRevision(id, next)
      if (!isDone) known.current = before
      return isDone
    },
    [id],
  )
  const { isKept, hasUnkept, keepSoon, keepNow } = useKeeping(keep)

  useEffect(() => {
    const look = () => {
      const kept = keptRevision(id)
      if (kept === undefined || kept === known.current) return
      if (hasUnkept()) {
        setIsContested(true)
        return
      }
      known.current = kept
      setRevision(kept)
    }
    look()
    return watchAnalyses(look)
  }, [id, hasUnkept])

  return {
    revision,
    setRevision: (text) => {
      setRevision(text)
      keepSoon(text)
    },
    isRevisionKept: isKept && !isContested,
    isContested,
    keepThisOne: () => {
      known.current = keptRevision(id) ?? known.current
      keepNow()
    },
  }
}
