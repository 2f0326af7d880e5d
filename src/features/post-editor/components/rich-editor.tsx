import serifUrl from '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2?url'
import serifItalicUrl from '@fontsource-variable/newsreader/files/newsreader-latin-wght-italic.woff2?url'
import { Editor } from '@tinymce/tinymce-react'
import type { Editor as TinyMceEditor } from 'tinymce'
import { useLatest } from '../lib/use-latest'
import type { EditorProps } from './content-field'

const HEIGHT = 400

const TOOLBAR =
  'undo redo | blocks | bold italic underline strikethrough | alignleft aligncenter alignright alignjustify | ' +
  'bullist numlist | outdent indent | removeformat | link image | help'

// The headings that a post may hold below its title.
const BLOCKS = 'Paragraph=p; Heading=h2; Subheading=h3; Small heading=h4; Quote=blockquote; Preformatted=pre'

const font = (url: string, style: string) =>
  `@font-face { font-family: "Post Serif"; src: url(${new URL(url, window.location.href).href}) format("woff2"); ` +
  `font-weight: 200 800; font-style: ${style}; font-display: swap; }`

/** The look of the text in the editor: the article's own, in the colours of the page's theme. */
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

/** A colour as the page's theme computes it: `light-dark()` in the editor's frame would follow the system's theme. */
function resolveColour(value: string): string {
  const probe = document.createElement('span')
  probe.style.color = value
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

/** The content in TinyMCE: the vendor's build where there is a key, else the one that `tinymce-bundle` has loaded. */
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
  onSave,
}: EditorProps) {
  // The editor keeps the functions that it was set up with.
  const current = useLatest({ onEdit, onSave, onFailed })

  const announce = (editor: TinyMceEditor) => {
    let last = html
    onReady({
      // Once the editor is gone, what was in it last.
      read: () => (editor.removed ? last : (last = editor.getContent())),
      focus: () => editor.focus(),
    })
  }

  return (
    <div className={`rich min-h-[400px] ${isInvalid ? 'bad' : ''}`}>
      <Editor
        id={id}
        initialValue={html}
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
          plugins: ['autolink', 'help', 'image', 'link', 'lists'],
          toolbar: TOOLBAR,
          toolbar_mode: 'sliding',
          block_formats: BLOCKS,
          // The browser's own menu, with its corrections.
          contextmenu: false,
          browser_spellcheck: true,
          // Pictures come by address: there is no place to upload them to, and inside the text they are megabytes.
          paste_data_images: false,
          convert_urls: false,
          link_assume_external_targets: 'https',
          entity_encoding: 'raw',
          help_tabs: ['shortcuts', 'keyboardnav'],
          iframe_attrs: { title: `${label}. Press Alt+F10 for the toolbar.` },
          setup: (editor) => {
            // The vendor locks its build where it does not accept the key: nobody could write.
            let isLocked = false
            const giveUpIfLocked = () => {
              if (isLocked || !apiKey || !(editor.options.get('disabled') || editor.mode.isReadOnly())) return
              isLocked = true
              current.current.onFailed()
            }
            editor.on('init DisabledStateChange SwitchMode', giveUpIfLocked)
            editor.on('input change undo redo', () => current.current.onEdit())
            editor.addShortcut('meta+s', 'Save the post', () => current.current.onSave())
            editor.on('init', () => {
              // A body without a role may have no label: the frame's title names the field.
              editor.getBody().removeAttribute('aria-label')
            })
          },
        }}
      />
    </div>
  )
}
