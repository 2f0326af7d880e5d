import type { ComponentProps, ReactNode } from 'react'
import { Drawing } from './drawing'

export interface PageHeadProps {
  title: ReactNode
  lede: ReactNode
  /** Less space, for a tool that should be on the first screen. */
  isCompact?: boolean | undefined
  /** Shown beside the heading if there is room. */
  drawing?: ComponentProps<typeof Drawing> | undefined
}

/** A page's first heading and its opening sentence. */
export function PageHead({ title, lede, drawing, isCompact = false }: PageHeadProps) {
  return (
    <section className={`page-head wrap ${isCompact ? 'pt-2' : 'pt-[clamp(1rem,0.6rem+2vw,2.5rem)]'}`}>
      <div className="row">
        <div className="body flex items-start justify-between gap-8">
          <div>
            <h1>{title}</h1>
            <p
              className={`font-serif leading-normal text-ink-soft ${isCompact ? 'mt-2 max-w-[48rem] text-[1.0625rem] sm:text-[1.1875rem]' : 'mt-4 max-w-[36rem] text-lede'}`}
            >
              {lede}
            </p>
          </div>
          {drawing && <Drawing {...drawing} className="mt-2 w-56 flex-none max-sm:hidden print:hidden" />}
        </div>
      </div>
    </section>
  )
}
