import type { ReactNode } from 'react'

/** A page's first heading and its opening sentence. */
export function PageHead({ title, lede }: { title: ReactNode; lede: ReactNode }) {
  return (
    <section className="wrap page-head">
      <div className="row">
        <div className="body">
          <h1>{title}</h1>
          <p className="lede">{lede}</p>
        </div>
      </div>
    </section>
  )
}
