import type { Editor } from 'tinymce'
import { type Insertion, insertionOf } from '../picture-queue'
import { plainText } from '../plain-text'
import { cleanPasted } from './clean-pasted'
import { isMarkdown, markdownHtml } from './markdown'
import type { LostPicture } from './pictures'

interface Settings {
  readonly isOwnPicture: (address: string) => boolean
  /** Called with what could not be imported. */
  readonly onLost: (lost: readonly LostPicture[]) => void
  /** Called with content that has pictures, to insert it after they are stored. */
  readonly onPictures: (insertion: Insertion) => void
  /** Called after plain text was inserted as Markdown. @param undo inserts the original text instead */
  readonly onMarkdown: (undo: () => void) => void
}

/** Matches any element except the paragraphs and line breaks that the editor makes of plain text. */
const MORE_THAN_TEXT = /<(?!\/?(?:p|br)\b)/i

const picturesIn = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))

function choosePictures(onChosen: (files: File[]) => void): void {
  const input = document.createElement('input')
  Object.assign(input, { type: 'file', accept: 'image/*', multiple: true })
  input.addEventListener('change', () => onChosen([...(input.files ?? [])]))
  input.click()
}

/** Sets up pasting and dropping in the editor: cleans HTML, and stores pictures first. */
export function takeIn(editor: Editor, { isOwnPicture, onLost, onPictures, onMarkdown }: Settings): void {
  const insert = (files: readonly File[]) => {
    if (files.length > 0) onPictures(insertionOf(files))
  }
  // The original clipboard data, because the later event has lost its styles.
  let given = ''
  let givenText = ''
  const take = (event: ClipboardEvent | DragEvent, data: DataTransfer | null) => {
    given = data?.getData('text/html') ?? ''
    givenText = data?.getData('text/plain') ?? ''
    const files = picturesIn(data)
    // A copied text may come with a picture of itself; a copied picture has no text.
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
    // No HTML on the clipboard: plain text with significant spaces.
    const isText = given === '' && !MORE_THAN_TEXT.test(html)
    const markdown = isText && isMarkdown(givenText) ? givenText : undefined
    given = ''
    givenText = ''
    // From the editor itself.
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
      // Lets the description of an existing picture be changed.
      if (editor.selection.getNode().nodeName === 'IMG') editor.execCommand('mceImage')
      else choosePictures(insert)
    },
  })
}
