import serifUrl from '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2?url'
import serifItalicUrl from '@fontsource-variable/newsreader/files/newsreader-latin-wght-italic.woff2?url'
import { Editor } from '@tinymce/tinymce-react'
import type { Editor as TinyMceEditor, RawEditorOptions } from 'tinymce'
import { useState } from 'react'
import { showToast } from '@/components/toast'
import { sanitiseHtml } from '@/lib/sanitise-html'
import { linkAddress } from '../lib/link-address'
import { linkRequestOf } from '../lib/link-request'
import { takeIn } from '../lib/paste/take-in'
import { withAllowedHeadings } from '../lib/paste/headings'
import { useLatest } from '../lib/use-latest'
import type { EditorProps } from './editor-props'

const HEIGHT = 400

const TOOLBAR =
  'undo redo | blocks | bold italic underline strikethrough | link picture pictures | ' +
  'alignleft aligncenter alignright alignjustify | bullist numlist | outdent indent | removeformat | help'

// A phone shows only the first row, so the most used buttons come first.
const PHONE_TOOLBAR =
  'bold italic link picture | pictures blocks | bullist numlist | undo redo | underline strikethrough | ' +
  'alignleft aligncenter alignright alignjustify | outdent indent | removeformat | help'
const IS_PHONE = '(max-width: 39.99rem)'

// The headings allowed in a post.
const BLOCKS = 'Paragraph=p; Heading=h2; Subheading=h3; Small heading=h4; Quote=blockquote; Preformatted=pre'

// Text patterns applied while typing, only for allowed elements.
const PATTERNS: RawEditorOptions['text_patterns'] = [
  { start: '*', end: '*', format: 'italic' },
  { start: '**', end: '**', format: 'bold' },
  { start: '##', format: 'h2', trigger: 'space' },
  { start: '###', format: 'h3', trigger: 'space' },
  { start: '####', format: 'h4', trigger: 'space' },
  { start: '1.', cmd: 'InsertOrderedList', trigger: 'space' },
  { start: '*', cmd: 'InsertUnorderedList', trigger: 'space' },
  { start: '-', cmd: 'InsertUnorderedList', trigger: 'space' },
  { start: '>', cmd: 'mceBlockQuote', trigger: 'space' },
  { start: '---', cmd: 'InsertHorizontalRule', trigger: 'space' },
]
// Alt+Shift and a digit: headings 1, 5 and 6, a box, an address.
const FORBIDDEN_SHORTCUTS = ['access+1', 'access+5', 'access+6', 'access+8', 'access+9']

const KEYS = [
  ['Save the post', 'Ctrl+S'],
  ['Bold, italic, underline', 'Ctrl+B, Ctrl+I, Ctrl+U'],
  ['Link', 'Ctrl+K'],
  ['Heading', '## and a space, or Alt+Shift+2'],
  ['Subheading', '### and a space, or Alt+Shift+3'],
  ['Small heading', '#### and a space, or Alt+Shift+4'],
  ['Paragraph', 'Alt+Shift+7'],
  ['List', '- or 1. and a space'],
  ['Quote', '&gt; and a space'],
  ['Toolbar', 'Alt+F10'],
  ['Undo, redo', 'Ctrl+Z, Ctrl+Y'],
]
// Our own list, because the editor's names shortcuts that are off here.
const KEYS_TAB = {
  name: 'keys',
  title: 'Keys',
  items: [
    {
      type: 'htmlpanel',
      html: `<table class="tox-dialog__table"><tbody>${KEYS.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table>`,
    },
  ],
}

const font = (url: string, style: string) =>
  `@font-face { font-family: "Post Serif"; src: url(${new URL(url, window.location.href).href}) format("woff2"); ` +
  `font-weight: 200 800; font-style: ${style}; font-display: swap; }`

/** The styles of the text in the editor: the article's, in the page's theme. */
function contentStyle(): string {
  const page = getComputedStyle(document.documentElement)
  const colour = (name: string) => resolveColour(page.getPropertyValue(name))
  return `${font(serifUrl, 'normal')} ${font(serifItalicUrl, 'italic')}
    body { margin: 1rem 1.125rem; max-width: 38rem; background: ${colour('--paper-raised')}; color: ${colour('--ink')};
      font: 400 1.1875rem/1.62 "Post Serif", Georgia, serif; overflow-wrap: anywhere; }
    a { color: ${colour('--accent')}; }
    h2, h3, h4 { line-height: 1.2; font-weight: 500; margin: 1.4em 0 0.5em; }
    blockquote { margin-inline: 0; padding-left: 1rem; border-left: 3px solid ${colour('--accent')}; font-style: italic; }
    img { max-width: 100%; height: auto; }
    pre { white-space: pre-wrap; }`
}

