import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { type DeskGroup, latestOf } from '@/features/desk/lib/desk'
import { useDeskGroups } from '../use-desk-groups'

// As high as a finger needs: on phones more than the space there is, and what lies below is no link.
const TARGET = 'relative flex h-full items-center after:absolute after:inset-x-0 after:top-0 after:h-11'

/** The last work on this device, to continue: one line in the empty space above the headline, so that nothing moves. */
export default function GoOn() {
  const groups: readonly DeskGroup[] = useDeskGroups()
  const latest = latestOf(groups)
  if (!latest) return null
  const { title, to, onOpen } = latest
  return (
    <div className="relative print:hidden">
      <div className="absolute bottom-full flex h-7 w-full max-w-[36rem] items-center gap-x-4 text-small sm:h-11">
        <Link className={`${TARGET} group min-w-0 gap-2 no-underline`} to={to} onClick={onOpen}>
          <span className="flex-none text-ink-muted">
            Go on <span className="max-sm:sr-only">where you were</span>
          </span>
          <span className="truncate font-[560] text-ink group-hover:text-accent">{title}</span>
          <ArrowRight className="i size-4 flex-none text-accent" aria-hidden />
        </Link>
        <Link className={`${TARGET} flex-none text-accent`} to="/desk">
          Your desk
        </Link>
      </div>
    </div>
  )
}
