import type { ReactNode } from 'react'

/** A page's first heading and its opening sentence. */
export function PageHead({ title, lede }: { title: ReactNode; lede: ReactNode }) {
  return (
    <section className="page-head wrap pt-[clamp(1rem,0.6rem+2vw,2.5rem)]">
      <div className="row">
        <div className="body">
          <h1>{title}</h1>
          <p className="max-w-[36rem] font-serif text-lede leading-normal text-ink-soft mt-4">{lede}</p>
        </div>
      </div>
    </section>
  )
}
