import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import type { SchoolPage, SchoolPrompt } from '@/content/schema'
import { anchorOf } from '@/lib/prompt-path'
import { useHydrated } from '@/lib/use-hydrated'
import { monthId, monthOfFragment, schoolMonthOf } from '../lib/school-months'
import { usePagePrompts } from './page-prompts-context'
import { PlainPrompt } from './plain-prompt'
import { PageBar } from './prompt-bar'
import { PromptItem } from './prompt-item'

const topOf = (element: Element) => element.getBoundingClientRect().top
/** Whether an element reaches the reading position, a third of the way down the window. */
const isReached = (element: Element) => element.getBoundingClientRect().bottom > window.innerHeight / 3

/**
 * The prompt that the visitor is reading when the page hydrates, and its distance from the top of the window. Undefined
 * at the top of the page, or if the address names a place.
 */
function readingPlace(): { id: string; top: number } | undefined {
  if (window.scrollY === 0 || window.location.hash) return undefined
  // Finds the month first, because prompts of a month that is not laid out have no positions.
  const month = [...document.querySelectorAll('section:has(> ol > [data-prompt])')].find(isReached)
  const read = [...(month?.querySelectorAll('[data-prompt]') ?? [])].find(isReached)
  return read && { id: read.id, top: topOf(read) }
}

const aboutLine = ({ skill, minutes }: SchoolPrompt) => (
  <p className="mb-2 text-small text-ink-muted first-letter:uppercase">
    {skill} · {minutes} minutes
  </p>
)

const MONTH = 'inline-flex min-h-target items-center rounded-full border px-3.5 text-[0.875rem] no-underline'
const CLOSED = 'border-rule-strong text-ink-soft hover:border-ink hover:text-ink'
const OPEN = 'border-marker-line bg-marker-soft text-on-marker-soft'

/**
 * A school year by month. One month is open and shows cards: the one in the address, or the current one. Until the page
 * hydrates, and for search engines and readers without scripts, all months are plain text.
 */
export function SchoolYear({ months }: Pick<SchoolPage, 'months'>) {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const isAlive = useHydrated()
  const [thisMonth] = useState(() => schoolMonthOf(new Date()))
  const [isPrerendered] = useState(!isAlive)
  const reading = useMemo(() => (isPrerendered && isAlive ? readingPlace() : undefined), [isPrerendered, isAlive])
  const { showAlone } = usePagePrompts()

  const asked = monthOfFragment(months, hash)
  const start = reading ? monthOfFragment(months, `#${reading.id}`) : thisMonth
  const open = isAlive ? (asked === -1 ? start : asked) : undefined

  useEffect(() => showAlone(undefined), [open, showAlone])
  useLayoutEffect(() => {
    if (isAlive && asked !== -1) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [isAlive, hash, asked])
  // Keeps the prompt being read in its place, so nothing moves under a finger.
  useLayoutEffect(() => {
    const card = reading && document.getElementById(reading.id)
    if (card) window.scrollBy(0, topOf(card) - reading.top)
  }, [reading])

  let last = 0
  return (
    <>
      <PageBar label="Month">
        {months.map(({ title }, index) => (
          <Link
            key={title}
            className={`${MONTH} ${index === open ? OPEN : CLOSED}`}
            to={`#${monthId(title)}`}
            aria-current={index === open ? 'true' : undefined}
            onClick={(event) => {
              // With these keys, the browser opens the address elsewhere.
              if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
              event.preventDefault()
              // The router would let a tap wait while it renders every link of the page in small steps.
              const options = { replace: true, preventScrollReset: true, flushSync: true }
              void navigate(`#${monthId(title)}`, options)
            }}
          >
            {title}
          </Link>
        ))}
      </PageBar>
      {months.map(({ title, prompts }, index) => {
        const first = last + 1
        last += prompts.length
        if (isAlive && index !== open) return null
        return (
          // A new key remounts it on opening: moving the old element up would count as a layout shift.
          <section
            key={`${title}, ${isAlive}`}
            className={`mt-6 scroll-mt-16 lg:scroll-mt-28 ${isAlive || index === 0 ? '' : 'later'}`}
            id={monthId(title)}
          >
            <h3 className="text-[1.125rem]">{title}</h3>
            <ol className="prompts" start={first}>
              {prompts.map((prompt, place) =>
                isAlive ? (
                  <PromptItem
                    key={prompt.title}
                    number={first + place}
                    prompt={prompt}
                    about={aboutLine(prompt)}
                    level={4}
                  />
                ) : (
                  <PlainPrompt
                    key={prompt.title}
                    number={first + place}
                    id={anchorOf(prompt, first + place)}
                    title={prompt.title}
                    text={prompt.text}
                  >
                    {aboutLine(prompt)}
                  </PlainPrompt>
                ),
              )}
            </ol>
          </section>
        )
      })}
    </>
  )
}
