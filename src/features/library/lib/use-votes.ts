import { useCallback, useEffect, useState } from 'react'
import { readStoredJson, writeStored } from '@/lib/storage'
import { showToast } from '@/components/toast'
import { MESSAGES } from '../messages'

const KEY = 'promptory:library-votes'

function readVotes(): string[] {
  const stored = readStoredJson(KEY)
  return Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : []
}

/** The items that the visitor has voted for on this device, and what gives or takes back a vote. */
export function useVotes(): [voted: ReadonlySet<string>, toggle: (id: string) => void] {
  const [voted, setVoted] = useState<ReadonlySet<string>>(new Set())

  useEffect(() => setVoted(new Set(readVotes())), [])

  const toggle = useCallback(
    (id: string) => {
      const next = new Set(voted)
      if (!next.delete(id)) next.add(id)
      setVoted(next)
      const isKept = writeStored(KEY, next.size === 0 ? undefined : JSON.stringify([...next]))
      if (!isKept) void showToast('warning', MESSAGES.voteNotKept, MESSAGES.voteNotKeptHint)
    },
    [voted],
  )
  return [voted, toggle]
}
