import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Section } from '@/components/section'
import { type DeskGroup, latestOf } from '@/features/desk/lib/desk'
import { useDeskGroups } from '../use-desk-groups'

/** The last work on this device, to continue. */
export default function GoOn() {
  const groups: readonly DeskGroup[] = useDeskGroups()
  const latest = latestOf(groups)
  if (!latest) return null
  const { title, to, onOpen } = latest
  return (
    <Section distance="near">
      <div className="flex items-center gap-x-4 rounded-control border border-rule bg-paper-raised px-4 py-1.5">
        <Link
          className="group flex min-h-target min-w-0 flex-1 items-center gap-3 no-underline"
          to={to}
          onClick={onOpen}
        >
          <span className="grid min-w-0 sm:flex sm:items-center sm:gap-3">
            <span className="flex-none text-small text-ink-muted">Go on where you were</span>
            <span className="truncate font-[560] text-ink group-hover:text-accent">{title}</span>
          </span>
          <ArrowRight className="i size-4 flex-none text-accent" aria-hidden />
        </Link>
        <Link className="inline-flex min-h-target flex-none items-center text-ui" to="/desk">
          Your desk
        </Link>
      </div>
    </Section>
  )
}
