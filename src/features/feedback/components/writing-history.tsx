import { READINGS_MAX } from '@contracts/limits.ts'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { Button, ButtonRow, buttonClass } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Busy } from '@/components/ui/spinner'
import { toRecord } from '../lib/reading-row'
import { useReadings } from '../lib/use-readings'
import { ExportButton } from './export-button'
import { KindTrends } from './kind-trends'
import { PastReading } from './past-reading'

/** The writing history of the account that is signed in: what became of each kind of mark, and the texts by date. */
export default function WritingHistory() {
  const whole = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLOListElement>(null)
  // The first text that the button adds, to read on from.
  const [firstAdded, setFirstAdded] = useState<number>()
  const { readings, hasOlder, isBusy, problem, reload, loadOlder, remove } = useReadings()

  // The button that was pressed may be gone.
  useEffect(() => {
    if (firstAdded === undefined || isBusy) return
    setFirstAdded(undefined)
    if (problem) return
    const added = list.current?.children[firstAdded]?.querySelector('button') ?? heading.current
    added?.focus({ preventScroll: true })
  }, [firstAdded, isBusy, problem])

  const loadAgain = () => {
    // The button disappears while loading.
    whole.current?.focus()
    void reload()
  }
  const showOlder = () => {
    setFirstAdded(readings?.length)
    void loadOlder()
  }
  const removeOne = async (id: string) => {
    // The pressed button went away with the text; with the last one, the heading goes, too.
    if (await remove(id)) (readings?.length === 1 ? whole : heading).current?.focus()
  }
  return (
    <section
      ref={whole}
      tabIndex={-1}
      aria-label="Your writing history"
      className="grid max-w-[60rem] gap-10 focus:outline-none"
    >
      {problem && (
        <div className="grid justify-items-start gap-2" role="alert">
          <Notice look="bad">{problem}</Notice>
          <Button look="link" onClick={loadAgain}>
            Load it again
          </Button>
        </div>
      )}
      {!readings && !problem && <Busy>Your history is on its way…</Busy>}
      {readings?.length === 0 && (
        <div className="grid justify-items-start gap-2">
          <p>
            Nothing is here yet. With Pro, each text that is read while you are signed in is kept here, with what was
            marked and your revision.
          </p>
          <Link className={buttonClass('link')} to="/feedback-tool">
            Have a text read
          </Link>
        </div>
      )}
      {readings && readings.length > 0 && (
        <>
          <section className="grid gap-3">
            <h2 className="text-heading">Which faults went away</h2>
            <KindTrends readings={readings} />
          </section>
          <section className="grid gap-3">
            <h2 ref={heading} tabIndex={-1} className="text-heading focus-visible:outline-offset-4">
              Your texts by date
            </h2>
            <p className="text-small text-ink-muted">
              Your account keeps the last {READINGS_MAX.toLocaleString('en')}. What you delete is gone from our server
              at once.
            </p>
            <ol ref={list} className="border-t border-rule">
              {readings.map((reading) => (
                <PastReading key={reading.id} reading={reading} onDelete={() => void removeOne(reading.id)} />
              ))}
            </ol>
            <ButtonRow>
              {hasOlder && (
                <Button aria-busy={isBusy} onClick={showOlder}>
                  Show older ones
                </Button>
              )}
              <ExportButton records={readings.map(toRecord)} label="Export all shown as Markdown" />
            </ButtonRow>
          </section>
        </>
      )}
    </section>
  )
}
