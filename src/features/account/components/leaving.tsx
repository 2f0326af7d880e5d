import { useState } from 'react'
import { AskFirst } from '@/components/ask-first'
import { showToast } from '@/components/toast'
import { Button, ButtonRow } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { downloadText } from '@/lib/download'
import { readSession } from '@/lib/stored-session'
import { deleteAccount } from '../api/delete-account'
import { readHistory } from '../api/history'
import { exportAll, exportPrompts } from '../lib/export'
import { syncNow } from '../lib/sync/start-sync'
import { writeState } from '../lib/sync/state'
import { readStatus } from '../lib/sync/status'
import { MESSAGES } from '../messages'

/** The export, and deleting the account. */
export function Leaving() {
  const [problem, setProblem] = useState<string>()

  // Syncs first, to include other devices' changes. Offline, exports what this device has.
  const bringUpToDate = async () => {
    await syncNow()
    const isReached = !readStatus().problem
    if (!isReached) void showToast('warning', MESSAGES.exportedHere.title, MESSAGES.exportedHere.description)
    return isReached
  }
  const downloadAll = async () => {
    const history = await readHistory().catch(() => undefined)
    const isReached = await bringUpToDate()
    if (isReached && !history)
      void showToast(
        'warning',
        'Your writing history did not come',
        'The file holds everything else. Please try again in a moment.',
      )
    const file = exportAll(readSession()?.user.email, history)
    downloadText('promptory-account.json', file, 'application/json;charset=utf-8')
  }
  const downloadPrompts = async () => {
    await bringUpToDate()
    downloadText('promptory-prompts.csv', exportPrompts(), 'text/csv;charset=utf-8')
  }
  const leave = async () => {
    setProblem(undefined)
    try {
      await deleteAccount()
      // The next account on this device starts with what is stored here.
      writeState(undefined)
      await showToast('success', MESSAGES.deleted.title, MESSAGES.deleted.description)
    } catch (error) {
      setProblem((error as Error).message)
    }
  }
  return (
    <section className="grid gap-4">
      <h2 className="text-heading">Take it along, or leave</h2>
      <ButtonRow>
        <Button onClick={() => void downloadAll()}>Download everything</Button>
        <Button onClick={() => void downloadPrompts()}>Prompts as CSV</Button>
      </ButtonRow>
      <p className="text-ink-soft">
        Deleting your account deletes your address and everything in it from our server, at once and for good. What is
        on this device stays here.
      </p>
      <div>
        <AskFirst
          question="Delete your account and everything in it?"
          answer="Delete it for good"
          keep="Keep it"
          onAnswer={() => void leave()}
        >
          Delete my account
        </AskFirst>
      </div>
      {problem && (
        <Notice look="bad" role="alert">
          {problem}
        </Notice>
      )}
    </section>
  )
}
