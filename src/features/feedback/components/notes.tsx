import { Check } from 'lucide-react'
import { Button } from '@/components/ui/button'
import type { FeedbackParagraph, FeedbackSection, Remark } from '../lib/remarks'
import type { Change } from '../lib/take-in'
import { KIND_LABELS } from './kind-labels'

interface NotesProps {
  sections: readonly FeedbackSection[]
  /** Numbers of the remarks that the revision has settled. */
  settled: ReadonlySet<number>
  active: number | undefined
  onActive: (number: number | undefined) => void
  onFollow: (number: number) => void
  /** The changes a remark suggests, if it names the words. */
  changesOf: (remark: Remark) => readonly Change[]
  /** Applies the changes to the revision, or undoes them. */
  onToggle: (remark: Remark) => void
}

const NOTE = 'max-w-[34rem] text-[1rem] text-ink-soft wrap-anywhere'

function Paragraph({ paragraph, ...props }: Omit<NotesProps, 'sections'> & { paragraph: FeedbackParagraph }) {
  const { text, remark } = paragraph
  if (!remark) {
    return (
      <p className={NOTE} dir="auto">
        {text}
      </p>
    )
  }
  const { number, kind } = remark
  const isSettled = props.settled.has(number)
  const isActive = props.active === number
  const changes = props.changesOf(remark)
  return (
    <p
      dir="auto"
      className={`remark ${NOTE} ${isSettled ? 'settled' : ''}${isActive ? ' on' : ''}`}
      onMouseEnter={() => props.onActive(number)}
      onMouseLeave={() => props.onActive(undefined)}
    >
      <a
        className={`ref ${kind}`}
        id={`remark-${number}`}
        href={`#mark-${number}`}
        onFocus={() => props.onActive(number)}
        onClick={(event) => {
          event.preventDefault()
          props.onFollow(number)
        }}
      >
        <span aria-hidden="true">{number}</span>
        <span className="sr-only">{`Remark ${number}, ${KIND_LABELS[kind]}: show it in the text`}</span>
      </a>{' '}
      {isSettled && (
        <span className="mr-[0.2rem] inline-block align-[-0.15em] text-accent">
          <Check className="i size-4 stroke-[2.5]" aria-hidden />
          <span className="sr-only">Settled: </span>
        </span>
      )}
      {isSettled ? <s className="text-ink-muted decoration-rule-strong">{text}</s> : text}
      {changes.length > 0 && (
        <Button
          look="link"
          className="ml-2 print:hidden"
          aria-label={`${isSettled ? 'Take it back' : 'Take it in'}: remark ${number}`}
          onClick={() => props.onToggle(remark)}
        >
          {isSettled ? 'Take it back' : 'Take it in'}
        </Button>
      )}
    </p>
  )
}

/** The four sections of the feedback. */
export function Notes({ sections, ...props }: NotesProps) {
  return sections.map(({ key, title, paragraphs }) => (
    <section
      key={key}
      className="grid gap-3 border-t border-rule py-6 lg:first-of-type:border-t-0 lg:first-of-type:pt-0"
    >
      <h3>{title}</h3>
      {paragraphs.map((paragraph, index) => (
        <Paragraph key={index} paragraph={paragraph} {...props} />
      ))}
    </section>
  ))
}
