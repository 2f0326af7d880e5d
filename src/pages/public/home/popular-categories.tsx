import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { DRAWINGS } from '@/content/drawings'
import home from '@/content/pages/home'
import { Drawing } from '@/components/drawing'
import { MarkedPrompt } from '@/components/marked-prompt'
import { Section } from '@/components/section'
import { buttonClass } from '@/components/ui/button'

/** Three categories, each with one of its prompts. */
export function PopularCategories() {
  return (
    <Section className="later lg:-mb-10 lg:pb-14" note="Three doors, depending on the kind of evening it is.">
      <h2>Popular categories</h2>
      {/* The sheets hang at different heights. */}
      <ul className="mt-6 grid gap-6 sm:mt-8 lg:grid-cols-3 lg:items-stretch">
        {home.categories.map(({ title, to, prompt }) => (
          <li key={title} className="torn lifts lg:nth-2:[translate:0_1.75rem] lg:nth-3:[translate:0_0.625rem]">
            <div className="sheet relative flex h-full flex-col pb-3 max-sm:pt-6 lg:px-7">
              {DRAWINGS[to] && <Drawing {...DRAWINGS[to]} className="mb-6 w-56" />}
              <p className="mb-6 font-serif text-[clamp(1.25rem,1.15rem+0.4vw,1.4375rem)] leading-normal max-sm:mb-4 max-sm:text-[1.1875rem] max-sm:leading-[1.45]">
                <Link className="quiet relative z-1" to={prompt.source}>
                  <MarkedPrompt text={prompt.text} />
                </Link>
              </p>
              <div className="perf mt-auto mb-3 sm:mb-4" />
              <div className="flex flex-wrap items-center justify-between gap-x-6">
                <h3 className="text-[1.25rem]">{title}</h3>
                <Link className={`${buttonClass('link')} after:absolute after:inset-0`} to={to}>
                  Explore Prompts<span className="sr-only">: {title}</span>
                  <ArrowRight className="i" aria-hidden />
                </Link>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
