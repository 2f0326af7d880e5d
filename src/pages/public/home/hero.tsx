import { Check } from 'lucide-react'
import { Link } from 'react-router-dom'
import home from '@/content/pages/home'
import { Section } from '@/components/section'
import { buttonClass } from '@/components/ui/button'
import { SearchButton } from '@/components/search-button'
import { FillInSheet } from './fill-in-sheet'
import { GoOnLater } from './go-on-later'

/** The introduction with its links, and a prompt to fill in. */
export function Hero() {
  const { headline, lede, benefits } = home
  return (
    <Section
      distance="none"
      className="pt-[clamp(1.75rem,1.1rem+3vw,5rem)]"
      note="Fill in the yellow. The rest is ready."
    >
      <GoOnLater />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:gap-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,28.5rem)] xl:grid-rows-[auto_1fr] xl:items-start xl:gap-x-12">
        <div>
          {/* Three lines on every phone, in the fallback's letters too. */}
          <h1 className="text-display font-[430] max-sm:text-[min(2.5rem,10.2vw)]">
            {headline.before}
            <span className="swipe">{headline.marked}</span>
            {headline.after}
          </h1>
          <p className="max-w-[36rem] font-serif text-lede leading-normal text-ink-soft mt-4 sm:mt-6">{lede}</p>
          <SearchButton className="mt-6 w-full max-w-[36rem] sm:mt-8 sm:min-h-14" label="Search prompts and articles" />
          <div className="mt-3 grid gap-2 sm:flex sm:flex-wrap sm:gap-3">
            <Link className={buttonClass('primary', 'big')} to="/ai-prompts">
              Browse All Prompts
            </Link>
            <Link className={buttonClass('secondary', 'big')} to="/prompt-generator">
              Try Prompt Generator
            </Link>
          </div>
        </div>
        <div className="torn lg:max-w-[44rem] xl:col-start-2 xl:row-span-2 xl:row-start-1">
          <FillInSheet />
        </div>
        <ul className="grid grid-cols-[repeat(2,auto)] justify-between gap-x-2 gap-y-1.5 text-small text-ink-soft sm:grid-cols-[repeat(2,max-content)] sm:justify-normal sm:gap-x-6 sm:gap-y-2 sm:text-ui">
          {benefits.map((benefit) => (
            <li key={benefit} className="flex items-center gap-[0.3rem] sm:gap-[0.6rem]">
              <Check className="i size-4 stroke-2 text-accent sm:size-4.5" aria-hidden />
              {benefit}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
