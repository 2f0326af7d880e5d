import { useCallback, useEffect, useRef, useState } from 'react'
import { whenIdle } from '@/lib/when-idle'
import { proposeReadTime } from './read-time'
import type { PostForm } from './use-post-form'

/** The read time of a form, which follows the content until somebody types one. */
export interface ReadTime {
  /** The suggestion for the content; undefined if it has no words. */
  readonly proposal: string | undefined
  /** Counts the words of a content when the browser is idle. */
  readonly count: (html: string) => void
  /** Counts at once, to save the read time of the current text. */
  readonly countNow: () => void
  /** Called when somebody types a read time, which then stays. */
  readonly leave: () => void
  /** Uses the suggestion, and follows the content again. */
  readonly follow: () => void
}

/** The read time of the post in a form. */
export function useReadTime({ start, read, setText }: PostForm): ReadTime {
  const [proposal, setProposal] = useState<string>()
  const state = useRef({ counted: undefined as string | undefined, proposal, isLeft: false })
  const cancel = useRef<() => void>(undefined)

  const take = useCallback(
    (html: string) => {
      const now = state.current
      if (html === now.counted) return
      const isFirst = now.counted === undefined
      now.counted = html
      now.proposal = proposeReadTime(html)
      setProposal(now.proposal)
      const current = read().read_time.trim()
      // A value other than the suggested one was typed: keep it.
      if (isFirst) now.isLeft = current !== '' && current !== now.proposal
      if (!now.isLeft && now.proposal !== undefined && current !== now.proposal) setText('read_time', now.proposal)
    },
    [read, setText],
  )

  const count = useCallback(
    (html: string) => {
      cancel.current?.()
      // Deferred, because counting a very long text would delay a key press.
      if (html !== state.current.counted) cancel.current = whenIdle(() => take(html), 2000)
    },
    [take],
  )

  const countNow = useCallback(() => {
    cancel.current?.()
    take(read().content)
  }, [take, read])

  const leave = useCallback(() => {
    state.current.isLeft = true
  }, [])

  const follow = useCallback(() => {
    state.current.isLeft = false
    if (state.current.proposal !== undefined) setText('read_time', state.current.proposal)
  }, [setText])

  // Replaced content has its own read time.
  useEffect(() => {
    state.current.counted = undefined
    count(start.content)
    return () => cancel.current?.()
  }, [start, count])

  return { proposal, count, countNow, leave, follow }
}
