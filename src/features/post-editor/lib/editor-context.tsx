import { createContext, type ReactNode, useContext } from 'react'
import type { HistoryApi } from '../api/history'
import type { PicturesApi } from '../api/pictures'
import type { PostsApi } from '../api/posts'
import type { PlaceEntry } from '@/lib/search/search-file'
import type { PostRow } from './post'

/** What pages provide to lists and editor from other features. */
export interface EditorSurroundings {
  readonly api: PostsApi
  readonly history: HistoryApi
  readonly pictures: PicturesApi
  /** Loads the articles that are newer than the search file. */
  readonly loadArticles: () => Promise<PlaceEntry[]>
  readonly signOut: () => Promise<void>
  /** Key of the editor's cloud build, if there is one. */
  readonly fetchEditorKey: () => Promise<string | undefined>
  /** Renders the post as the public page does. */
  readonly renderPreview: (post: PostRow) => ReactNode
}

const EditorContext = createContext<EditorSurroundings | undefined>(undefined)

export const EditorProvider = EditorContext.Provider

/**
 * The editor's dependencies.
 * @throws Error outside `EditorProvider`
 */
export function useEditor(): EditorSurroundings {
  const surroundings = useContext(EditorContext)
  if (!surroundings) throw new Error('useEditor stands outside EditorProvider.')
  return surroundings
}
