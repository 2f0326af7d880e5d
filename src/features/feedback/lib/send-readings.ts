import { sendableValue } from '@contracts/kept-items.ts'
import { readSession } from '@/lib/stored-session'
import { supabase } from '@/lib/supabase-client'
import { keepHistoryState, readAnalyses, watchAnalyses } from './analyses'
import type { FeedbackRecord, HistoryState } from './feedback'
import { toReading } from './reading-row'

/** After the last of several changes in a row. */
const REST_MS = 3000

/** What became of a reading: there, not to be there (any more), or to be tried again. */
type Outcome = 'kept' | 'refused' | 'later'

interface Answer {
  readonly error: { readonly code?: string } | null
  readonly status: number
}

/** No answer, a server at its limit and a session that has ended may change; what the database refuses does not. */
const mayChange = ({ status }: Answer) => status < 400 || status >= 500 || [401, 403, 408, 429].includes(status)

async function askWhetherWanted(record: FeedbackRecord, { state }: HistoryState): Promise<boolean | undefined> {
  if (state === 'new') {
    const { data } = await supabase().rpc('is_pro')
    return data ?? undefined
  }
  const { data } = await supabase().from('readings').select('id').eq('id', record.id)
  return data ? data.length > 0 : undefined
}

/**
 * Whether the history may get it: a text is sent with Pro alone, and one that was deleted there stays deleted.
 * Undefined if nobody can tell.
 */
async function isWanted(record: FeedbackRecord, history: HistoryState): Promise<boolean | undefined> {
  const answer = await askWhetherWanted(record, history)
  if (answer !== false) return answer
  // A session that was ended elsewhere has neither Pro nor rows.
  const { error } = await supabase().auth.getUser()
  return error ? undefined : false
}

async function send(record: FeedbackRecord, history: HistoryState): Promise<Outcome> {
  const wanted = await isWanted(record, history)
  // Another account may have signed in meanwhile.
  if (wanted === undefined || readSession()?.user.id !== history.account) return 'later'
  if (!wanted) return 'refused'
  const answer = await supabase().rpc('keep_reading', { p_reading: sendableValue(toReading(record)) as never })
  if (!answer.error) return 'kept'
  return mayChange(answer) ? 'later' : 'refused'
}

/** Notes what became of it; a text that was revised meanwhile goes out once more. */
function settle(sent: FeedbackRecord, { account }: HistoryState, outcome: Outcome): void {
  if (outcome === 'later') return
  const stands = readAnalyses().find(({ id }) => id === sent.id)
  const state = stands?.revision === sent.revision ? 'kept' : 'changed'
  keepHistoryState(sent.id, outcome === 'kept' ? { account, state } : undefined)
}

/** What the writing history of an account lacks. The oldest first: they are the next to be pushed out here. */
const unsentOf = (account: string | undefined) =>
  readAnalyses()
    .toReversed()
    .flatMap((record) => {
      const { history } = record
      return history && history.account === account && history.state !== 'kept' ? [{ record, history }] : []
    })

/** How many readings the writing history of the signed-in account lacks. */
export const unsentReadings = (): number => unsentOf(readSession()?.user.id).length

async function run(): Promise<void> {
  const account = readSession()?.user.id
  const isMine = () => readSession()?.user.id === account
  for (const { record, history } of unsentOf(account)) {
    const outcome = await send(record, history).catch((): Outcome => 'later')
    if (!isMine()) return
    settle(record, history, outcome)
    if (outcome === 'later') return
  }
}

let underWay: Promise<void> | undefined
let isAskedFor = false

/**
 * Sends what the writing history of the signed-in account lacks; one run at a time, and one more for what came
 * meanwhile. Never throws.
 */
export function sendReadings(): Promise<void> {
  isAskedFor = true
  underWay ??= (async () => {
    while (isAskedFor) {
      isAskedFor = false
      await run().catch(() => undefined)
    }
    underWay = undefined
  })()
  return underWay
}

/**
 * Keeps the writing history of the signed-in account up to date while the tool is open: readings, and what is revised.
 * @returns a function that stops it, after what is still to be sent
 */
export function startSending(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const now = () => void sendReadings()
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(now, REST_MS)
  }
  const stopWatching = watchAnalyses(soon)
  window.addEventListener('online', now)
  document.addEventListener('visibilitychange', now)
  now()
  return () => {
    clearTimeout(timer)
    stopWatching()
    window.removeEventListener('online', now)
    document.removeEventListener('visibilitychange', now)
    // After the revision that is kept as the tool goes away.
    setTimeout(now)
  }
}
