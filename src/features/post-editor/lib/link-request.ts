import type { Editor } from 'tinymce'
import { escapeHtml } from '@/lib/escape-html'

/** A link that is to be made or changed in a text. */
export interface LinkRequest {
  /** Where it leads now; empty for a new one. */
  readonly address: string
  /** Its words, where they can be set with it; undefined where what is chosen in the text stays. */
  readonly words: string | undefined
  readonly isThere: boolean
  /** Makes the link, or changes it. */
  readonly apply: (address: string, words: string) => void
  /** Leaves its words without a link. */
  readonly remove: () => void
  /** Goes on without a change. */
  readonly leave: () => void
}

/** The link at the cursor, or the one that is to be made of what is chosen. */
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
