import type { Editor } from 'tinymce'
import { escapeHtml } from '@/lib/escape-html'

/** A request to create or change a link in the text. */
export interface LinkRequest {
  /** Its current target; empty for a new one. */
  readonly address: string
  /** Its text, if it can be set; undefined if the selected text stays. */
  readonly words: string | undefined
  readonly isThere: boolean
  /** Creates or changes the link. */
  readonly apply: (address: string, words: string) => void
  /** Removes the link and keeps its text. */
  readonly remove: () => void
  /** Cancels. */
  readonly leave: () => void
}

/** The request for the link at the cursor, or for a new one from the selection. */
export function linkRequestOf(editor: Editor): LinkRequest {
  const { dom, selection } = editor
  const link = dom.getParent(selection.getStart(), 'a[href]')
  const place = selection.getBookmark(2)
  const isPlain = link ? link.childElementCount === 0 : selection.isCollapsed()
  const change = (work: () => void) => {
    editor.focus()
    selection.moveToBookmark(place)
    editor.undoManager.transact(work)
  }
  return {
    address: (link && dom.getAttrib(link, 'href')) ?? '',
    words: isPlain ? (link?.textContent ?? '') : undefined,
    isThere: link !== null,
    apply: (address, words) =>
      change(() => {
        if (link && isPlain && words !== '') link.textContent = words
        if (link) dom.setAttribs(link, { href: address, 'data-mce-href': address })
        else if (isPlain) editor.insertContent(`<a href="${escapeHtml(address)}">${escapeHtml(words || address)}</a>`)
        else editor.execCommand('mceInsertLink', false, { href: address })
      }),
    remove: () => change(() => editor.execCommand('unlink')),
    leave: () => editor.focus(),
  }
}
