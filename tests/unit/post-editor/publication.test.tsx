import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import type { DraftToStore, ServerDraft } from '@/features/post-editor/api/history'
import { EditDraft } from '@/features/post-editor/components/edit-draft'
import { EditPost } from '@/features/post-editor/components/edit-post'
import { type EditorSurroundings, EditorProvider } from '@/features/post-editor/lib/editor-context'
import { inWords } from '@/features/post-editor/lib/local-time'
import { fieldsOf } from '@/features/post-editor/lib/post'
import { FakePosts, ROW, stored } from './fakes'

// The editor itself is a megabyte, and tested in a browser.
vi.mock('@/features/post-editor/components/content-field', () => ({ ContentField: () => null }))

const DRAFT: ServerDraft = {
  id: 'draft-1',
  post_id: 'post-1',
  version: null,
  revision: 1,
  updated_at: '2026-11-24T09:00:00Z',
  updated_by: null,
  publish_at: null,
  publish_problem: null,
  fields: fieldsOf(ROW),
}

let sent: DraftToStore[]
beforeEach(() => {
  sent = []
  localStorage.clear()
})

function open(
  page: 'draft' | 'post',
  { draft = {}, api = new FakePosts() }: { draft?: Partial<ServerDraft>; api?: FakePosts } = {},
) {
  let row: ServerDraft | null = page === 'draft' ? { ...DRAFT, ...draft } : null
  const store = async (toStore: DraftToStore) => {
    sent.push(toStore)
    row = {
      ...DRAFT,
      id: toStore.id,
      revision: (row?.revision ?? 0) + 1,
      version: toStore.version ?? null,
      fields: toStore.fields,
      publish_at: toStore.publishAt ?? null,
    }
    return row
  }
  const takeBack = api.takeBack
  api.takeBack = async (id, version) => {
    const draftId = await takeBack(id, version)
    if (draftId) row = { ...DRAFT, id: draftId }
    return draftId
  }
  const surroundings = {
    api,
    history: {
      draft: async () => row,
      updateDraft: async (revision: number, toStore: DraftToStore) =>
        row?.revision === revision ? store(toStore) : null,
      insertDraft: store,
      previewLinks: async () => [],
    },
    pictures: { isOwn: () => false },
    fetchEditorKey: async () => undefined,
  } as unknown as EditorSurroundings
  const element = (
    <QueryClientProvider client={new QueryClient()}>
      <EditorProvider value={surroundings}>
        {page === 'draft' ? (
          <EditDraft id="draft-1" isPreviewed={false} />
        ) : (
          <EditPost slug={ROW.slug} version={undefined} />
        )}
      </EditorProvider>
    </QueryClientProvider>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  return userEvent.setup()
}

const choose = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
const press = (name: string) => screen.getByRole('button', { name })

test('a time that has passed, or none, is not planned', async () => {
  const user = open('draft')
  await screen.findByLabelText('Publish on')
  await user.click(press('Plan'))
  expect(screen.getByLabelText('Publish on')).toHaveAccessibleDescription(/Choose a day and a time/)
  await choose('Publish on', '2020-01-01T09:00')
  await user.click(press('Plan'))
  expect(screen.getByLabelText('Publish on')).toBeInvalid()
  expect(screen.getByLabelText('Publish on')).toHaveAccessibleDescription(/still to come/)
  expect(screen.getByLabelText('Publish on')).toHaveFocus()
  expect(sent).toEqual([])
})

test('what cannot be published is not planned: its fields are marked', async () => {
  const user = open('draft', { api: new FakePosts(stored({ id: 'other', title: 'Taker' })) })
  await choose('Publish on', '2030-12-04T09:00')
  await user.click(press('Plan'))
  await waitFor(() => expect(screen.getByLabelText('Slug*')).toBeInvalid())
  expect(screen.getByLabelText('Slug*')).toHaveAccessibleDescription(/“Taker”/)
  await user.clear(screen.getByLabelText('Title*'))
  await user.click(press('Plan'))
  expect(screen.getByLabelText('Title*')).toBeInvalid()
  expect(sent).toEqual([])
})

test('one that could not be published says why, and is not tried again in passing', async () => {
  const past = '2026-11-01T09:00:00Z'
  const user = open('draft', { draft: { publish_at: past, publish_problem: 'blog_posts_title_check' } })
  expect(await screen.findByRole('alert')).toHaveTextContent(
    `It was not published on ${inWords(past)}: its title is missing, too long, or not as it should be.`,
  )
  await user.click(press('Save draft'))
  await waitFor(() => expect(sent).toMatchObject([{ publishAt: undefined }]))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('changes to a post that is gone are planned as the post itself', async () => {
  const api = new FakePosts(stored())
  const user = open('post', { api })
  await user.click(await screen.findByText('Publish changes later'))
  api.rows.clear()
  await choose('Publish the changes on', '2030-12-04T09:00')
  await user.click(press('Plan'))
  await user.click(await screen.findByRole('button', { name: 'Create it again' }))
  await waitFor(() => expect(sent).toMatchObject([{ version: undefined, postId: 'post-1' }]))
  await user.type(screen.getByLabelText('Title*'), '!')
  await user.click(press('Save draft'))
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ version: undefined, fields: { title: `${ROW.title}!` } }))
})

test('one that somebody has saved meanwhile is not taken back', async () => {
  const api = new FakePosts(stored())
  const user = open('post', { api })
  await screen.findByLabelText('Title*')
  api.rows.set('post-1', stored({ version: 2 }))
  await user.click(press('Take back'))
  await user.click(screen.getAllByRole('button', { name: 'Take back' }).at(-1) as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(api.rows.size).toBe(1)
  expect(screen.getByRole('button', { name: 'Update Post' })).toBeVisible()
})
