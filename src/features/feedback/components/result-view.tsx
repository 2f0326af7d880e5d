import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { Button, ButtonRow, buttonClass } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { TabButton, TabRow } from '@/components/ui/tab-buttons'
import { CHANGED_ELSEWHERE, NOT_KEPT } from '../messages'
import { type LateMarks, readAnalyses } from '../lib/analyses'
import { type FeedbackRecord, ORIGINS } from '../lib/feedback'
import { marksOfBoth } from '../lib/both-checkers'
import { createQuoteFinder } from '../lib/plain-quotes'
import { readSections, type Remark, remarksOf } from '../lib/remarks'
import { openRemarks, settledNumbers } from '../lib/settled'
import { useDeviceAnalysis } from '../lib/use-device-analysis'
import { useDeviceMarks } from '../lib/use-device-marks'
import { useRevision } from '../lib/use-revision'
import { type Change, takeBack, takeIn } from '../lib/take-in'
import { useTallSticky } from '../lib/use-tall-sticky'
import { CloserLook } from './closer-look'
import { DraftComparison } from './draft-comparison'
import { ExportButton } from './export-button'
import { KindTable } from './kind-table'
import { MarkedText } from './marked-text'
import { Notes } from './notes'
import { PromptHeading } from '@/components/prompt-heading'
import { RevisionEditor } from './revision-editor'
import { RhythmChart } from './rhythm-chart'
import { SettledCount } from './settled-count'

// An offer: where it does not load, such as offline, the result stands without it.
const BrowserAiReader = lazy(() => import('./browser-ai-reader').catch(() => ({ default: () => null })))

interface ResultViewProps {
  record: FeedbackRecord
  /** Whether the analysis is kept on the device. */
  isKept: boolean
  /** Takes what the second checker marks, and what the browser's AI remarks. */
  onMarks: (marks: LateMarks) => void
  onClose: () => void
}

const PANES = [
  { key: 'marked', label: 'Marked' },
  { key: 'revise', label: 'Revise' },
  { key: 'compare', label: 'Compare the drafts' },
] as const
type Pane = (typeof PANES)[number]['key']

const MOST_PLACES = 4
const MOST_CHARS = 60
const shortened = (quote: string) => (quote.length > MOST_CHARS ? `${quote.slice(0, MOST_CHARS).trimEnd()} …` : quote)

// Where the remarks stand beside the text instead of below it.
const isWide = () => window.matchMedia('(min-width: 64rem)').matches

