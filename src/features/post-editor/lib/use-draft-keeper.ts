import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { holdDraft } from './draft-locks'
import { type DraftPlace, draftKey, removeDraft, writeDraft } from './drafts'
import { isSameFields, type PostFields } from './post'
import { useLatest } from './use-latest'

// Limits what a crash can lose to two seconds: keeps after a pause, and during continuous typing.
const PAUSE_MS = 700
const AT_LEAST_EVERY_MS = 1500

/** Whether the form's draft is kept: not yet, since when, or refused by the browser. */
export type KeptState = { readonly kind: 'none' | 'refused' } | { readonly kind: 'kept'; readonly at: number }

interface KeptForm {
  readonly place: DraftPlace
  readonly version: number | undefined
  readonly read: () => PostFields
  readonly isDirty: () => boolean
}

/** Keeps an unsaved form in the browser. */
export interface DraftKeeper {
  readonly state: KeptState
  /** To be called after each change. */
  readonly schedule: () => void
  /** Keeps the form at once; false if the browser refuses. */
  readonly keep: () => boolean
  /** The server has the same fields: deletes the copy here until something changes. */
  readonly forget: () => void
  /** The form is saved and left: deletes its draft, and keeps only what is typed from now on. */
  readonly finish: (saved: PostFields) => void
}

/** The keeper of a form. Calls `onKept` with the fields each time it has read them. */
export function useDraftKeeper(form: KeptForm, onKept: (fields: PostFields) => void): DraftKeeper {
  const [state, setState] = useState<KeptState>({ kind: 'none' })
  const timers = useRef<{ pause?: ReturnType<typeof setTimeout>; latest?: ReturnType<typeof setTimeout> }>({})
  // What was saved last, once the form is left. More may be typed while the next page loads.
  const finished = useRef<PostFields>(undefined)
  const { read } = form
  const latest = useLatest(form)

  const clearTimers = useCallback(() => {
    clearTimeout(timers.current.pause)
    clearTimeout(timers.current.latest)
    timers.current = {}
  }, [])

  const keep = useCallback(() => {
    clearTimers()
    if (finished.current && isSameFields(read(), finished.current)) return true
    const { place, version, isDirty } = latest.current
    const fields = read()
    onKept(fields)
    if (!isDirty()) {
      removeDraft(place)
      setState({ kind: 'none' })
      return true
    }
    const savedAt = Date.now()
    const isKept = writeDraft({ ...place, version, savedAt, fields })
    setState(isKept ? { kind: 'kept', at: savedAt } : { kind: 'refused' })
    return isKept
  }, [clearTimers, latest, read, onKept])

  const schedule = useCallback(() => {
    clearTimeout(timers.current.pause)
    timers.current.pause = setTimeout(keep, PAUSE_MS)
    timers.current.latest ??= setTimeout(keep, AT_LEAST_EVERY_MS)
  }, [keep])

  const forget = useCallback(() => {
    clearTimers()
    removeDraft(latest.current.place)
    setState({ kind: 'none' })
  }, [clearTimers, latest])

  const finish = useCallback(
    (saved: PostFields) => {
      clearTimers()
      finished.current = saved
      removeDraft(latest.current.place)
    },
    [clearTimers, latest],
  )

  // A layout effect, so that its clean-up runs while the editor can still be read.
  useLayoutEffect(() => {
    const keepIfPending = () => {
      if (timers.current.latest !== undefined) keep()
    }
    const keepIfHidden = () => {
      if (document.visibilityState === 'hidden') keepIfPending()
    }
    window.addEventListener('pagehide', keepIfPending)
    document.addEventListener('visibilitychange', keepIfHidden)
    return () => {
      window.removeEventListener('pagehide', keepIfPending)
      document.removeEventListener('visibilitychange', keepIfHidden)
      keepIfPending()
    }
  }, [keep])

  const key = draftKey(form.place)
  useEffect(() => holdDraft(key), [key])

  return useMemo(() => ({ state, schedule, keep, forget, finish }), [state, schedule, keep, forget, finish])
}
