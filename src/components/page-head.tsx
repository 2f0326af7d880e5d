import type { ComponentProps, ReactNode } from 'react'
import { Drawing } from './drawing'

interface PageHeadProps {
  title: ReactNode
  lede: ReactNode
  /** Stands beside them where there is room. */
  drawing?: ComponentProps<typeof Drawing> | undefined
}

/** A page's first heading and its opening sentence. */
export function PageHead({ title, lede, drawing }: PageHeadProps) {
  return (
    <section className="page-head wrap pt-[clamp(1rem,0.6rem+2vw,2.5rem)]">
      <div className="row">
        <div className="body flex items-start justify-between gap-8">
          <div>
            <h1>{title}</h1>
            <p className="max-w-[36rem] font-serif text-lede leading-normal text-ink-soft mt-4">{lede}</p>
          </div>
          {drawing && <Drawing {...drawing} className="mt-2 w-56 flex-none max-sm:hidden print:hidden" />}
        </div>
      </div>
    </section>
  )
}
