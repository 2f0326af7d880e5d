import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, test, vi } from 'vitest'
import { ContentField } from '@/features/post-editor/components/content-field'
import type { EditorProps } from '@/features/post-editor/components/editor-props'
import { afterDialog } from '@/features/post-editor/lib/after-dialog'
import { type EditorSurroundings, EditorProvider } from '@/features/post-editor/lib/editor-context'
import type { LinkRequest } from '@/features/post-editor/lib/link-request'
import type { PostForm } from '@/features/post-editor/lib/use-post-form'

let mounted = 0
const applied = vi.fn<(editor: string | null | undefined) => void>()
const apply = () => applied(document.querySelector('[data-editor]')?.textContent)
vi.mock('@/features/post-editor/lib/use-editor-build', () => ({
  useEditorBuild: () => ({ build: { kind: 'own' }, onReady: () => undefined, onFailed: () => undefined }),
}))
// The editor itself is a megabyte, and tested in a browser.
vi.mock('@/features/post-editor/components/rich-editor', () => ({
  default: function FakeEditor({ isDark, onLink }: EditorProps) {
    const [number] = useState(() => (mounted += 1))
    const link = { address: '', words: '', isThere: false, apply, remove: vi.fn(), leave: vi.fn() }
    return <button data-editor onClick={() => onLink(link)}>{`Editor ${number}, ${isDark ? 'dark' : 'light'}`}</button>
  },
}))
vi.mock('@/features/post-editor/components/link-dialog', () => ({
  LinkDialog: ({ link, onClose }: { link: LinkRequest; onClose: () => void }) => (
    <button
      onClick={() => {
        flushSync(onClose)
        afterDialog(() => link.apply('/about', 'us'))
      }}
    >
      Add the link
    </button>
  ),
}))

test('a theme that changes while a dialog is open waits for it: what the dialog brings has its editor', async () => {
  mounted = 0
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
  const user = userEvent.setup()
  const form = { start: { content: '', revision: 1 }, attach: vi.fn(), touchContent: vi.fn() } as unknown as PostForm
  render(
    <EditorProvider value={{ pictures: { isOwn: () => false } } as unknown as EditorSurroundings}>
      <ContentField form={form} id="content" describedBy={undefined} isInvalid={false} onSave={() => undefined} />
    </EditorProvider>,
  )
  await user.click(await screen.findByRole('button', { name: 'Editor 1, light' }))
  await act(async () => {
    document.documentElement.dataset.theme = 'dark'
  })
  expect(screen.getByText('Editor 1, light')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Add the link' }))
  expect(await screen.findByText('Editor 2, dark')).toBeVisible()
  expect(applied).toHaveBeenCalledExactlyOnceWith('Editor 1, light')
  await act(async () => {
    document.documentElement.dataset.theme = 'light'
  })
  expect(await screen.findByText('Editor 3, light')).toBeVisible()
  delete document.documentElement.dataset.theme
})
