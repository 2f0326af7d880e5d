import type { Favourite } from '@/lib/favourites'
import { linkOf } from './link-of'
import { MAX_TITLE_LENGTH } from './limits'
import type { Collection, CollectionHead, OwnPrompt, Shelf } from './schema'

/**
 * A change of the shelf. Applied to whatever the device holds at that moment, which another tab may have
 * changed: so it says what is to be, not how to get there, and doing it twice is doing it once.
 */
export type Change = (shelf: Shelf) => Shelf

const insert = <Item>(items: readonly Item[], item: Item, at: number): Item[] => items.toSpliced(at, 0, item)

function withCollection(shelf: Shelf, id: string, edit: (collection: Collection) => Collection): Shelf {
  return { ...shelf, collections: shelf.collections.map((one) => (one.id === id ? edit(one) : one)) }
}

/** Puts a collection back where it was, or a new one at the end. */
export function addCollection(collection: Collection, at?: number): Change {
  return (shelf) =>
    shelf.collections.some(({ id }) => id === collection.id)
      ? shelf
      : { ...shelf, collections: insert(shelf.collections, collection, at ?? shelf.collections.length) }
}

/** Gives a collection another name. */
export function renameCollection(id: string, name: string, editedAt: string): Change {
  return (shelf) => withCollection(shelf, id, (collection) => ({ ...collection, name, editedAt }))
}

/** Takes a collection away with its prompts. */
export function removeCollection(id: string): Change {
  return (shelf) => ({ ...shelf, collections: shelf.collections.filter((one) => one.id !== id) })
}

/**
 * Puts a prompt into a collection: in its place if it is there already, else at `at`, by itself in front.
 * A collection that another tab has deleted comes back for it.
 */
export function putPrompt({ id, name, createdAt, editedAt }: CollectionHead, prompt: OwnPrompt, at = 0): Change {
  const head = { id, name, createdAt, ...(editedAt && { editedAt }) }
  return (shelf) =>
    withCollection(addCollection({ ...head, prompts: [] })(shelf), id, (collection) => ({
      ...collection,
      prompts: collection.prompts.some((one) => one.id === prompt.id)
        ? collection.prompts.map((one) => (one.id === prompt.id ? prompt : one))
        : insert(collection.prompts, prompt, at),
    }))
}

/** Takes a prompt out of a collection. */
export function removePrompt(collectionId: string, promptId: string): Change {
  return (shelf) =>
    withCollection(shelf, collectionId, (collection) => ({
      ...collection,
      prompts: collection.prompts.filter(({ id }) => id !== promptId),
    }))
}

/** Puts a prompt from one collection into another. */
export function movePrompt(from: string, to: CollectionHead, prompt: OwnPrompt): Change {
  return (shelf) => putPrompt(to, prompt)(removePrompt(from, prompt.id)(shelf))
}

/** Takes a prompt out of the favourites. */
export function removeFavourite(address: string): Change {
  return (shelf) => ({ ...shelf, favourites: shelf.favourites.filter((one) => one.address !== address) })
}

/** Puts a favourite back where it was. */
export function addFavourite(favourite: Favourite, at = 0): Change {
  return (shelf) =>
    shelf.favourites.some(({ address }) => address === favourite.address)
      ? shelf
      : { ...shelf, favourites: insert(shelf.favourites, favourite, at) }
}

/** Makes a prompt for a collection out of a favourite. */
export function promptOf(favourite: Favourite): OwnPrompt {
  return {
    ...newPrompt((favourite.title ?? favourite.page).slice(0, MAX_TITLE_LENGTH), favourite.text),
    source: linkOf(favourite),
  }
}

/** A prompt made now. */
export function newPrompt(title: string, text: string): OwnPrompt {
  return { id: crypto.randomUUID(), title, text, createdAt: new Date().toISOString() }
}

/** A collection made now, empty unless prompts are given. */
export function newCollection(name: string, prompts: OwnPrompt[] = []): Collection {
  return { id: crypto.randomUUID(), name, createdAt: new Date().toISOString(), prompts }
}
