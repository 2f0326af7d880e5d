import type { ReactNode } from 'react'
import { LoadError } from '@/components/load-error'
import { Button } from '@/components/ui/button'
import { Busy } from '@/components/ui/spinner'
import type { UsedPicture, usePictures } from '../lib/use-pictures'

interface PictureGridProps {
  list: ReturnType<typeof usePictures>
  keep?: (picture: UsedPicture) => boolean
  empty: string
  children: (picture: UsedPicture) => ReactNode
}

/** The stored pictures, with the states of loading and failure. */
export function PictureGrid({ list, keep = () => true, empty, children }: PictureGridProps) {
  const { pictures, error, isLoading, retry, hasMore, isFetching, fetchMore } = list
  const shown = pictures?.filter(keep)
  return (
    <>
      {isLoading && <Busy className="px-4 py-6">Loading...</Busy>}
      {error && (
        <LoadError title="The pictures could not be loaded." reason={error.message} onRetry={() => void retry()} />
      )}
      {shown?.length === 0 && !hasMore && <p className="px-4 py-6 text-ink-soft">{empty}</p>}
      {shown && shown.length > 0 && (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-4 p-4">
          {shown.map(children)}
        </ul>
      )}
      {hasMore && (
        <p className="px-4 pb-4">
          <Button aria-busy={isFetching} onClick={() => void fetchMore()}>
            {isFetching ? 'Loading...' : 'Show more'}
          </Button>
        </p>
      )}
    </>
  )
}

/** A picture in the grid, named by its day, because its description belongs to each use. */
export function Thumbnail({ address }: { address: string }) {
  return (
    <img
      className="aspect-square w-full rounded-control border border-rule bg-paper-sunk object-contain"
      src={address}
      alt=""
      loading="lazy"
    />
  )
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
const size = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** When a picture was added, and how large it is. */
export const pictureFacts = ({ addedAt, size: bytes }: UsedPicture): string =>
  `${day.format(new Date(addedAt))} · ${size.format(Math.max(1, bytes / 1024))} kB`
