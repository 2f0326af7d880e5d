import { lookUp } from '@contracts/look-up.ts'
import { Pencil, PencilLine, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Draft } from '../lib/use-draft'
import type { Collection, CollectionHead, OwnPrompt } from '../lib/schema'
import { type Answers, NO_ANSWERS } from '@/lib/blanks'
import { Button, ButtonRow } from '@/components/ui/button'
import { anchorOf } from './anchor'
import { NameForm } from './name-form'
import { PlacePicker } from './place-picker'
import { PromptEditor } from './prompt-editor'
import { FilteredList } from './filtered-list'
import { SavedPrompt } from './saved-prompt'

interface CollectionViewProps {
  collection: Collection
  collections: readonly Collection[]
  answers: Readonly<Record<string, Answers>>
  onAnswer: (id: string, name: string, value: string) => void
  onRename: (name: string) => void
  onDelete: () => void
  onWrite: (draft: Draft) => void
  onEdit: (prompt: OwnPrompt, draft: Draft) => void
  onMove: (prompt: OwnPrompt, place: CollectionHead | string) => void
  onRemove: (prompt: OwnPrompt) => void
}

const NEW: Draft = { title: '', text: '' }

/** One of the visitor's own collections: its prompts and actions. */
export function CollectionView(props: CollectionViewProps) {
  const { collection, collections, answers, onAnswer, onRename, onDelete, onWrite, onEdit, onMove, onRemove } = props
  const opener = useRef<HTMLElement>(null)
  const [form, setForm] = useState<'write' | 'rename'>()
  const others = collections.filter(({ id }) => id !== collection.id)
  const taken = others.map(({ name }) => name)

  const toggle = (kind: 'write' | 'rename') => (event: { currentTarget: HTMLElement }) => {
    opener.current = event.currentTarget
    setForm(form === kind ? undefined : kind)
  }
  const close = () => {
    setForm(undefined)
    opener.current?.focus()
  }

  return (
    <>
      <ButtonRow look="quiet" role="group" aria-label={`Collection “${collection.name}”`}>
        <Button look="quiet" aria-expanded={form === 'write'} onClick={toggle('write')}>
          <PencilLine className="i" aria-hidden />
          Write a prompt
        </Button>
        <Button look="quiet" aria-expanded={form === 'rename'} onClick={toggle('rename')}>
          <Pencil className="i" aria-hidden />
          Rename
        </Button>
        <Button look="quiet" onClick={onDelete}>
          <Trash2 className="i" aria-hidden />
          Delete collection
        </Button>
      </ButtonRow>
      {form === 'rename' && (
        <NameForm
          label="Name of the collection"
          submitLabel="Rename"
          initial={collection.name}
          taken={taken}
          hasFocus
          onSubmit={(name) => {
            onRename(name)
            close()
          }}
          onCancel={close}
        />
      )}
      {form === 'write' && (
        <PromptEditor
          id="new"
          saved={NEW}
          onSave={(draft) => {
            onWrite(draft)
            close()
          }}
          onClose={close}
        />
      )}
      {collection.prompts.length === 0 ? (
        <div className="grid gap-2 border-y border-rule py-6">
          <h4 className="font-serif text-[1.25rem] font-[430] wrap-anywhere">Nothing in “{collection.name}” yet.</h4>
          <p className="max-w-measure text-ink-muted">Write a prompt of your own, or add a saved one by “Add to…”.</p>
        </div>
      ) : (
        <FilteredList
          items={collection.prompts}
          textOf={({ title, text }) => `${title} ${text}`}
          render={(prompt) => {
            const move = (closePanel: () => void) => (place: CollectionHead | string) => {
              closePanel()
              onMove(prompt, place)
            }
            return (
              <SavedPrompt
                key={prompt.id}
                anchor={anchorOf(prompt.id)}
                title={prompt.title}
                text={prompt.text}
                source={prompt.source}
                isCopy={prompt.original !== undefined}
                answers={lookUp(answers, prompt.id) ?? NO_ANSWERS}
                onAnswer={(name, value) => onAnswer(prompt.id, name, value)}
                placeLabel="Move to…"
                renderPlaces={(closePanel) => (
                  <PlacePicker
                    places={others}
                    taken={collections.map(({ name }) => name)}
                    onPick={move(closePanel)}
                    onNew={move(closePanel)}
                    onClose={closePanel}
                  />
                )}
                renderEditor={(closePanel) => (
                  <PromptEditor
                    id={prompt.id}
                    saved={{ title: prompt.title, text: prompt.text }}
                    onSave={(draft) => {
                      onEdit(prompt, draft)
                      closePanel()
                    }}
                    onClose={closePanel}
                  />
                )}
                onRemove={() => onRemove(prompt)}
              />
            )
          }}
        />
      )}
    </>
  )
}
