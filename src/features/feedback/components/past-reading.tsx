import type { Reading } from '@contracts/readings.ts'
import { BookOpen, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { AskFirst } from '@/components/ask-first'
import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { shorten } from '@/lib/shorten'
import { paragraphsOf, SECTIONS, SHORT_ORIGINS } from '../lib/feedback'
import { toRecord } from '../lib/reading-row'
import { DraftComparison } from './draft-comparison'
import { ExportButton } from './export-button'

interface PastReadingProps {
  reading: Reading
  onDelete: () => void
}

const DATE = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })
const TITLE_LENGTH = 160
const TEXT = 'mt-2 font-serif text-reading leading-[1.75] whitespace-pre-wrap wrap-anywhere'

function markedIn({ marked }: Reading): string {
  const kinds = Object.entries(marked).toSorted(([, one], [, other]) => other - one)
  if (kinds.length === 0) return 'Nothing was marked.'
  return `Marked: ${kinds.map(([kind, count]) => `${kind} (${count})`).join(', ')}.`
}

/** A text of the writing history: when it was read, what was marked, and on a press the text beside its revision. */
export function PastReading({ reading, onDelete }: PastReadingProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { read_at, text, prompt, sections, source, revision } = reading
  const title = shorten(text.trim(), TITLE_LENGTH)
  const about = title.slice(0, 60)
  return (
    <li className="border-b border-rule pt-4 pb-2">
      {prompt && <p className="line-clamp-1 max-w-[44rem] text-small text-ink-muted">On: “{prompt}”</p>}
      <p className="line-clamp-2 max-w-[44rem] font-serif wrap-anywhere" dir="auto">
        {title}
      </p>
      <p className="mt-1 text-small text-ink-muted tabular-nums">
        <time dateTime={read_at}>{DATE.format(new Date(read_at))}</time>, {SHORT_ORIGINS[source]}. {markedIn(reading)}
      </p>
      <AskFirst
        look="quiet"
        question={`Delete this text from your history? ${about}`}
        answer="Delete it for good"
        keep="Keep it"
        onAnswer={onDelete}
        beside={
          <>
            <Button look="quiet" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
              <BookOpen className="i" aria-hidden />
              Read again<span className="sr-only">: {about}</span>
            </Button>
            <ExportButton records={[toRecord(reading)]} label="Export" about={about} />
          </>
        }
      >
        <Trash2 className="i" aria-hidden />
        Delete<span className="sr-only">: {about}</span>
      </AskFirst>
      <div id={id}>
        {isOpen && (
          <div className="grid gap-6 py-4">
            <div className="grid gap-8 lg:grid-cols-2">
              <section>
                <h3 className="text-subheading">As it was read</h3>
                <p className={TEXT} dir="auto">
                  {text}
                </p>
              </section>
              <section>
                <h3 className="text-subheading">Your latest revision</h3>
                {revision === null || revision === text ? (
                  <p className="mt-2 text-ink-soft">You have not changed it since.</p>
                ) : (
                  <div className="mt-2">
                    <DraftComparison first={text} second={revision} />
                  </div>
                )}
              </section>
            </div>
            <Disclosure className="border-t border-rule">
              <summary>What the reading said</summary>
              {SECTIONS.map(({ key, title: name }) => (
                <section key={key} className="grid gap-2 pb-4">
                  <h3 className="text-ui">{name}</h3>
                  {paragraphsOf(sections[key]).map((paragraph, at) => (
                    <p key={at} className="max-w-[44rem] text-ink-soft wrap-anywhere" dir="auto">
                      {paragraph}
                    </p>
                  ))}
                </section>
              ))}
            </Disclosure>
          </div>
        )}
      </div>
    </li>
  )
}
