import { Link } from 'react-router-dom'
import { latestOf } from '@/features/desk/lib/desk'
import { useDeskGroups } from '@/pages/public/use-desk-groups'

/** What was last saved, written or made on this device, as the first entry of a menu. */
export default function GoOnEntry() {
  const latest = latestOf(useDeskGroups())
  if (!latest) return null
  return (
    <Link
      className="group/go mb-2 grid max-w-72 gap-0.5 border-b border-rule px-4.5 pt-1 pb-3 no-underline hover:bg-paper-sunk"
      to={latest.to}
      onClick={latest.onOpen}
    >
      <span className="text-small text-ink-muted">Go on where you were</span>
      <span className="truncate font-[560] text-ink group-hover/go:text-accent">{latest.title}</span>
    </Link>
  )
}
