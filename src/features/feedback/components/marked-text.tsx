import { X } from 'lucide-react'
import { Fragment, type KeyboardEvent, useMemo } from 'react'
import { keyOf } from '@/lib/key-of'
import { Button } from '@/components/ui/button'
import { paragraphOf, remarksOf, type FeedbackSection, type Remark } from '../lib/remarks'
import { type Segment, segmentsOf } from '../lib/segments'
import { KIND_LABELS } from './kind-labels'

interface MarkedTextProps {
  text: string
  sections: readonly FeedbackSection[]
  /** Number of the remark that is hovered or focused, here or in the notes. */
  active: number | undefined
  /** Number of the remark that is open below its paragraph. */
  inPlace: number | undefined
  onActive: (number: number | undefined) => void
  onFollow: (number: number) => void
  onCloseInPlace: () => void
}

function Numbers({ remarks }: { remarks: readonly Remark[] }) {
  return remarks.map(({ number, kind, isCloser }) => (
    <Fragment key={number}>
      <sup aria-hidden="true">{number}</sup>
      <span className="sr-only">{` (remark ${number}: ${KIND_LABELS[kind]}${isCloser ? ', second checker' : ''})`}</span>
    </Fragment>
  ))
}

/** Marks of the second checker have a dotted line. */
const DOTTED = { textDecorationStyle: 'dotted' } as const

interface SegmentViewProps extends Pick<MarkedTextProps, 'active' | 'onActive' | 'onFollow'> {
  segment: Segment
  /** Remarks that already have an anchor. A remark whose words another one marks gets its anchor at its number. */
  anchored: ReadonlySet<number>
}

function SegmentView({ segment, anchored, active, onActive, onFollow }: SegmentViewProps) {
  const { text, remark, isStart, ending } = segment
  if (!remark) return text
  const link = (to: Remark) => ({
    href: `#remark-${to.number}`,
    onFocus: () => onActive(to.number),
    onClick: (event: { preventDefault: () => void }) => {
      event.preventDefault()
      onFollow(to.number)
    },
  })
  const own = ending.filter(({ number }) => number === remark.number)
  const others = ending.filter(({ number }) => number !== remark.number)
  return (
    <>
      <a
        {...link(remark)}
        {...(remark.isCloser ? { style: DOTTED } : {})}
        {...(isStart ? { id: `mark-${remark.number}` } : { tabIndex: -1 })}
        className={`mk ${remark.kind} ${active === remark.number ? 'on' : ''}`}
        onMouseEnter={() => onActive(remark.number)}
        onMouseLeave={() => onActive(undefined)}
      >
        {text}
        <Numbers remarks={own} />
      </a>
      {others.map((other) => (
        <a
          key={other.number}
          {...link(other)}
          {...(anchored.has(other.number) ? {} : { id: `mark-${other.number}` })}
          className={`mk-number ${active === other.number ? 'on' : ''}`}
        >
          <Numbers remarks={[other]} />
        </a>
      ))}
    </>
  )
}

/** The analysed text with its marks. In a narrow window, a remark opens below its paragraph. */
export function MarkedText(props: MarkedTextProps) {
  const { text, sections, inPlace, onCloseInPlace } = props
  const paragraphs = useMemo(() => segmentsOf(text, remarksOf(sections)), [text, sections])
  const anchored = useMemo(
    () =>
      new Set(
        paragraphs.flatMap(({ segments }) =>
          segments.flatMap(({ remark, isStart }) => (remark && isStart ? [remark.number] : [])),
        ),
      ),
    [paragraphs],
  )
  const remark = inPlace === undefined ? undefined : paragraphOf(sections, inPlace)
  const closeByEscape = (event: KeyboardEvent) => {
    if (keyOf(event) === 'Escape') onCloseInPlace()
  }
  return (
    <div className="marked max-w-[37rem] font-serif text-reading leading-[1.75] wrap-anywhere">
      {paragraphs.map(({ segments, numbers }, index) => {
        if (segments.length === 0) return null
        const isParted = paragraphs[index - 1]?.segments.length === 0
        return (
          <div key={index} className={isParted ? 'mt-[0.9em]' : undefined}>
            <p dir="auto">
              {segments.map((segment, at) => (
                <SegmentView key={at} segment={segment} anchored={anchored} {...props} />
              ))}
            </p>
            {remark && inPlace !== undefined && numbers.includes(inPlace) && (
              // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
              <div
                className="my-3 flex items-start gap-2 rounded-control border border-l-4 border-rule border-l-ink-muted bg-paper-raised py-3 pr-2 pl-4 font-sans text-[1rem] leading-[1.55]"
                id={`in-place-${inPlace}`}
                role="note"
                aria-label={`Remark ${inPlace}`}
                tabIndex={-1}
                onKeyDown={closeByEscape}
              >
                <p className="min-w-0 flex-1">
                  <span className="ref">{inPlace}</span> {remark}
                </p>
                <Button
                  look="icon"
                  className="-my-2 flex-none"
                  aria-label={`Close remark ${inPlace}`}
                  onClick={onCloseInPlace}
                >
                  <X className="i" aria-hidden />
                </Button>
              </div>
            )}
          </div>
        )
      })}
    </div>
  )
}
