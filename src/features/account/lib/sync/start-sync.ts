import { showToast } from '@/components/toast'
import { readSession } from '@/lib/stored-session'
import { supabase } from '@/lib/supabase-client'
import { MESSAGES } from '../../messages'
import { deviceText, readDevice, watchDevice, writeDevice } from './device'
import { createServer } from './server'
import { noteChanges, readState, writeState } from './state'
import { readStatus, setStatus } from './status'
import { SyncError, type SyncProblem, type SyncResult, syncOnce } from './sync-once'
import { watchAccount } from './watch-account'

/** Pause after the last of several changes. */
const REST_MS = 1500
/** Pause after a failure, while the page is visible. */
const AGAIN_MS = 60_000
/** Longest wait for another tab's run. */
const TURN_MS = 15_000

const LOCK = 'promptory:sync'

/** Runs a task when no other tab is running it; skips it if that takes too long. */
async function alone(task: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return task()
  await navigator.locks.request(LOCK, { signal: AbortSignal.timeout(TURN_MS) }, task)
}

/** Whether somebody is typing here; the text they are typing must not change. */
function isTyping(): boolean {
  const field = document.activeElement
  return (
    document.visibilityState === 'visible' &&
    (field instanceof HTMLTextAreaElement || (field instanceof HTMLElement && field.isContentEditable))
  )
}

let underWay: Promise<void> | undefined
let isWanted = false
let toldAbout: string | undefined

function tell({ full, tooLarge }: SyncResult): void {
  const message = full > 0 ? MESSAGES.full : tooLarge > 0 ? MESSAGES.tooLarge : undefined
  // Reported once a page, and again if the cause changes.
  if (message && message.title !== toldAbout) void showToast('warning', message.title, message.description)
  toldAbout = message?.title
}

function fail(problem: SyncProblem): void {
  const { at } = readStatus()
  setStatus({ isBusy: false, problem, ...(at === undefined ? {} : { at }) })
}

async function run(): Promise<void> {
  const account = readSession()?.user.id
  if (!account) return
  // Resumes with the event `online`.
  if (!navigator.onLine) return fail('offline')
  setStatus({ ...readStatus(), isBusy: true })
  try {
    const result = await syncOnce({
      account,
      device: { read: readDevice, write: writeDevice },
      state: { read: () => readState(account), write: writeState },
      server: createServer(supabase(), account),
      now: Date.now,
    })
    setStatus({ isBusy: false, at: Date.now(), result })
    tell(result)
  } catch (error) {
    fail(error instanceof SyncError ? error.problem : 'offline')
  }
}

/** Syncs device and account, one run at a time; requests during a run cause one more. Never throws. */
export function syncNow(): Promise<void> {
  isWanted = true
  underWay ??= (async () => {
    while (isWanted) {
      isWanted = false
      await alone(run).catch(() => undefined)
    }
  })().finally(() => {
    underWay = undefined
  })
  return underWay
}

/**
 * Keeps this device in sync with the signed-in account: now, when something changes here, when the page becomes
 * visible, when the connection is back, and when another device has changed something. Nothing waits for it.
 * @returns a function that stops it
 */
export function startSync(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let known = deviceText()
  let isPutOff = false

  const soon = (wait: number) => {
    clearTimeout(timer)
    timer = setTimeout(async () => {
      isPutOff = isTyping()
      if (isPutOff) return
      await syncNow()
      known = deviceText()
      if (readStatus().problem === 'offline') soon(AGAIN_MS)
    }, wait)
  }
  const onChange = () => {
    const text = deviceText()
    if (text === known) return
    known = text
    const owner = readSession()?.user.id
    // Notes the time of the change now, because it decides conflicts and the network may be away for long.
    if (owner && !readStatus().isBusy) writeState(noteChanges(readState(owner), readDevice().items, Date.now()))
    soon(REST_MS)
  }
  const now = () => soon(0)
  // The field lost the focus.
  const onFocusOut = () => {
    if (isPutOff) soon(REST_MS)
  }

  const account = readSession()?.user.id
  const stopWatching = [watchDevice(onChange), ...(account ? [watchAccount(account, now)] : [])]
  const events = ['online', 'focus', 'pageshow'] as const
  for (const name of events) window.addEventListener(name, now)
  document.addEventListener('visibilitychange', now)
  document.addEventListener('focusout', onFocusOut)
  now()
  return () => {
    clearTimeout(timer)
    for (const stop of stopWatching) stop()
    for (const name of events) window.removeEventListener(name, now)
    document.removeEventListener('visibilitychange', now)
    document.removeEventListener('focusout', onFocusOut)
  }
}
