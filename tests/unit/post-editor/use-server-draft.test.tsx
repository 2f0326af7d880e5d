import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { DraftToStore, HistoryApi, ServerDraft } from '@/features/post-editor/api/history'
import { PostError } from '@/features/post-editor/api/post-error'
import { EMPTY_FIELDS, fieldsOf, type PostFields, rowOf, type StoredPost } from '@/features/post-editor/lib/post'
import { usePostForm } from '@/features/post-editor/lib/use-post-form'
import { type DraftChange, useServerDraft } from '@/features/post-editor/lib/use-server-draft'
import { stored } from './fakes'

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
  insertDraft = async ({ id, postId, version, fields, publishAt }: DraftToStore) => {
    if (this.rows.has(id)) throw new PostError('id_taken', 'blog_post_drafts_pkey')
    return this.answer({
      id,
      post_id: postId,
      version: version ?? null,
      revision: 1,
      updated_at: '2026-11-24',
      updated_by: null,
      publish_at: publishAt ?? null,
      publish_problem: null,
      fields,
    })
  }
  updateDraft = async (revision: number, { id, fields, publishAt }: DraftToStore) => {
    const row = this.rows.get(id)
    if (row?.revision !== revision) return null
    return this.answer({
      ...row,
      fields,
      publish_at: publishAt ?? null,
      publish_problem: null,
      revision: revision + 1,
    })
  }
  removeDraft = async (id: string) => void this.rows.delete(id)
}

function open(table = new FakeDrafts()) {
  const origin = { isNew: true, postId: 'post', formId: 'form', version: undefined, fields: EMPTY_FIELDS }
  const saved = vi.fn<(id: string) => void>()
  const published = vi.fn<(post: StoredPost, saved: PostFields) => void>()
  const posts = new Map<string, StoredPost>()
  const { result } = renderHook(() => {
    const form = usePostForm(origin, onChange)
    const settings = {
      history: table as unknown as HistoryApi,
      form,
      initial: undefined,
      findPost: async (id: string) => posts.get(id) ?? null,
      onSaved: saved,
      onPublished: (post: StoredPost, fields: PostFields) => {
        published(post, fields)
        form.dispatch({ type: 'rebased', origin: { isNew: false, version: post.version, fields } })
      },
    }
    return { form, draft: useServerDraft(settings) }
  })
  const type = (title: string) => act(() => result.current.form.setText('title', title))
  const save = async (change?: DraftChange) => {
    await act(async () => void (await result.current.draft.save(change)))
  }
  /** What the database does at the time of a plan. */
  const publish = (changes: Partial<StoredPost> = {}) => {
    const [[id, row] = []] = [...table.rows]
    if (!id || !row) throw new Error('There is no draft.')
    posts.set(row.post_id, stored({ ...rowOf(row.fields), id: row.post_id, ...changes }))
    table.rows.delete(id)
  }
  const titles = () => [...table.rows.values()].map(({ fields }) => fields.title)
  return { table, result, saved, published, type, save, publish, titles }
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
  await waitFor(() => expect(table.rows.size).toBe(0))
  expect(result.current.draft.savedAt).toBeUndefined()
})

test('and one that was still being stored as its post was saved', async () => {
  const { table, result, type, save, saved } = open()
  const { insertDraft } = table
  let arrive = () => {}
  const held = new Promise<void>((resolve) => (arrive = resolve))
  table.insertDraft = async (draft) => {
    const row = await insertDraft(draft)
    await held
    return row
  }
  type('One')
  const saving = save()
  expect(table.rows.size).toBe(1)
  act(() => result.current.draft.finish())
  arrive()
  await saving
  expect(table.rows.size).toBe(0)
  expect(saved).not.toHaveBeenCalled()
  // A form that goes on can be saved as a draft again.
  type('Two')
  await save()
  expect(table.rows.size).toBe(1)
})

const AT = '2030-12-04T08:00:00.000Z'

test('a plan is kept by every save until it is lifted', async () => {
  const { result, type, save, table } = open()
  type('One')
  await save({ publishAt: AT })
  expect(result.current.draft.plan).toEqual({ at: AT, problem: undefined })
  type('Two')
  await save()
  expect([...table.rows.values()]).toMatchObject([{ publish_at: AT, fields: { title: 'Two' } }])
  await save({ publishAt: null })
  expect(result.current.draft.plan).toBeUndefined()
  expect([...table.rows.values()]).toMatchObject([{ publish_at: null }])
})

test('what is stored of a planned draft can be published, and counts as what the form held', async () => {
  const { result, type, save, table } = open()
  type(' One ')
  const clean = fieldsOf(rowOf(result.current.form.read()))
  await save({ publishAt: AT, fields: clean })
  expect([...table.rows.values()]).toMatchObject([{ fields: { title: 'One' } }])
  expect(result.current.draft.isSaved()).toBe(true)
})

test('a plan that somebody else has changed is left alone, and the text is kept apart, unplanned', async () => {
  const { result, table, type, save } = open()
  type('Mine')
  await save({ publishAt: AT })
  const [row] = [...table.rows.values()] as [ServerDraft]
  // The text is the one that this form has sent; the moment is not.
  table.rows.set(row.id, { ...row, revision: 2, publish_at: '2031-01-01T00:00:00.000Z' })
  type('Mine, more')
  await save()
  expect([...table.rows.values()]).toMatchObject([
    { publish_at: '2031-01-01T00:00:00.000Z', fields: { title: 'Mine' } },
    { publish_at: null, fields: { title: 'Mine, more' } },
  ])
  expect(result.current.draft.plan).toBeUndefined()
})

test('published while somebody writes: what was written since is a draft of changes to the post', async () => {
  const { result, table, type, save, publish, published } = open()
  type('As planned')
  await save({ publishAt: AT })
  publish()
  type('Written since')
  await save()
  expect(published).toHaveBeenCalledOnce()
  expect([...table.rows.values()]).toMatchObject([{ version: 1, publish_at: null, fields: { title: 'Written since' } }])
  expect(result.current.form.version).toBe(1)
  expect(result.current.draft.isSaved()).toBe(true)
  type('And more')
  await save()
  expect([...table.rows.values()]).toHaveLength(1)
})

test('published and changed by somebody since: the form knows the post no better than before', async () => {
  const { result, type, save, publish, published, titles } = open()
  type('As planned')
  await save({ publishAt: AT })
  publish({ title: 'Theirs', version: 2 })
  type('Written since')
  await save()
  expect(published).not.toHaveBeenCalled()
  expect(result.current.form.version).toBeUndefined()
  expect(titles()).toEqual(['Written since'])
})

test('once its time has come, the form goes on as the post’s, or says why not', async () => {
  const { result, table, type, save, publish, published } = open()
  type('As planned')
  await save({ publishAt: AT })
  await act(() => result.current.draft.lookAtPlan())
  expect(result.current.draft.plan?.problem).toBeUndefined()
  const [row] = [...table.rows.values()] as [ServerDraft]
  table.rows.set(row.id, { ...row, publish_problem: 'blog_posts_slug_key' })
  await act(() => result.current.draft.lookAtPlan())
  expect(result.current.draft.plan).toEqual({ at: AT, problem: 'blog_posts_slug_key' })
  publish()
  await act(() => result.current.draft.lookAtPlan())
  expect(published).toHaveBeenCalledOnce()
  expect(result.current.draft).toMatchObject({ id: undefined, plan: undefined, savedAt: undefined })
  expect(table.rows.size).toBe(0)
})