/** The text with its marks, the four sections of remarks, and the editor for the revision. */
export function ResultView({ record, isKept, onMarks, onClose }: ResultViewProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const editor = useRef<HTMLTextAreaElement>(null)
  const column = useTallSticky()
  const [pane, setPane] = useState<Pane>('marked')
  const [active, setActive] = useState<number>()
  const [inPlace, setInPlace] = useState<number>()
  const [goal, setGoal] = useState<{ id: string }>()
  const [isAsking, setIsAsking] = useState(false)
  const { revision, setRevision, isRevisionKept, isContested, keepThisOne } = useRevision(record)
  const settledText = useDeferredValue(revision)
  const own = useDeviceAnalysis(record.text)
  const strength = own?.strength
  const measures = useDeviceAnalysis(settledText)

  const revisedMarks = useDeviceMarks(settledText, settledText !== record.text, record.closer !== undefined)
  const others = useMemo(() => readAnalyses(), [])

  const marks = useMemo(() => marksOfBoth(record), [record])
  const sections = useMemo(() => readSections(record, strength), [record, strength])
  const remarks = useMemo(() => remarksOf(sections), [sections])
  const settled = useMemo(() => settledNumbers(remarks, record.text, settledText), [remarks, record, settledText])

  // The result replaced the focused form.
  useEffect(() => heading.current?.focus(), [])
  // In an effect, because the element may not have been rendered before.
  useEffect(() => {
    if (goal) document.getElementById(goal.id)?.focus()
  }, [goal])

  const toRemark = (number: number) => {
    setActive(number)
    // Goes to the note beside the text only if it is in sight: otherwise the text would scroll away.
    const beside = document.getElementById(`remark-${number}`)?.getBoundingClientRect()
    const isInSight = beside && beside.top >= 0 && beside.bottom <= window.innerHeight
    if (isWide() && isInSight) {
      setInPlace(undefined)
      setGoal({ id: `remark-${number}` })
    } else {
      setInPlace(number)
      setGoal({ id: `in-place-${number}` })
    }
  }
  const toMark = (number: number) => {
    setActive(number)
    const quote = remarks.find((remark) => remark.number === number)?.quote
    const place = pane === 'revise' && quote ? createQuoteFinder(revision).find(quote) : undefined
    if (place && editor.current) {
      editor.current.focus()
      editor.current.setSelectionRange(place.start, place.end)
      return
    }
    setPane('marked')
    setGoal({ id: `mark-${number}` })
  }
  const closeInPlace = () => {
    setGoal({ id: `mark-${inPlace}` })
    setInPlace(undefined)
  }

  /** The changes that a remark suggests. */
  const changesOf = ({ place, others: more }: Remark): readonly Change[] =>
    marks.flatMap(({ change }) =>
      change && [place, ...more].some(({ start, end }) => start <= change.start && change.end <= end) ? [change] : [],
    )
  const toggle = (remark: Remark) => {
    const change = settled.has(remark.number) ? takeBack : takeIn
    setRevision(change(record.text, revision, changesOf(remark)))
  }

  const isSafe = isKept && isRevisionKept
  const current = { ...record, revision }
  return (
    <section className="grid min-w-0 gap-4" aria-labelledby="feedback-heading">
      {record.prompt && <PromptHeading prompt={record.prompt} />}
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-b border-ink pb-4">
        <h2 ref={heading} id="feedback-heading" className="focus-visible:outline-offset-4" tabIndex={-1}>
          Your text with notes
        </h2>
        <div
          className="flex flex-wrap gap-x-6 gap-y-1 text-small text-ink"
          role="group"
          aria-label="What the marks mean"
        >
          <span className="mk good">works</span>
          <span className="mk look">look again</span>
          <span className="mk slip">slip</span>
        </div>
      </div>
      {record.source === 'browser' ? (
        <Notice>{ORIGINS.browser}</Notice>
      ) : (
        <p className="text-small leading-normal text-ink-muted">{ORIGINS[record.source]}</p>
      )}
      {own?.mainThing && (
        <p className="max-w-[46rem] font-serif text-reading">
          <strong>The one thing:</strong> {own.mainThing.said}
          {own.mainThing.places.length > 0 && (
            <span className="block text-small text-ink-muted">
              {own.mainThing.places
                .slice(0, MOST_PLACES)
                .map(({ start, end }) => `“${shortened(record.text.slice(start, end))}”`)
                .join(', ')}
            </span>
          )}
        </p>
      )}
      {!isSafe && (
        <Notice look="bad" role="alert">
          {isContested ? CHANGED_ELSEWHERE : NOT_KEPT}{' '}
          {isContested && (
            <Button look="link" onClick={keepThisOne}>
              keep this one in its place
            </Button>
          )}
        </Notice>
      )}
      <div className="mt-4 grid gap-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] lg:items-start lg:gap-18">
        <div ref={column} className="grid min-w-0 gap-6 lg:sticky lg:self-start">
          {/* All three in one row of the narrowest phone. */}
          <TabRow aria-label="Your text">
            {PANES.map(({ key, label }) => (
              <TabButton key={key} aria-pressed={pane === key} onClick={() => setPane(key)}>
                {label}
              </TabButton>
            ))}
          </TabRow>
          {pane === 'marked' && (
            <MarkedText
              text={record.text}
              sections={sections}
              active={active}
              inPlace={inPlace}
              onActive={setActive}
              onFollow={toRemark}
              onCloseInPlace={closeInPlace}
            />
          )}
          {pane === 'revise' && (
            <RevisionEditor
              field={editor}
              original={record.text}
              text={revision}
              onChange={setRevision}
              remarks={remarks}
              settled={settled}
              active={active}
              onActive={setActive}
            />
          )}
          {pane === 'compare' && <DraftComparison first={record.text} second={revision} />}
          {measures && <RhythmChart analysis={measures} isRevised={revision !== record.text} />}
        </div>
        <div className="notes">
          <SettledCount settled={settled.size} of={openRemarks(remarks).length} />
          <Notes
            sections={sections}
            settled={settled}
            active={active}
            onActive={setActive}
            onFollow={toMark}
            changesOf={changesOf}
            onToggle={toggle}
          />
          <KindTable record={record} others={others} revised={revisedMarks} />
          {own?.canLookCloser && (
            <CloserLook
              text={record.text}
              found={
                record.closer && remarks.flatMap(({ isCloser, others: more }) => (isCloser ? [1, ...more] : [])).length
              }
              onLook={(closer) => onMarks({ closer })}
            />
          )}
          {('LanguageModel' in globalThis || record.browserAi) && (
            <Suspense>
              <BrowserAiReader
                text={record.text}
                revision={revision}
                onRevise={setRevision}
                kept={record.browserAi}
                onRead={(browserAi) => onMarks({ browserAi })}
              />
            </Suspense>
          )}
          <ButtonRow className="border-t border-ink pt-4 print:hidden">
            <Button
              look="primary"
              className="max-sm:flex-auto"
              onClick={() => (isSafe ? onClose() : setIsAsking(true))}
            >
              Analyze Another Text
            </Button>
            <Link className={`${buttonClass('secondary')} max-sm:flex-auto`} to="/pricing">
              Upgrade to Pro Plan
            </Link>
            <ExportButton records={[current]} label="Export as Markdown" />
          </ButtonRow>
          {isAsking && (
            <div className="grid justify-items-start gap-2" role="group" aria-label="Leave this analysis?">
              <p className="text-small leading-normal text-ink-muted max-w-[34rem]">
                This browser has not kept it. If you leave it now, it is gone.
              </p>
              <ButtonRow>
                <Button look="danger" onClick={onClose}>
                  Leave it
                </Button>
                <Button onClick={() => setIsAsking(false)}>Stay</Button>
              </ButtonRow>
            </div>
          )}
        </div>
      </div>
    </section>
  )
}
