import { lookUp } from '@contracts/look-up.ts'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { showToast } from '@/components/toast'
import { counted, formatCount, MESSAGES } from '../messages'
import {
  addCollection,
  addFavourite,
  type Change,
  movePrompt,
  newCollection,
  newPrompt,
  promptOf,
  putPrompt,
  removeCollection,
  removeFavourite,
  removePrompt,
  renameCollection,
} from '../lib/changes'
import type { Collection, CollectionHead } from '../lib/schema'
import { changeSaved, useSaved } from '../lib/saved-store'
import { anchorOf } from './anchor'
import { CollectionView } from './collection-view'
import { FavouritesView } from './favourites-view'
import { type Answers, NO_ANSWERS, withAnswer } from '@/lib/blanks'
import { Button } from '@/components/ui/button'
import { TabButton, TabRow } from '@/components/ui/tab-buttons'
import { NameForm } from './name-form'
import { Notices } from './notices'
import { Transfer } from './transfer'
import { UndoBar } from './undo-bar'

/** What was done a moment ago, and how to take it back. */
interface Undo {
  id: string
  message: string
  change: Change
  /** Id of the element to focus after undoing. */
  focus: string
}

const COUNT = 'ml-[0.4rem] text-[0.875rem] text-ink-muted tabular-nums'

const now = () => new Date().toISOString()

/** What was saved from the site's pages, and the visitor's own collections: all of it on the device only. */
export function SavedPrompts() {
  const { saved, isUnkept, unreadable } = useSaved()
  const { favourites, collections } = saved
  const heading = useRef<HTMLHeadingElement>(null)
  const newButton = useRef<HTMLButtonElement>(null)
  const [selected, setSelected] = useState<string>()
  const [isNaming, setIsNaming] = useState(false)
  const [undo, setUndo] = useState<Undo>()
  // By prompt, so that a panel closed by mistake loses nothing.
  const [answers, setAnswers] = useState<Readonly<Record<string, Answers>>>({})
  // Id of the element to focus next, or the heading if there is none with this id.
  const [focusDue, setFocusDue] = useState<string>()

  const current = collections.find(({ id }) => id === selected)
  const taken = collections.map(({ name }) => name)

  // The focused element was removed with its list.
  useEffect(() => {
    if (focusDue === undefined) return
    const prompt = document.getElementById(focusDue)
    if (prompt) prompt.focus()
    else heading.current?.focus({ preventScroll: true })
    setFocusDue(undefined)
  }, [focusDue])

  const select = (id: string | undefined) => {
    setSelected(id)
    setFocusDue('')
  }
  const offerUndo = (message: string, change: Change, focus = '') =>
    setUndo({ id: crypto.randomUUID(), message, change, focus })
  const keepAnswer = (id: string, name: string, value: string) =>
    setAnswers((all) => ({ ...all, [id]: withAnswer(lookUp(all, id) ?? NO_ANSWERS, name, value) }))
  /** The collection that was picked, or a new one of the given name. */
  const placeOf = (place: CollectionHead | string) => (typeof place === 'string' ? newCollection(place) : place)
  const create = (name: string) => {
    const collection = newCollection(name)
    changeSaved(addCollection(collection))
    setIsNaming(false)
    select(collection.id)
  }

  return (
    <div data-saved className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-4">
      <Notices isUnkept={isUnkept} unreadable={unreadable} />
      <TabRow aria-label="Your lists">
        <TabButton aria-pressed={!current} onClick={() => setSelected(undefined)}>
          Saved <span className={COUNT}>{formatCount(favourites.length)}</span>
        </TabButton>
        {collections.map(({ id, name, prompts }) => (
          <TabButton key={id} aria-pressed={id === current?.id} onClick={() => setSelected(id)}>
            <span className="max-w-[14rem] truncate">{name}</span>{' '}
            <span className={COUNT}>{formatCount(prompts.length)}</span>
          </TabButton>
        ))}
        <Button ref={newButton} look="quiet" aria-expanded={isNaming} onClick={() => setIsNaming(!isNaming)}>
          <Plus className="i" aria-hidden />
          New collection
        </Button>
      </TabRow>
      {isNaming && (
        <NameForm
          label="Name of the new collection"
          submitLabel="Create"
          taken={taken}
          hasFocus
          onSubmit={create}
          onCancel={() => {
            setIsNaming(false)
            newButton.current?.focus()
          }}
        />
      )}
      {undo && (
        <UndoBar
          key={undo.id}
          message={undo.message}
          onUndo={() => {
            changeSaved(undo.change)
            setUndo(undefined)
            setFocusDue(undo.focus)
          }}
          onDismiss={() => {
            setUndo(undefined)
            setFocusDue('')
          }}
        />
      )}
      <h3 ref={heading} className="wrap-anywhere" tabIndex={-1}>
        {current ? current.name : 'Saved from these pages'}
      </h3>
      {current ? (
        <CollectionView
          key={current.id}
          collection={current}
          collections={collections}
          answers={answers}
          onAnswer={keepAnswer}
          onRename={(name) => changeSaved(renameCollection(current.id, name, now()))}
          onDelete={() => {
            const at = collections.indexOf(current)
            changeSaved(removeCollection(current.id))
            offerUndo(
              `Deleted “${current.name}” with ${counted(current.prompts.length, 'prompt')}.`,
              addCollection(current, at),
            )
          }}
          onWrite={({ title, text }) => changeSaved(putPrompt(current, newPrompt(title, text)))}
          onEdit={(prompt, draft) => changeSaved(putPrompt(current, { ...prompt, ...draft, editedAt: now() }))}
          onMove={(prompt, place) => {
            const to = placeOf(place)
            const at = current.prompts.indexOf(prompt)
            changeSaved(movePrompt(current.id, to, prompt))
            offerUndo(
              `Moved to “${to.name}”.`,
              (state) => putPrompt(current, prompt, at)(removePrompt(to.id, prompt.id)(state)),
              anchorOf(prompt.id),
            )
          }}
          onRemove={(prompt) => {
            changeSaved(removePrompt(current.id, prompt.id))
            offerUndo(
              `Removed “${prompt.title || prompt.text.slice(0, 60)}”.`,
              putPrompt(current, prompt, current.prompts.indexOf(prompt)),
              anchorOf(prompt.id),
            )
          }}
        />
      ) : (
        <FavouritesView
          favourites={favourites}
          collections={collections}
          answers={answers}
          onAnswer={keepAnswer}
          onAdd={(favourite, place) => {
            const to = placeOf(place)
            const prompt = promptOf(favourite)
            const has = (collection: Collection) =>
              collection.prompts.some(({ text, source }) => text === prompt.text && source === prompt.source)
            if (collections.some((collection) => collection.id === to.id && has(collection))) {
              void showToast('warning', MESSAGES.isPresent)
              return
            }
            changeSaved(putPrompt(to, prompt))
            void showToast('success', MESSAGES.added(to.name))
          }}
          onRemove={(favourite) => {
            changeSaved(removeFavourite(favourite.address))
            offerUndo(
              `Removed “${favourite.title || favourite.page || favourite.text.slice(0, 60)}”.`,
              addFavourite(favourite, favourites.indexOf(favourite)),
              anchorOf(favourite.address),
            )
          }}
        />
      )}
      <Transfer saved={saved} onNewCollection={setSelected} />
    </div>
  )
}
