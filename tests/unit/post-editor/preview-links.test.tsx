import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { PreviewLink } from '@/features/post-editor/api/history'
import { PreviewLinks } from '@/features/post-editor/components/preview-links'
import { type EditorSurroundings, EditorProvider } from '@/features/post-editor/lib/editor-context'

const SECRET = 'ab'.repeat(32)
const LINK: PreviewLink = {
  id: 'link-1',
  created_at: '2026-11-26T09:00:00Z',
  created_by: 'admin@promptory.test',
  expires_at: '2026-12-03T09:00:00Z',
}

function open({
  draftId,
  onSave,
  make,
}: {
  draftId?: string
  onSave?: () => Promise<string | undefined>
  make?: () => Promise<string | null>
}) {
  let links: PreviewLink[] = []
  const history = {
    // As it was when somebody asked: an answer may come after what has changed since.
    previewLinks: vi.fn(async () => {
      const told = links
      await new Promise((resolve) => setTimeout(resolve, 20))
      return told
    }),
    makePreviewLink: vi.fn(
      make ??
        (async () => {
          links = [LINK]
          return SECRET
        }),
    ),
    revokePreviewLink: vi.fn(async () => {
      links = []
    }),
  }
  const element = (id: string | undefined) => (
    <QueryClientProvider client={client}>
      <EditorProvider value={{ history } as unknown as EditorSurroundings}>
        <PreviewLinks draftId={id} onSave={onSave ?? (async () => id)} />
      </EditorProvider>
    </QueryClientProvider>
  )
  const client = new QueryClient()
  const { rerender } = render(element(draftId))
  return { history, moveTo: (id: string) => rerender(element(id)) }
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

test('a draft that could not be saved gets no link', async () => {
  const { history } = open({ onSave: async () => undefined })
  await press('Copy a preview link')
  await waitFor(() => expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy', 'true'))
  expect(history.makePreviewLink).not.toHaveBeenCalled()
})

test('a link that was refused leaves the button to be pressed again', async () => {
  const make = vi.fn(async () => {
    throw new Error('This draft has 20 links already.')
  })
  open({ draftId: 'draft-1', make })
  await press('Copy a preview link')
  await waitFor(() => expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy', 'true'))
  expect(screen.queryByLabelText('The new link')).not.toBeInTheDocument()
  await press('Copy a preview link')
  expect(make).toHaveBeenCalledTimes(2)
})
