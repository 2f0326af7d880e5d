import { describe, expect, it } from 'vitest'
import { PostError } from '@/features/post-editor/api/post-error'
import { MESSAGES, REASONS } from '@/features/post-editor/messages'
import { savePost } from '@/features/post-editor/lib/save-post'
import { FakePosts, ROW, stored } from './fakes'

const mine = { ...ROW, title: 'Mine' }
const theirs = { ...ROW, title: 'Theirs' }
const create = (api: FakePosts, row = ROW, wasTried = false) =>
  savePost(api, { id: 'post-1', version: undefined, row, wasTried })
const update = (api: FakePosts, row = mine, version = 1) =>
  savePost(api, { id: 'post-1', version, row, wasTried: false })

describe('a new post', () => {
  it('is stored once', async () => {
    const api = new FakePosts()
    expect(await create(api)).toMatchObject({ kind: 'saved', post: { id: 'post-1', version: 1 } })
    expect(api.rows.size).toBe(1)
  })

  it('is one row when the answer was lost and the same is sent again', async () => {
    const api = new FakePosts()
    api.faults.insert = ['answer lost']
    expect(await create(api)).toEqual({ kind: 'failed', reason: REASONS.unreachable })
    expect(await create(api)).toMatchObject({ kind: 'saved' })
    expect([...api.rows.values()].map(({ version }) => version)).toEqual([1])
  })

  it('becomes what was typed since, when the answer to a first try was lost', async () => {
    const api = new FakePosts()
    api.faults.insert = ['answer lost']
    await create(api)
    expect(await create(api, mine, true)).toMatchObject({ kind: 'saved', post: { title: 'Mine', version: 2 } })
    expect(api.rows.size).toBe(1)
  })

  it('meets somebody else’s work on the row of the lost answer as a conflict', async () => {
    const api = new FakePosts(stored({ ...theirs, version: 2 }))
    expect(await create(api, mine, true)).toMatchObject({ kind: 'conflict', theirs: { title: 'Theirs' } })
    expect(api.rows.get('post-1')?.title).toBe('Theirs')
  })

  it('does not replace what another tab has made of the same draft', async () => {
    const api = new FakePosts(stored(theirs))
    expect(await create(api, mine)).toMatchObject({ kind: 'conflict', theirs: { title: 'Theirs', version: 1 } })
    expect(api.rows.get('post-1')?.title).toBe('Theirs')
  })

  it('is told that another post has its slug', async () => {
    const api = new FakePosts(stored({ id: 'other' }))
    expect(await create(api)).toEqual({ kind: 'slug_taken' })
  })

  it('recognises its own row also where the slug is what collides', async () => {
    const api = new FakePosts(stored())
    api.faults.insert = [new PostError('slug_taken', 'blog_posts_slug_key')]
    expect(await create(api)).toMatchObject({ kind: 'saved' })
  })
})

describe('a change', () => {
  it('is stored with the next version', async () => {
    const api = new FakePosts(stored())
    expect(await update(api)).toMatchObject({ kind: 'saved', post: { title: 'Mine', version: 2 } })
  })

  it('never overwrites what somebody else has saved', async () => {
    const api = new FakePosts(stored({ ...theirs, version: 2 }))
    expect(await update(api)).toMatchObject({ kind: 'conflict', theirs: { title: 'Theirs', version: 2 } })
    expect(api.rows.get('post-1')?.title).toBe('Theirs')
  })

  it('saves over their version once that is the one it names', async () => {
    const api = new FakePosts(stored({ ...theirs, version: 2 }))
    expect(await update(api, mine, 2)).toMatchObject({ kind: 'saved', post: { title: 'Mine', version: 3 } })
  })

  it('is a success when its answer was lost and it is sent again', async () => {
    const api = new FakePosts(stored())
    api.faults.update = ['answer lost']
    expect(await update(api)).toMatchObject({ kind: 'failed' })
    expect(await update(api)).toMatchObject({ kind: 'saved', post: { version: 2 } })
  })

  it('is told that the post is gone', async () => {
    expect(await update(new FakePosts())).toEqual({ kind: 'deleted' })
  })

  it('is told that the slug is taken', async () => {
    const api = new FakePosts(stored(), stored({ id: 'other', slug: 'taken' }))
    expect(await update(api, { ...mine, slug: 'taken' })).toEqual({ kind: 'slug_taken' })
  })

  it('is no conflict when it is the right to change it that is missing', async () => {
    const api = new FakePosts(stored())
    api.isReader = true
    expect(await update(api)).toEqual({ kind: 'failed', reason: REASONS.forbidden })
  })

  it('needs an id', async () => {
    const api = new FakePosts(stored())
    expect(await savePost(api, { id: '', version: 1, row: mine, wasTried: false })).toEqual({
      kind: 'failed',
      reason: MESSAGES.idRequired,
    })
    expect(api.calls).toEqual([])
  })

  it('waits for a new session', async () => {
    const api = new FakePosts(stored())
    api.faults.update = [new PostError('session', REASONS.session)]
    expect(await update(api)).toEqual({ kind: 'session' })
  })
})

it('takes in what was typed since its own draft was published by its time', async () => {
  const planned = { ...ROW, title: 'As planned' }
  const row = { ...ROW, title: 'Typed since' }
  for (const version of [undefined, 1]) {
    const api = new FakePosts(stored({ ...planned, version: 2 }))
    expect(await savePost(api, { id: 'post-1', version, row, draft: planned })).toMatchObject({
      kind: 'saved',
      post: { title: 'Typed since', version: 3 },
    })
    // Somebody has worked on it since.
    const theirs = new FakePosts(stored({ ...planned, title: 'Theirs', version: 2 }))
    expect(await savePost(theirs, { id: 'post-1', version, row, draft: planned })).toMatchObject({ kind: 'conflict' })
  }
})
