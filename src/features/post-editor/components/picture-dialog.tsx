import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field, FieldError, TextArea } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { Busy } from '@/components/ui/spinner'
import { useEditor } from '../lib/editor-context'
import { keepPicture, measurePicture } from '../lib/keep-picture'
import type { KeptPicture } from '../lib/picture-queue'
import { Modal } from '@/components/ui/modal'

interface PictureDialogProps {
  /** A picture that is already stored keeps its address, whatever the answer. */
  file: Blob | string
  /** Such as "2 of 3"; empty for a single one. */
  count: string
  /** Called with the stored picture; undefined if it is left out. */
  onDone: (picture: KeptPicture | undefined) => void
}

type State =
  | { readonly kind: 'working' }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'kept'; readonly picture: Omit<KeptPicture, 'alt'> }

/** Asks what a picture shows, while it is scaled down and stored. */
export function PictureDialog({ file, count, onDone }: PictureDialogProps) {
  const { pictures } = useEditor()
  const id = useId()
  const [state, setState] = useState<State>({ kind: 'working' })
  const [alt, setAlt] = useState('')
  const [isDecoration, setIsDecoration] = useState(false)
  const [isRefused, setIsRefused] = useState(false)
  const [tries, setTries] = useState(0)
  const field = useRef<HTMLTextAreaElement>(null)

  useEffect(() => {
    let isGone = false
    const isKept = typeof file === 'string'
    const picture = isKept ? measurePicture(file) : keepPicture(file, pictures)
    picture.then(
      (picture) => {
        // Left out or closed in the meantime.
        if (isGone && !isKept) void pictures.remove(picture.address).catch(() => {})
        else if (!isGone) setState({ kind: 'kept', picture })
      },
      (error: Error) => {
        if (!isGone) setState({ kind: 'failed', reason: error.message })
      },
    )
    return () => {
      isGone = true
    }
  }, [file, tries, pictures])

  const leaveOut = () => {
    if (state.kind === 'kept' && typeof file !== 'string') void pictures.remove(state.picture.address).catch(() => {})
    onDone(undefined)
  }
  const add = () => {
    if (state.kind !== 'kept') return
    if (alt.trim() === '' && !isDecoration) {
      setIsRefused(true)
      field.current?.focus()
      return
    }
    onDone({ ...state.picture, alt: isDecoration ? '' : alt.trim() })
  }

  return (
    <Modal
      title={`Add a picture${count && ` (${count})`}`}
      size="narrow"
      onClose={leaveOut}
      actions={
        <>
          <Button onClick={leaveOut}>Leave it out</Button>
          <Button
            look="primary"
            aria-disabled={state.kind !== 'kept'}
            aria-busy={state.kind === 'working'}
            onClick={add}
          >
            Add picture
          </Button>
        </>
      }
    >
      {state.kind === 'working' && (
        <Busy>{typeof file === 'string' ? 'Loading the picture...' : 'Saving the picture...'}</Busy>
      )}
      {state.kind === 'failed' && (
        <Notice look="bad" role="alert" className="grid justify-items-start gap-2">
          {state.reason}
          <Button
            onClick={() => {
              setState({ kind: 'working' })
              setTries(tries + 1)
            }}
          >
            Retry
          </Button>
        </Notice>
      )}
      {state.kind === 'kept' && (
        <img
          className="max-h-56 w-full rounded-control border border-rule bg-paper-sunk object-contain"
          src={state.picture.address}
          alt="Preview"
        />
      )}
      <Field isBad={isRefused}>
        <label htmlFor={id}>What does it show?</label>
        <TextArea
          ref={field}
          data-first
          isPlain
          id={id}
          rows={2}
          value={alt}
          disabled={isDecoration}
          aria-invalid={isRefused}
          aria-describedby={`${id}-hint`}
          onChange={(event) => {
            setAlt(event.target.value)
            setIsRefused(false)
          }}
        />
        {isRefused && <FieldError>Say what it shows, or tick the box below.</FieldError>}
        <span className="text-small text-ink-muted" id={`${id}-hint`}>
          Read aloud to readers who cannot see it.
        </span>
      </Field>
      <label className="flex min-h-target items-center gap-2 text-ui">
        <input
          type="checkbox"
          className="size-4 accent-accent"
          checked={isDecoration}
          onChange={(event) => {
            setIsDecoration(event.target.checked)
            setIsRefused(false)
          }}
        />
        It is decoration only
      </label>
    </Modal>
  )
}
