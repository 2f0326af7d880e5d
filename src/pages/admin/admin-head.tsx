import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { LogoutButton } from '@/features/auth/components/logout-button'
import { ButtonRow, buttonClass } from '@/components/ui/button'

/** Title of an admin page, with the links back and out. */
export function AdminHead({ title, lede, children }: { title: string; lede?: string; children?: ReactNode }) {
  return (
    <section className="wrap pt-8 pb-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-[clamp(1.875rem,1.6rem+1.2vw,2.5rem)]">{title}</h1>
        <ButtonRow>
          <Link className={buttonClass('secondary')} to="/admin">
            Back to Dashboard
          </Link>
          <LogoutButton />
        </ButtonRow>
      </div>
      {lede && <p className="mt-4 max-w-[36rem] font-serif text-lede leading-normal text-ink-soft">{lede}</p>}
      {children}
    </section>
  )
}
