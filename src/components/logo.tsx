import { Link } from 'react-router-dom'
import { BRAND } from '@/lib/brand'

/** The mark and the name, leading home. */
export function Logo() {
  return (
    <Link className="logo" to="/" aria-label={`${BRAND.name}, home`}>
      <svg viewBox="0 0 28 22" aria-hidden="true">
        <rect className="bl" x="7" y="5.5" width="14" height="11" rx="1" />
        <path className="br" d="M7 2H3v18h4M21 2h4v18h-4" />
      </svg>
      {BRAND.name}
    </Link>
  )
}
