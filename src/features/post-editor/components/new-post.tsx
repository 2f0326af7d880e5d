import { useState } from 'react'
import { EMPTY_FIELDS } from '../lib/post'
import type { FormOrigin } from '../lib/use-post-form'
import { type EditorSurroundings, PostEditor } from './post-editor'

/** The form of a new post. Its id is made here, so that a try that is repeated makes no second post. */
export function NewPost(surroundings: EditorSurroundings) {
  const [origin] = useState((): FormOrigin => {
    const postId = crypto.randomUUID()
    return { isNew: true, postId, formId: postId, version: undefined, fields: EMPTY_FIELDS }
  })
  return <PostEditor origin={origin} {...surroundings} />
}
