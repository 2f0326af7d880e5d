import type { Editor } from 'tinymce'
import { type Insertion, insertionOf } from '../picture-queue'
import { plainText } from '../plain-text'
import { cleanPasted } from './clean-pasted'
import { isMarkdown, markdownHtml } from './markdown'
import type { LostPicture } from './pictures'

interface Settings {
  readonly isOwnPicture: (address: string) => boolean
  /** Gets what could not be taken over. */
  readonly onLost: (lost: readonly LostPicture[]) => void
  /** Gets what holds pictures: it goes into the text once they are kept. */
  readonly onPictures: (insertion: Insertion) => void
  /** A plain text was Markdown and became what it means. @param undo puts the text in as it stood */
  readonly onMarkdown: (undo: () => void) => void
}

/** Any element but the paragraphs and line breaks that the editor makes of plain text. */
const MORE_THAN_TEXT = /<(?!\/?(?:p|br)\b)/i

const picturesIn = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))

function choosePictures(onChosen: (files: File[]) => void): void {
  const input = document.createElement('input')
  Object.assign(input, { type: 'file', accept: 'image/*', multiple: true })
  input.addEventListener('change', () => onChosen([...(input.files ?? [])]))
  input.click()
}

/** Settles how things come into the editor: what is pasted or dropped is cleaned, pictures are kept first. */
export function takeIn(editor: Editor, { isOwnPicture, onLost, onPictures, onMarkdown }: Settings): void {
  const insert = (files: readonly File[]) => {
    if (files.length > 0) onPictures(insertionOf(files))
  }
  // As the other program gave it: what comes with the later event has lost its styles.
  let given = ''
  let givenText = ''
  const take = (event: ClipboardEvent | DragEvent, data: DataTransfer | null) => {
    given = data?.getData('text/html') ?? ''
    givenText = data?.getData('text/plain') ?? ''
    const files = picturesIn(data)
    // A copied text may come with a picture of itself; a copied picture comes with no words.
    if (files.length === 0 || plainText(given) !== '') return
    event.preventDefault()
    if ('clientX' in event) editor.selection.placeCaretAt(event.clientX, event.clientY)
    insert(files)
  }
  editor.on('paste', (event: ClipboardEvent) => take(event, event.clipboardData), true)
  editor.on('drop', (event: DragEvent) => take(event, event.dataTransfer), true)
  editor.on('PastePreProcess', (event) => {
    const text = event.content
    const html = given || text
    // Nobody gave any HTML: plain text, whose spaces are meant.
    const isText = given === '' && !MORE_THAN_TEXT.test(html)
    const markdown = isText && isMarkdown(givenText) ? givenText : undefined
    given = ''
    givenText = ''
    // Of the editor's own.
    if (event.internal || (isText && markdown === undefined)) return
    if (markdown !== undefined) {
      onMarkdown(() => {
        editor.undoManager.undo()
        editor.insertContent(text)
      })
    }
    const cleaned = cleanPasted(markdown === undefined ? html : markdownHtml(markdown), isOwnPicture)
    event.content = cleaned.html
    onLost(cleaned.lost)
    if (cleaned.files.length === 0) return
    event.preventDefault()
    onPictures(cleaned)
  })
  editor.ui.registry.addButton('picture', {
    icon: 'image',
    tooltip: 'Picture',
    onAction: () => {
      // A picture that is there is described anew.
      if (editor.selection.getNode().nodeName === 'IMG') editor.execCommand('mceImage')
      else choosePictures(insert)
    },
  })
}
