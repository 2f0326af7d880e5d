import { Link } from 'react-router-dom'
import { BRAND } from '@/lib/brand'

/** The mark and the name, leading home. */
export function Logo() {
  return (
    <Link
      className="inline-flex min-h-target items-center gap-[0.55rem] font-serif text-[1.4375rem] font-[560] tracking-title no-underline"
      to="/"
      aria-label={`${BRAND.name}, home`}
    >
      <svg className="h-5.5 w-7" viewBox="0 0 28 22" aria-hidden="true">
        <rect className="fill-marker" x="7" y="5.5" width="14" height="11" rx="1" />
        <path className="fill-none stroke-current stroke-2" d="M7 2H3v18h4M21 2h4v18h-4" />
      </svg>
      {BRAND.name}
    </Link>
  )
}
