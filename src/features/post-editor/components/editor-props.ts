import type { LinkRequest } from '../lib/link-request'
import type { LostPicture } from '../lib/paste/pictures'
import type { Insertion } from '../lib/picture-queue'
import type { ContentSource } from '../lib/use-post-form'

/** What either editor is given. */
export interface EditorProps {
  /** HTML to start with. Later changes of it are not looked at. */
  html: string
  id: string
  label: string
  describedBy: string | undefined
  isInvalid: boolean
  isDark: boolean
  /** Key of the vendor's build, where that one is used. */
  apiKey: string | undefined
  onReady: (source: ContentSource) => void
  onFailed: () => void
  onEdit: () => void
  /** Gets the pictures that could not be taken over with what was pasted. */
  onLost: (lost: readonly LostPicture[]) => void
  /** Gets pictures that are to be kept, and what puts the settled HTML into the text. */
  onPictures: (insertion: Insertion, insert: (html: string) => void) => void
  /** Somebody wants one of the pictures that are kept: gets what puts it into the text. */
  onChoosePicture: (insert: (html: string) => void) => void
  /** Gets a link that is to be made or changed. */
  onLink: (link: LinkRequest) => void
  onSave: () => void
  isOwnPicture: (address: string) => boolean
}
