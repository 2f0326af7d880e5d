import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import type { ListedPicture, PicturesApi, PictureUse } from '@/features/post-editor/api/pictures'
import { Pictures } from '@/features/post-editor/components/pictures'
import { type EditorSurroundings, EditorProvider } from '@/features/post-editor/lib/editor-context'

const picture = (n: number): ListedPicture => ({
  ...{ name: `${n}.webp`, address: `/storage/v1/object/public/pictures/${n}.webp` },
  ...{ addedAt: `2026-11-0${n}T12:00:00Z`, size: 20_480 },
})
const use = (n: number, kind: PictureUse['kind']): PictureUse => ({
  ...{ name: `${n}.webp`, kind, id: `${kind}-${n}`, title: `A ${kind}`, slug: `a-${kind}` },
})

function open(uses: PictureUse[], remove = vi.fn<PicturesApi['remove']>(async () => undefined)) {
  let kept = [picture(1), picture(2)]
  const pictures = {
    list: async () => kept,
    uses: async () => uses,
    remove: async (address: string) => {
      await remove(address)
      kept = kept.filter((one) => one.address !== address)
    },
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <EditorProvider value={{ pictures } as unknown as EditorSurroundings}>
          <Pictures />
        </EditorProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return { user: userEvent.setup(), remove }
}
const item = (n: number) =>
  screen
    .getAllByRole('presentation')
    .find((image) => image.getAttribute('src')?.endsWith(`${n}.webp`))
    ?.closest('li') as HTMLElement

test('before one that is used is deleted, it is said what would be lost', async () => {
  const { user, remove } = open([use(1, 'post'), use(1, 'letter'), use(1, 'deleted')])
  await screen.findAllByRole('presentation')
  await user.click(within(item(1)).getByRole('button', { name: /^Delete/ }))
  const question = screen.getByRole('alertdialog', { name: 'Delete a picture that is used?' })
  expect(question).toHaveTextContent('Readers would see a gap in 2 articles and letters.')
  expect(question).toHaveTextContent('It is in one draft, older version or deleted post, which would lose it.')
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(remove).not.toHaveBeenCalled()
})

test('a failure leaves the picture there', async () => {
  const { user } = open(
    [],
    vi.fn<PicturesApi['remove']>(() => Promise.reject(new Error('No way.'))),
  )
  await screen.findAllByRole('presentation')
  await user.click(within(item(1)).getByRole('button', { name: /^Delete/ }))
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  // Its buttons wait for the answer.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled())
  expect(screen.getByRole('alertdialog')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(item(1)).toBeVisible()
})
