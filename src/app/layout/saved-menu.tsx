import { Bookmark } from 'lucide-react'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { readFavourites, watchFavourites } from '@/lib/favourites'
import { buttonClass } from '@/components/ui/button'
import { NavDropdown } from './nav-dropdown'

// Lazy, because it reads the features' stored data, which not every visit needs.
const GoOnEntry = lazy(() => import('./go-on-entry').catch(() => ({ default: () => null })))

const LINKS = [
  { label: 'Saved prompts', to: '/saved' },
  { label: 'Your desk', to: '/desk' },
] as const

/**
 * The header's bookmark menu: the latest work, the saved prompts and the desk. On narrow phones the stacked menu has
 * the last two.
 */
export function SavedMenu() {
  const [openings, setOpenings] = useState(0)
  const count = useSyncExternalStore(
    watchFavourites,
    () => readFavourites().length,
    () => 0,
  )
  return (
    <div className="max-[22rem]:hidden">
      <NavDropdown
        className={`${buttonClass('icon')} relative`}
        name={count > 0 ? `Saved prompts and desk, ${count} saved` : 'Saved prompts and desk'}
        label={
          <>
            <Bookmark className="i" aria-hidden />
            {count > 0 && (
              <span className="absolute top-1 right-0.5 min-w-4 rounded-full bg-accent-fill px-1 text-center font-sans text-[0.6875rem] leading-4 text-on-accent tabular-nums">
                {count}
              </span>
            )}
          </>
        }
        links={LINKS}
        onOpen={() => setOpenings((before) => before + 1)}
      >
        <Suspense>{openings > 0 && <GoOnEntry key={openings} />}</Suspense>
      </NavDropdown>
    </div>
  )
}
