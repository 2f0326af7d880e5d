import { RotateCcw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { ForgetAll } from '@/components/forget-all'
import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { Notice } from '@/components/ui/notice'
import { HISTORY_PATH } from '@/lib/account-path'
import { useHasSession } from '@/lib/session'
import { shorten } from '@/lib/shorten'
import { ANALYSES_LIMIT, clearAnalyses, readAnalyses, watchAnalyses } from '../lib/analyses'
import { marksOfBoth } from '../lib/both-checkers'
import { type FeedbackRecord, SHORT_ORIGINS } from '../lib/feedback'
import { countKinds, isMarked, kindRows, type MarkedRecord } from '../lib/kinds'
import { ExportButton } from './export-button'

interface PastAnalysesProps {
  /** Id of the open analysis. */
  openId: string | undefined
  onOpen: (record: FeedbackRecord) => void
}

const DATE = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })
const TITLE_LENGTH = 160

const DAY = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long' })
const MOST = 3

/** The most frequent marks of the last text, to look for in the next one. */
function LastTime({ record }: { record: MarkedRecord }) {
  const most = kindRows(countKinds(marksOfBoth(record))).slice(0, MOST)
  return (
    <p className="border-t border-rule py-3 text-small">
      Your text of {DAY.format(new Date(record.createdAt))} was marked most for:{' '}
      {most.map(({ kind, now }) => `${kind} (${now})`).join(', ')}. The next reading counts again.
    </p>
  )
}

/** The analyses kept on this device, to reopen, export or delete. Renders nothing if there are none. */
export function PastAnalyses({ openId, onOpen }: PastAnalysesProps) {
  const [records, setRecords] = useState<readonly FeedbackRecord[]>([])
  const [isRefused, setIsRefused] = useState(false)
  const hasSession = useHasSession()

  useEffect(() => {
    const read = () => setRecords(readAnalyses())
    read()
    return watchAnalyses(read)
  }, [])

  if (records.length === 0) return null
  const last = openId === undefined ? records.find(isMarked) : undefined
  return (
    <>
      {last && <LastTime record={last} />}
      <Disclosure className="border-t border-rule">
        <summary>
          Your past analyses <span className="text-ink-muted">({records.length})</span>
        </summary>
        <p className="text-small leading-normal text-ink-muted pb-2">
          The last {ANALYSES_LIMIT} are kept on this device{hasSession ? '' : ' only'}, each with its text and revision.{' '}
          With Pro, each text that is read while you are signed in is also in your{' '}
          <Link to={hasSession ? HISTORY_PATH : '/pricing'}>writing history</Link>
          {hasSession ? '' : ', on all your devices'}.
        </p>
        <ol>
          {records.map((record) => {
            const title = shorten(record.text.trim(), TITLE_LENGTH)
            return (
              <li key={record.id} className="border-b border-rule pt-4 pb-2">
                {record.prompt && (
                  <p className="line-clamp-1 max-w-[44rem] font-sans text-small text-ink-muted">
                    On: “{record.prompt}”
                  </p>
                )}
                <p className="line-clamp-2 max-w-[44rem] font-serif" dir="auto">
                  {title}
                </p>
                <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-ink-muted tabular-nums">
                  <time dateTime={record.createdAt}>{DATE.format(new Date(record.createdAt))}</time>
                  <span>{SHORT_ORIGINS[record.source]}</span>
                  {record.id === openId ? (
                    <span>open above</span>
                  ) : (
                    <Button
                      look="quiet"
                      onClick={() => {
                        onOpen(record)
                      }}
                    >
                      <RotateCcw className="i" aria-hidden />
                      Open again<span className="sr-only">: {title.slice(0, 60)}</span>
                    </Button>
                  )}
                  <ExportButton records={[record]} label="Export" about={title.slice(0, 60)} />
                </div>
              </li>
            )
          })}
        </ol>
        {isRefused && (
          <Notice look="bad" role="alert">
            The browser did not delete them. Clear this site’s data in your browser’s settings instead.
          </Notice>
        )}
        <ForgetAll
          label="Clear all"
          question="Forget all analyses kept on this device?"
          count={records.length}
          onForget={() => setIsRefused(!clearAnalyses())}
        >
          <ExportButton records={records} label="Export all as Markdown" />
        </ForgetAll>
      </Disclosure>
    </>
  )
}
