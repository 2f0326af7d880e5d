import { useCallback, useMemo, useReducer, useRef } from 'react'
import type { DraftPlace } from './drafts'
import { isSameFields, type PostFields } from './post'
import {
  type FormAction,
  type FormOrigin,
  type FormState,
  initialState,
  reduceForm,
  type Texts,
} from './post-form-state'
import type { SlugProblem } from './slug-problem'

/** The editor that currently holds the content. */
export interface ContentSource {
  readonly read: () => string
  readonly focus: () => void
}

/** A post's form: its state and its actions. The content stays in its editor and is read on demand. */
export interface PostForm extends FormState {
  /** Where the form's draft is kept. */
  readonly place: DraftPlace
  readonly version: number | undefined
  readonly dispatch: (action: FormAction) => void
  readonly setText: <K extends keyof Texts>(name: K, value: Texts[K]) => void
  readonly setProblem: (name: keyof PostFields, problem: string | undefined) => void
  /** Called by the editor after it has loaded the initial content, to note how it formats that. */
  readonly attach: (source: ContentSource) => void
  /** Called by the editor after a change by hand. */
  readonly touchContent: () => void
  readonly focusContent: () => void
  /** All current fields. */
  readonly read: () => PostFields
  readonly isDirty: () => boolean
  /** Puts other fields into the form; `origin` is what they are compared with. */
  readonly replace: (fields: PostFields, origin: FormOrigin) => void
}

/**
 * A post's form. `onChange` runs after each change by hand.
 * @param beginning initial fields, if they differ from what is stored
 * @param slugProblem a known problem with its slug
 */
export function usePostForm(
  origin: FormOrigin,
  onChange: () => void,
  beginning: PostFields = origin.fields,
  slugProblem?: SlugProblem,
): PostForm {
  const [state, update] = useReducer(reduceForm, { origin, fields: beginning, slugProblem }, initialState)
  // For listeners and timers, which need the state before React has rendered it.
  const now = useRef(state)
  const content = useRef({
    source: undefined as ContentSource | undefined,
    // Editors reformat HTML. Until a change by hand, the given content counts.
    given: beginning.content,
    givenAsRead: undefined as string | undefined,
    isTouched: false,
  })

  const dispatch = useCallback((action: FormAction) => {
    now.current = reduceForm(now.current, action)
    update(action)
  }, [])

  const read = useCallback((): PostFields => {
    const { source, given, givenAsRead, isTouched } = content.current
    const html = isTouched && source ? source.read() : given
    return { ...now.current.texts, content: html === givenAsRead ? given : html }
  }, [])

  const isDirty = useCallback(() => !isSameFields(read(), now.current.origin.fields), [read])

  const setText = useCallback(
    <K extends keyof Texts>(name: K, value: Texts[K]) => {
      dispatch({ type: 'typed', texts: { [name]: value } })
      onChange()
    },
    [dispatch, onChange],
  )

  const setProblem = useCallback(
    (name: keyof PostFields, problem: string | undefined) => dispatch({ type: 'problem', name, problem }),
    [dispatch],
  )

  const attach = useCallback((source: ContentSource) => {
    content.current.source = source
    if (!content.current.isTouched) content.current.givenAsRead = source.read()
  }, [])

  const touchContent = useCallback(() => {
    content.current.isTouched = true
    onChange()
  }, [onChange])

  const focusContent = useCallback(() => content.current.source?.focus(), [])

  const replace = useCallback(
    (fields: PostFields, next: FormOrigin) => {
      Object.assign(content.current, { given: fields.content, givenAsRead: undefined, isTouched: false })
      dispatch({ type: 'replaced', fields, origin: next })
    },
    [dispatch],
  )

  const { isNew, postId, formId, version } = state.origin
  const place = useMemo(() => ({ isNew, postId, formId }), [isNew, postId, formId])
  return {
    ...state,
    place,
    version,
    dispatch,
    setText,
    setProblem,
    attach,
    touchContent,
    focusContent,
    read,
    isDirty,
    replace,
  }
}
