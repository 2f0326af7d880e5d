import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { keyOf } from '@/lib/key-of'
import { Chip } from '@/components/ui/chip'
import { INLINE_PANEL } from '@/components/ui/panel'
import type { CollectionHead } from '../lib/schema'
import { NameForm } from './name-form'

interface PlacePickerProps {
  /** The collections to choose from. */
  places: readonly CollectionHead[]
  taken: readonly string[]
  onPick: (place: CollectionHead) => void
  /** Called with the name of a new collection. */
  onNew: (name: string) => void
  onClose: () => void
}

/** Which collection a prompt goes into. */
export function PlacePicker({ places, taken, onPick, onNew, onClose }: PlacePickerProps) {
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => root.current?.querySelector<HTMLElement>('button, input')?.focus(), [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      className={INLINE_PANEL}
      onKeyDown={(event: KeyboardEvent) => {
        if (keyOf(event) === 'Escape') onClose()
      }}
    >
      {places.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {places.map((place) => (
            <li key={place.id}>
              <Chip onClick={() => onPick(place)}>
                <span>{place.name}</span>
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <NameForm label="A new collection" submitLabel="Create and add" taken={taken} onSubmit={onNew} />
    </div>
  )
}
