import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { syncNow } from '../lib/sync/start-sync'
import { type SyncStatus, useSyncStatus } from '../lib/sync/status'
import { MESSAGES } from '../messages'

const TIME = new Intl.DateTimeFormat('en', { timeStyle: 'short' })

/** The problem in a sentence; undefined if there is none. */
function problemOf({ problem, result }: SyncStatus): string | undefined {
  if (problem) return MESSAGES.syncProblems[problem]
  if (result && result.full > 0) return `${MESSAGES.full.title}. ${MESSAGES.full.description}`
  if (result && result.tooLarge > 0) return `${MESSAGES.tooLarge.title}. ${MESSAGES.tooLarge.description}`
  return undefined
}

/** Says whether this device and the account are in sync. */
export function SyncLine() {
  const status = useSyncStatus()
  const problem = problemOf(status)
  return (
    <div className="grid justify-items-start gap-2" role="status">
      {problem ? (
        <Notice>{problem}</Notice>
      ) : (
        <p className="text-ink-soft">
          {status.at === undefined
            ? 'Looking for what is new on your other devices…'
            : `This device is in step with your account, as of ${TIME.format(status.at)}.`}
        </p>
      )}
      <Button look="link" aria-busy={status.isBusy} onClick={() => void syncNow()}>
        Look again
      </Button>
    </div>
  )
}
