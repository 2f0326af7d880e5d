import type { LinkRequest } from '../lib/link-request'
import type { LostPicture } from '../lib/paste/pictures'
import type { Insertion } from '../lib/picture-queue'
import type { ContentSource } from '../lib/use-post-form'

/** Props of both editors. */
export interface EditorProps {
  /** Initial HTML; later changes of it are ignored. */
  html: string
  id: string
  label: string
  describedBy: string | undefined
  isInvalid: boolean
  isDark: boolean
  /** Key of the vendor's build, if that is used. */
  apiKey: string | undefined
  onReady: (source: ContentSource) => void
  onFailed: () => void
  onEdit: () => void
  /** Called with the pasted pictures that could not be imported. */
  onLost: (lost: readonly LostPicture[]) => void
  /** Called with pictures to store, and a function that inserts the resulting HTML. */
  onPictures: (insertion: Insertion, insert: (html: string) => void) => void
  /** Called to choose a stored picture, with a function that inserts it. */
  onChoosePicture: (insert: (html: string) => void) => void
  /** Called with a link to create or change. */
  onLink: (link: LinkRequest) => void
  onSave: () => void
  isOwnPicture: (address: string) => boolean
}
