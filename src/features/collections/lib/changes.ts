import type { Favourite } from '@/lib/favourites'
import { linkOf } from './link-of'
import { MAX_TITLE_LENGTH } from './limits'
import type { Collection, CollectionHead, OwnPrompt, Saved } from './schema'

/**
 * A change of what is saved. It must be idempotent and describe the result, not the steps, because it is applied to the
 * device's current state, which another tab may have changed.
 */
export type Change = (saved: Saved) => Saved

const insert = <Item>(items: readonly Item[], item: Item, at: number): Item[] => items.toSpliced(at, 0, item)

function withCollection(saved: Saved, id: string, edit: (collection: Collection) => Collection): Saved {
  return { ...saved, collections: saved.collections.map((one) => (one.id === id ? edit(one) : one)) }
}

/** Adds a collection at `at`, or at the end. */
export function addCollection(collection: Collection, at?: number): Change {
  return (saved) =>
    saved.collections.some(({ id }) => id === collection.id)
      ? saved
      : { ...saved, collections: insert(saved.collections, collection, at ?? saved.collections.length) }
}

/** Gives a collection another name. */
export function renameCollection(id: string, name: string, editedAt: string): Change {
  return (saved) => withCollection(saved, id, (collection) => ({ ...collection, name, editedAt }))
}

/** Takes a collection away with its prompts. */
export function removeCollection(id: string): Change {
  return (saved) => ({ ...saved, collections: saved.collections.filter((one) => one.id !== id) })
}

/**
 * Replaces a prompt of a collection, or inserts it at `at`, by default at the front. Recreates the collection if
 * another tab has deleted it.
 */
export function putPrompt({ id, name, createdAt, editedAt }: CollectionHead, prompt: OwnPrompt, at = 0): Change {
  const head = { id, name, createdAt, ...(editedAt && { editedAt }) }
  return (saved) =>
    withCollection(addCollection({ ...head, prompts: [] })(saved), id, (collection) => ({
      ...collection,
      prompts: collection.prompts.some((one) => one.id === prompt.id)
        ? collection.prompts.map((one) => (one.id === prompt.id ? prompt : one))
        : insert(collection.prompts, prompt, at),
    }))
}

export function removePrompt(collectionId: string, promptId: string): Change {
  return (saved) =>
    withCollection(saved, collectionId, (collection) => ({
      ...collection,
      prompts: collection.prompts.filter(({ id }) => id !== promptId),
    }))
}

/** Puts a prompt from one collection into another. */
export function movePrompt(from: string, to: CollectionHead, prompt: OwnPrompt): Change {
  return (saved) => putPrompt(to, prompt)(removePrompt(from, prompt.id)(saved))
}

export function removeFavourite(address: string): Change {
  return (saved) => ({ ...saved, favourites: saved.favourites.filter((one) => one.address !== address) })
}

/** Adds a favourite at `at`, unless it is there already. */
export function addFavourite(favourite: Favourite, at = 0): Change {
  return (saved) =>
    saved.favourites.some(({ address }) => address === favourite.address)
      ? saved
      : { ...saved, favourites: insert(saved.favourites, favourite, at) }
}

/** Makes a prompt for a collection out of a favourite. */
export function promptOf(favourite: Favourite): OwnPrompt {
  return {
    ...newPrompt((favourite.title ?? favourite.page).slice(0, MAX_TITLE_LENGTH), favourite.text),
    source: linkOf(favourite),
  }
}

export function newPrompt(title: string, text: string): OwnPrompt {
  return { id: crypto.randomUUID(), title, text, createdAt: new Date().toISOString() }
}

export function newCollection(name: string, prompts: OwnPrompt[] = []): Collection {
  return { id: crypto.randomUUID(), name, createdAt: new Date().toISOString(), prompts }
}