/** Resolves a colour in the page's theme, because `light-dark()` in the editor's frame follows the system's. */
function resolveColour(value: string): string {
  const probe = document.createElement('span')
  probe.style.color = value
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

/** The content in TinyMCE: the vendor's build if there is a key, or else the one from `tinymce-bundle`. */
export default function RichEditor({
  html,
  id,
  label,
  isInvalid,
  isDark,
  apiKey,
  onReady,
  onFailed,
  onEdit,
  onLost,
  onPictures,
  onChoosePicture,
  onLink,
  onSave,
  isOwnPicture,
}: EditorProps) {
  // A ref, because the editor keeps its initial callbacks.
  const current = useLatest({ onEdit, onLost, onPictures, onChoosePicture, onLink, onSave, onFailed, isOwnPicture })
  const [start] = useState(() => sanitiseHtml(withAllowedHeadings(html)))

  const announce = (editor: TinyMceEditor) => {
    let last = start
    onReady({
      // After the editor is removed, its last content.
      read: () => (editor.removed ? last : (last = editor.getContent())),
      focus: () => editor.focus(),
    })
  }

  return (
    <div className={`rich min-h-[400px] ${isInvalid ? 'bad' : ''}`}>
      <Editor
        id={id}
        initialValue={start}
        {...(apiKey ? { apiKey, cloudChannel: '8' as const } : { licenseKey: 'gpl', tinymceScriptSrc: [] })}
        onInit={(_event, editor) => announce(editor)}
        onScriptsLoadError={onFailed}
        init={{
          height: HEIGHT,
          menubar: false,
          branding: false,
          promotion: false,
          elementpath: false,
          skin: isDark ? 'oxide-dark' : 'oxide',
          content_css: isDark ? 'dark' : 'default',
          content_style: contentStyle(),
          plugins: ['autolink', 'help', 'image', 'lists'],
          toolbar: window.matchMedia(IS_PHONE).matches ? PHONE_TOOLBAR : TOOLBAR,
          toolbar_mode: 'sliding',
          block_formats: BLOCKS,
          // Keeps the browser's context menu with its spelling corrections.
          contextmenu: false,
          browser_spellcheck: true,
          // No inlined pictures, which would be megabytes: ours are stored first.
          paste_data_images: false,
          automatic_uploads: false,
          image_dimensions: false,
          // Replaced by our own in `setup`.
          paste_remove_styles_if_webkit: false,
          text_patterns: PATTERNS,
          convert_urls: false,
          entity_encoding: 'raw',
          help_tabs: [KEYS_TAB, 'keyboardnav'],
          iframe_attrs: { title: `${label}. Press Alt+F10 for the toolbar.` },
          setup: (editor) => {
            // The vendor's build becomes read-only if its key is refused.
            let isLocked = false
            const giveUpIfLocked = () => {
              if (isLocked || !apiKey || !(editor.options.get('disabled') || editor.mode.isReadOnly())) return
              isLocked = true
              current.current.onFailed()
            }
            editor.on('init DisabledStateChange SwitchMode', giveUpIfLocked)
            editor.on('input change undo redo', () => current.current.onEdit())
            const insert = (html: string) => {
              editor.focus()
              editor.insertContent(html)
            }
            takeIn(editor, {
              isOwnPicture: (address) => current.current.isOwnPicture(address),
              onLost: (lost) => current.current.onLost(lost),
              onMarkdown: (undo) =>
                void showToast('success', 'Markdown became headings, lists and links.', undefined, {
                  label: 'Keep as typed',
                  onPress: undo,
                }),
              onPictures: (insertion) => current.current.onPictures(insertion, insert),
            })
            editor.ui.registry.addButton('pictures', {
              icon: 'gallery',
              tooltip: 'Choose from the pictures',
              onAction: () => current.current.onChoosePicture(insert),
            })
            const askForLink = () => current.current.onLink(linkRequestOf(editor))
            editor.ui.registry.addToggleButton('link', {
              icon: 'link',
              tooltip: 'Link',
              onAction: askForLink,
              onSetup: ({ setActive }) => editor.selection.selectorChangedWithUnbind('a[href]', setActive).unbind,
            })
            editor.addShortcut('meta+k', 'Link', askForLink)
            editor.addShortcut('meta+s', 'Save the post', () => current.current.onSave())
            editor.on('init', () => {
              editor.serializer.addAttributeFilter('href', (nodes) => {
                for (const node of nodes) if (node.name === 'a') node.attr('href', linkAddress(node.attr('href') ?? ''))
              })
              for (const keys of FORBIDDEN_SHORTCUTS) editor.shortcuts.remove(keys)
              // The body may not have a label without a role; the frame's title names the field.
              editor.getBody().removeAttribute('aria-label')
            })
          },
        }}
      />
    </div>
  )
}
