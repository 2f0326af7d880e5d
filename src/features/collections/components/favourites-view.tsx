import { lookUp } from '@contracts/look-up.ts'
import { Bookmark } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Favourite } from '@/lib/favourites'
import { linkOf } from '../lib/link-of'
import type { Collection, CollectionHead } from '../lib/schema'
import { anchorOf } from './anchor'
import { type Answers, NO_ANSWERS } from '@/lib/blanks'
import { buttonClass } from '@/components/ui/button'
import { PlacePicker } from './place-picker'
import { FilteredList } from './filtered-list'
import { SavedPrompt } from './saved-prompt'

interface FavouritesViewProps {
  favourites: readonly Favourite[]
  collections: readonly Collection[]
  answers: Readonly<Record<string, Answers>>
  onAnswer: (id: string, name: string, value: string) => void
  /** @param place the collection it goes into, or the name of a new one */
  onAdd: (favourite: Favourite, place: CollectionHead | string) => void
  onRemove: (favourite: Favourite) => void
}

/** The prompts saved from the site's pages and its library. */
export function FavouritesView(props: FavouritesViewProps) {
  const { favourites, collections, answers, onAnswer, onAdd, onRemove } = props
  if (favourites.length === 0) {
    return (
      <div className="grid gap-2 border-y border-rule py-6">
        <h4 className="font-serif text-[1.25rem] font-[430] wrap-anywhere">Nothing saved yet.</h4>
        <p className="max-w-measure text-ink-muted">
          Press <Bookmark className="i inline align-[-0.2em]" role="img" aria-label="Save" /> beside any prompt, and it
          waits for you here.
        </p>
        <p>
          <Link className={buttonClass('link')} to="/writing-prompts">
            Look through the writing prompts
          </Link>
        </p>
      </div>
    )
  }
  return (
    <FilteredList
      items={favourites}
      textOf={({ page, text }) => `${page} ${text}`}
      render={(favourite) => {
        const add = (close: () => void) => (place: CollectionHead | string) => {
          onAdd(favourite, place)
          close()
        }
        return (
          <SavedPrompt
            key={favourite.address}
            anchor={anchorOf(favourite.address)}
            title={favourite.title ?? favourite.page}
            text={favourite.text}
            source={linkOf(favourite)}
            answers={lookUp(answers, favourite.address) ?? NO_ANSWERS}
            onAnswer={(name, value) => onAnswer(favourite.address, name, value)}
            placeLabel="Add to…"
            renderPlaces={(close) => (
              <PlacePicker
                places={collections}
                taken={collections.map(({ name }) => name)}
                onPick={add(close)}
                onNew={add(close)}
                onClose={close}
              />
            )}
            onRemove={() => onRemove(favourite)}
          />
        )
      }}
    />
  )
}
