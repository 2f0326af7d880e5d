import { Link, useLoaderData } from 'react-router-dom'
import { ContentHead } from '@/features/content-pages/components/content-head'
import { Section } from '@/components/section'
import { Disclosure } from '@/components/ui/disclosure'
import { CLASS_PROMPTS } from '@/content/class-filters'
import type { PageData } from '@/content/page-content'
import type { ShelfStart } from '@/content/shelf-start'
import { SKILLS } from '@/content/skills'
import { UNITS_PATH } from '@/content/units'
import { ClassBar } from '@/features/classroom/components/class-bar'
import { usePicked } from '@/features/classroom/lib/use-picked'
import { Shelf } from '@/features/shelf/components/shelf'

const LINKS = [
  { to: UNITS_PATH, label: 'Twelve units of five lessons' },
  { to: '/prompts-for-teachers', label: 'AI prompts for teachers' },
  { to: '/lesson-prompts', label: 'Lesson prompts for AI' },
  { to: '/school-writing-prompts-ages-7-to-10', label: 'The school year, ages 7 to 10' },
  { to: '/school-writing-prompts-ages-11-to-14', label: 'Ages 11 to 14' },
  { to: '/school-writing-prompts-ages-15-to-18', label: 'Ages 15 to 18' },
]

/** The teachers' shelf: prompts for a class, to project, print, or send as a link. */
export default function TeachersPage() {
  const { path, content } = useLoaderData<PageData<ShelfStart | undefined>>()
  const { picked, toggle, clear } = usePicked()
  return (
    <>
      <ContentHead
        path={path}
        metaTitle="Writing Prompts for Teachers, by Grade and Skill | Promptory"
        metaDescription="Writing prompts for class by grade, month, skill and minutes. Show them on the wall with a timer, print cards or a page each, or send pupils a link."
        title="For Teachers"
        description="Writing prompts by grade, skill and minutes. Choose some, then show them on the wall, print them, or send the class a link. No pupil needs an account."
        isCompact
      />
      <Section distance="near">
        <Shelf
          start={content}
          kind={CLASS_PROMPTS}
          picked={{ slugs: picked, toggle }}
          renderAbove={(shown) => <ClassBar picked={picked} shown={shown} onClear={clear} />}
        />
      </Section>
      <Section>
        <h2>The twelve skills</h2>
        <dl className="mt-4 grid gap-x-10 border-t border-ink sm:grid-cols-2">
          {Object.entries(SKILLS).map(([id, { label, line }]) => (
            <div key={id} className="border-b border-rule py-3">
              <dt>
                <Link className="inline-block py-1 font-[560] text-accent hover:underline" to={`${path}?skill=${id}`}>
                  {label}
                </Link>
              </dt>
              <dd className="text-ink-soft">{line}</dd>
            </div>
          ))}
        </dl>
        <h2 className="mt-12">More for teachers</h2>
        <ul className="mt-4 grid gap-x-10 border-t border-ink pt-2 sm:grid-cols-2">
          {LINKS.map(({ to, label }) => (
            <li key={to}>
              <Link className="inline-flex min-h-target items-center text-accent hover:underline" to={to}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <Disclosure className="mt-8 max-w-measure">
          <summary>What happens to what pupils do here?</summary>
          <p className="pb-4">
            Nothing. A class link carries its prompts in the part of the address that browsers keep to themselves, and
            the page it opens keeps nothing on the device, not even the time on its clock. No account, no name, no
            cookie.
          </p>
        </Disclosure>
      </Section>
    </>
  )
}
