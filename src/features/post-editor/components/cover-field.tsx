import { useRef, useState } from 'react'
import { Button, ButtonRow } from '@/components/ui/button'
import { Field, FieldError } from '@/components/ui/field'
import { useEditor } from '../lib/editor-context'
import { keepCover } from '../lib/keep-picture'

interface CoverFieldProps {
  id: string
  area: string
  /** Address of the picture; empty if there is none. */
  value: string
  problem: string | undefined
  onChange: (address: string) => void
}

/** The post's picture for shared links. */
export function CoverField({ id, area, value, problem, onChange }: CoverFieldProps) {
  const { pictures } = useEditor()
  const file = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<{ isBusy: boolean; failure?: string }>({ isBusy: false })
  const choose = async (chosen: File | undefined) => {
    if (!chosen || state.isBusy) return
    setState({ isBusy: true })
    try {
      onChange((await keepCover(chosen, pictures)).address)
      setState({ isBusy: false })
    } catch (error) {
      setState({ isBusy: false, failure: error instanceof Error ? error.message : String(error) })
    }
  }
  const wrong = problem ?? state.failure
  return (
    <Field
      isBad={Boolean(wrong)}
      className={area}
      role="group"
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-hint`}
    >
      <span id={`${id}-name`} className="text-ui font-[520]">
        Cover
      </span>
      {value && (
        <img className="aspect-[1200/630] w-full rounded-control border border-rule object-cover" src={value} alt="" />
      )}
      <input
        ref={file}
        id={id}
        className="sr-only"
        tabIndex={-1}
        type="file"
        accept="image/*"
        aria-label="Picture of the cover"
        onChange={(event) => {
          void choose(event.target.files?.[0])
          // The same file may be chosen again.
          event.target.value = ''
        }}
      />
      <ButtonRow>
        <Button aria-busy={state.isBusy} aria-disabled={state.isBusy} onClick={() => file.current?.click()}>
          {state.isBusy ? 'Saving...' : value ? 'Change picture' : 'Choose picture'}
        </Button>
        {value && <Button onClick={() => onChange('')}>Remove</Button>}
      </ButtonRow>
      {wrong && <FieldError role="alert">{wrong}</FieldError>}
      <span className="text-small text-ink-muted" id={`${id}-hint`}>
        Shown over the article, in lists, and where it is shared; cut to 1200 by 630. Without one, what is shared gets a
        picture with its title.
      </span>
    </Field>
  )
}
