import { useCallback, useMemo, useRef, useState } from 'react'
import type { DraftPlace } from './drafts'
import { isSameFields, type PostFields } from './post'

/** What a form starts from. */
export interface FormOrigin {
  readonly isNew: boolean
  readonly postId: string
  readonly formId: string
  /** The stored version; undefined for a new post. */
  readonly version: number | undefined
  /** What is stored, or the empty fields: a form that holds this has nothing to lose. */
  readonly fields: PostFields
}

/** The editor that holds the content at the moment. */
export interface ContentSource {
  readonly read: () => string
  readonly focus: () => void
}

type Texts = Omit<PostFields, 'content'>

function textsOf(fields: PostFields): Texts {
  const { content: _, ...texts } = fields
  return texts
}

/** The state of a post's form. The content stays in its editor and is read when somebody needs it. */
export interface PostForm {
  /** Where the form's draft is kept. */
  readonly place: DraftPlace
  readonly version: number | undefined
  /** What the form is measured against. */
  readonly stored: PostFields
  readonly texts: Texts
  /** What the content editor starts with; a new revision starts it afresh. */
  readonly start: { readonly content: string; readonly revision: number }
  readonly setText: <K extends keyof Texts>(name: K, value: Texts[K]) => void
  /** Called by the content's editor once it holds the start content: how that reads in its own hand. */
  readonly attach: (source: ContentSource) => void
  /** Called by the content's editor when somebody has changed something. */
  readonly touchContent: () => void
  readonly focusContent: () => void
  /** All fields as they are at this moment. */
  readonly read: () => PostFields
  readonly isDirty: () => boolean
  /** Puts other fields into the form; `origin` is what they are now measured against. */
  readonly replace: (fields: PostFields, origin: FormOrigin) => void
  /** Measures the form against something else that is stored, without touching what is in it. */
  readonly rebase: (origin: Partial<FormOrigin>) => void
}

/**
 * A post's form. `onChange` runs after each change by hand.
 * @param beginning what it shows first, where that is not what is stored
 */
export function usePostForm(
  initial: FormOrigin,
  onChange: () => void,
  beginning: PostFields = initial.fields,
): PostForm {
  const [origin, setOrigin] = useState(initial)
  const [texts, setTexts] = useState(() => textsOf(beginning))
  const [start, setStart] = useState({ content: beginning.content, revision: 0 })
  // What `read` gives is needed in listeners and timers, before React has rendered it.
  const now = useRef({
    origin: initial,
    texts: textsOf(beginning),
    source: undefined as ContentSource | undefined,
    // An editor writes HTML in a hand of its own. As long as nobody changes anything, what it was given counts.
    given: beginning.content,
    givenAsRead: undefined as string | undefined,
    isTouched: false,
  })

  const read = useCallback((): PostFields => {
    const { texts, source, given, givenAsRead, isTouched } = now.current
    const content = isTouched && source ? source.read() : given
    return { ...texts, content: content === givenAsRead ? given : content }
  }, [])

  const isDirty = useCallback(() => !isSameFields(read(), now.current.origin.fields), [read])

  const setText = useCallback(
    <K extends keyof Texts>(name: K, value: Texts[K]) => {
      now.current.texts = { ...now.current.texts, [name]: value }
      setTexts(now.current.texts)
      onChange()
    },
    [onChange],
  )

  const attach = useCallback((source: ContentSource) => {
    const state = now.current
    state.source = source
    if (!state.isTouched) state.givenAsRead = source.read()
  }, [])

  const touchContent = useCallback(() => {
    now.current.isTouched = true
    onChange()
  }, [onChange])

  const focusContent = useCallback(() => now.current.source?.focus(), [])

  const replace = useCallback((fields: PostFields, next: FormOrigin) => {
    Object.assign(now.current, {
      origin: next,
      texts: textsOf(fields),
      given: fields.content,
      givenAsRead: undefined,
      isTouched: false,
    })
    setOrigin(next)
    setTexts(textsOf(fields))
    setStart(({ revision }) => ({ content: fields.content, revision: revision + 1 }))
  }, [])

  const rebase = useCallback((next: Partial<FormOrigin>) => {
    now.current.origin = { ...now.current.origin, ...next }
    setOrigin(now.current.origin)
  }, [])

  const { isNew, postId, formId, version } = origin
  const place = useMemo(() => ({ isNew, postId, formId }), [isNew, postId, formId])
  return {
    place,
    version,
    stored: origin.fields,
    texts,
    start,
    setText,
    attach,
    touchContent,
    focusContent,
    read,
    isDirty,
    replace,
    rebase,
  }
}
