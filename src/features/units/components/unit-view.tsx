import { Presentation, Printer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router-dom'
import { Section } from '@/components/section'
import { Button, ButtonRow, buttonClass } from '@/components/ui/button'
import type { Unit } from '@/content/unit-schema'
import { classAddress } from '@/lib/class-link'
import { slugOfPath } from '@/lib/prompt-path'
import { LessonView } from './lesson-view'
import { PupilTextView } from './pupil-text-view'
import { RubricView } from './rubric-view'

/** What the next sheet of paper holds: the whole unit, or one lesson by its number. */
type Printed = 'unit' | number

/** A unit of five lessons: what it is for, the lessons, how their texts are judged, and two texts to look at. */
export function UnitView({ unit }: { unit: Unit }) {
  const [printed, setPrinted] = useState<Printed>('unit')
  const { aim, audience, needs, lessons, rubric, onItsWay, good, standards, checked } = unit
  const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0)
  const slugs = lessons.map(({ prompt }) => slugOfPath(prompt.to))
  const onlyOnUnit = printed === 'unit' ? '' : 'print:hidden'

  useEffect(() => {
    const backToUnit = () => setPrinted('unit')
    window.addEventListener('afterprint', backToUnit)
    return () => window.removeEventListener('afterprint', backToUnit)
  }, [])

  const print = (what: Printed) => {
    // The paper shows what is chosen before the browser's dialog stops the page.
    flushSync(() => setPrinted(what))
    window.print()
  }

  return (
    <>
      <Section distance="near" className={onlyOnUnit}>
        <p className="text-ui text-ink-muted">
          {audience} · {lessons.length} lessons · {minutes} minutes of writing in all
        </p>
        <h2 className="mt-6">Aim</h2>
        <p className="mt-2 max-w-measure">{aim}</p>
        <h2 className="mt-8">What pupils need</h2>
        <ul className="mt-2 max-w-measure list-disc pl-5">
          {needs.map((need) => (
            <li key={need} className="mt-1">
              {need}
            </li>
          ))}
        </ul>
        <ButtonRow className="mt-6 print:hidden">
          <Button onClick={() => print('unit')}>
            <Printer className="i" aria-hidden />
            Print the unit
          </Button>
          <Link className={buttonClass()} to={classAddress(slugs)}>
            <Presentation className="i" aria-hidden />
            Show in class
          </Link>
          <Link className={buttonClass()} to={classAddress(slugs, 'cards')}>
            Prompts as cards
          </Link>
        </ButtonRow>
      </Section>

      <Section className={printed === 'unit' ? '' : 'print:mt-0'}>
        <h2 className={onlyOnUnit}>Five lessons</h2>
        <ol className="mt-4 border-t border-ink print:border-0">
          {lessons.map((lesson, index) => (
            <LessonView
              key={lesson.title}
              number={index + 1}
              lesson={lesson}
              isPrinted={printed === 'unit' || printed === index + 1}
              onPrint={() => print(index + 1)}
            />
          ))}
        </ol>
      </Section>

      <Section className={onlyOnUnit}>
        <h2>Rubric</h2>
        <p className="mt-2 mb-6 max-w-measure text-ink-soft">
          In words a pupil can use. Hand it out before the last lesson, not after it.
        </p>
        <RubricView rubric={rubric} />
      </Section>

      <Section className={onlyOnUnit}>
        <h2>Two texts to look at together</h2>
        <p className="mt-2 mb-6 max-w-measure text-ink-soft">
          We wrote both for this page. They are no pupil’s work, so nobody is embarrassed when the class takes them
          apart.
        </p>
        <PupilTextView heading="On its way" text={onItsWay} />
        <PupilTextView heading="Good" text={good} />
      </Section>

      <Section className={onlyOnUnit}>
        <h2>Standards</h2>
        <dl className="mt-2 max-w-[46rem]">
          {standards.map(({ code, fact, here }) => (
            <div key={code} className="border-b border-rule py-4 print:break-inside-avoid">
              <dt className="font-[560]">{code}</dt>
              <dd className="mt-1 text-ink-soft">{fact}</dd>
              <dd className="mt-1">{here}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 max-w-measure text-small text-ink-muted">
          Told in our own words, as looked up in {monthOf(checked)}. Where a state or a school has its own version, that
          one counts.
        </p>
      </Section>
    </>
  )
}

const monthOf = (day: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day))
