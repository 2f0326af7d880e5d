import { Bookmark } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Link } from 'react-router-dom'
import { readFavourites, watchFavourites } from '@/lib/favourites'
import { buttonClass } from '@/components/ui/button'

/** The way to the saved prompts, with how many there are. Narrow phones have it in the menu. */
export function SavedLink() {
  const count = useSyncExternalStore(
    watchFavourites,
    () => readFavourites().length,
    () => 0,
  )
  return (
    <Link
      className={`${buttonClass('icon')} relative max-[22rem]:hidden`}
      to="/saved"
      aria-label={count > 0 ? `Saved prompts, ${count}` : 'Saved prompts'}
      title="Saved prompts"
    >
      <Bookmark className="i" aria-hidden />
      {count > 0 && (
        <span className="absolute top-1 right-0.5 min-w-4 rounded-full bg-accent-fill px-1 text-center font-sans text-[0.6875rem] leading-4 text-on-accent tabular-nums">
          {count}
        </span>
      )}
    </Link>
  )
}
