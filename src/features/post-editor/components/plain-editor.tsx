import { useEffect, useRef } from 'react'
import { TextArea } from '@/components/ui/field'
import type { EditorProps } from './editor-props'

/** The content as HTML in a plain field, for when no editor loads. */
export function PlainEditor({ html, id, label, describedBy, isInvalid, onReady, onEdit }: EditorProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const announce = useRef(onReady)

  useEffect(() => {
    const area = field.current
    if (area) announce.current({ read: () => area.value, focus: () => area.focus() })
  }, [])

  return (
    <>
      <p className="text-small text-ink-muted" id={`${id}-plain`}>
        The editor could not be loaded, so this field takes the content as HTML.
      </p>
      <TextArea
        ref={field}
        className="h-[400px] font-mono text-[0.9375rem]"
        id={id}
        name="content"
        defaultValue={html}
        spellCheck
        aria-label={label}
        aria-required
        aria-invalid={isInvalid}
        aria-describedby={[`${id}-plain`, describedBy].filter(Boolean).join(' ')}
        onInput={onEdit}
      />
    </>
  )
}
