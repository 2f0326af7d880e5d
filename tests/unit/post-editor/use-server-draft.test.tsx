import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { DraftToStore, HistoryApi, ServerDraft } from '@/features/post-editor/api/history'
import { PostError } from '@/features/post-editor/api/post-error'
import { EMPTY_FIELDS } from '@/features/post-editor/lib/post'
import { usePostForm } from '@/features/post-editor/lib/use-post-form'
import { useServerDraft } from '@/features/post-editor/lib/use-server-draft'

const UNREACHABLE = () => new PostError('unreachable', 'No answer.')
const onChange = () => {}

/** The table of drafts in memory. A call that is in `lost` arrives, but its answer does not. */
class FakeDrafts {
  readonly rows = new Map<string, ServerDraft>()
  lost = 0

  private answer(row: ServerDraft): ServerDraft {
    this.rows.set(row.id, row)
    this.lost -= 1
    if (this.lost >= 0) throw UNREACHABLE()
    return row
  }
  draft = async (id: string) => this.rows.get(id) ?? null
  insertDraft = async ({ id, postId, version, fields }: DraftToStore) => {
    if (this.rows.has(id)) throw new PostError('id_taken', 'blog_post_drafts_pkey')
    return this.answer({
      id,
      post_id: postId,
      version: version ?? null,
      revision: 1,
      updated_at: '2026-11-24',
      updated_by: null,
      fields,
    })
  }
  updateDraft = async (revision: number, { id, fields }: DraftToStore) => {
    const row = this.rows.get(id)
    return row?.revision === revision ? this.answer({ ...row, fields, revision: revision + 1 }) : null
  }
  removeDraft = async (id: string) => void this.rows.delete(id)
}

function open(table = new FakeDrafts()) {
  const origin = { isNew: true, postId: 'post', formId: 'form', version: undefined, fields: EMPTY_FIELDS }
  const saved = vi.fn<(id: string) => void>()
  const { result } = renderHook(() => {
    const form = usePostForm(origin, onChange)
    const settings = { history: table as unknown as HistoryApi, form, initial: undefined, onSaved: saved }
    return { form, draft: useServerDraft(settings) }
  })
  const type = (title: string) => act(() => result.current.form.setText('title', title))
  const save = () => act(() => result.current.draft.save())
  return { table, result, saved, type, save, titles: () => [...table.rows.values()].map(({ fields }) => fields.title) }
}

test('what is saved again changes one draft', async () => {
  const { result, type, save, titles, saved, table } = open()
  type('One')
  await save()
  expect(result.current.draft.isSaved()).toBe(true)
  type('Two')
  expect(result.current.draft.isSaved()).toBe(false)
  await save()
  expect(titles()).toEqual(['Two'])
  expect(saved).toHaveBeenLastCalledWith([...table.rows.keys()][0])
})

test('a lost answer makes no second draft, whatever was typed since', async () => {
  const { table, type, save, titles, saved } = open()
  table.lost = 1
  type('One')
  await save()
  expect(saved).not.toHaveBeenCalled()
  type('Two')
  await save()
  expect(titles()).toEqual(['Two'])
  table.lost = 1
  type('Three')
  await save()
  type('Four')
  await save()
  expect(titles()).toEqual(['Four'])
})

test('a draft that somebody else has changed is left alone', async () => {
  const { table, type, save, titles } = open()
  type('Mine')
  await save()
  const [row] = [...table.rows.values()] as [ServerDraft]
  table.rows.set(row.id, { ...row, revision: 2, fields: { ...row.fields, title: 'Theirs' } })
  type('Mine, more')
  await save()
  expect(titles()).toEqual(['Theirs', 'Mine, more'])
  type('Mine, and more')
  await save()
  expect(titles()).toEqual(['Theirs', 'Mine, and more'])
})

test('one whose post is saved goes', async () => {
  const { table, result, type, save } = open()
  type('One')
  await save()
  act(() => result.current.draft.finish())
  await vi.waitFor(() => expect(table.rows.size).toBe(0))
  expect(result.current.draft.savedAt).toBeUndefined()
})
