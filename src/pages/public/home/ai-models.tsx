import { MODELS, modelLabel } from '@contracts/models.ts'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import home from '@/content/pages/home'
import { Section } from '@/components/section'
import { buttonClass } from '@/components/ui/button'

const SHOWN = new Set<string>(home.models.map(({ id }) => id))
const OTHERS = MODELS.filter(({ id }) => !SHOWN.has(id))

/** Eight AIs, each with a tip, and a link to the others. */
export function AiModels() {
  return (
    <Section className="later" note="How each of them likes to be asked.">
      <h2>AI Models &amp; Platforms</h2>
      <ul className="mt-6 grid border-t border-ink sm:mt-8 sm:grid-cols-2 sm:gap-x-12 lg:grid-cols-4 lg:gap-x-8">
        {home.models.map(({ id, line }) => (
          <li
            key={id}
            className="group relative flex flex-col gap-2 border-b border-rule pt-6 pb-3 max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:items-center max-sm:gap-x-4 max-sm:gap-y-0 max-sm:pt-1"
          >
            <h3 className="group-hover:text-accent">{modelLabel(id)}</h3>
            <p className="text-ui text-ink-soft max-sm:col-span-full max-sm:row-start-2 max-sm:-mt-1.5 max-sm:text-[0.875rem]">
              {line}
            </p>
            <Link className={`${buttonClass('link')} mt-auto after:absolute after:inset-0`} to={`/${id}`}>
              Try now<span className="sr-only">: {modelLabel(id)}</span>
              <ArrowRight className="i" aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 text-ui text-ink-soft">
        <span>Also for</span>
        {OTHERS.map(({ id, label, path }) => (
          <Link
            key={id}
            className="inline-flex min-h-target min-w-target items-center font-[520] text-accent hover:underline"
            to={path}
          >
            {label}
          </Link>
        ))}
      </p>
    </Section>
  )
}
