import { BLOG_CATEGORIES } from '@contracts/blog.ts'
import { describe, expect, it, vi } from 'vitest'
import { toPostError } from '@/features/post-editor/api/post-error'
import { FIELD_MESSAGES } from '@/features/post-editor/messages'
import { diffPosts } from '@/features/post-editor/lib/diff-posts'
import { type Draft, draftKey, readDrafts, removeDraft, writeDraft } from '@/features/post-editor/lib/drafts'
import { hasContent, plainText } from '@/features/post-editor/lib/plain-text'
import { EMPTY_FIELDS, fieldsOf, rowOf } from '@/features/post-editor/lib/post'
import { proposeReadTime } from '@/features/post-editor/lib/read-time'
import { shorten } from '@/features/post-editor/lib/shorten'
import { generateSlug, validate } from '@/features/post-editor/lib/validate'
import { ROW, stored } from './fakes'

const words = (count: number) => `<p>${'word '.repeat(count)}</p>`

describe('what is stored', () => {
  it('takes empty fields as their defaults, and cleans the rest', () => {
    expect(
      rowOf({
        ...EMPTY_FIELDS,
        title: '  A title\0 ',
        slug: ' a-title ',
        excerpt: '  ',
        content: '<p onclick="x()">Hi<script>alert(1)</script>\uD800</p>',
      }),
    ).toMatchObject({
      title: 'A title',
      slug: 'a-title',
      category: 'General',
      excerpt: null,
      read_time: '5 min',
      content: '<p>Hi\uFFFD</p>',
    })
  })

  it('comes back into the form', () => {
    expect(fieldsOf(stored({ excerpt: null }))).toMatchObject({
      title: ROW.title,
      slug: ROW.slug,
      category: ROW.category,
      excerpt: '',
      read_time: '5 min',
      content: ROW.content,
    })
  })
})

describe('validation', () => {
  it('passes a whole post', () => {
    expect(validate(ROW)).toEqual({ problems: {}, isIncomplete: false })
  })

  it('names each required field that is empty', () => {
    const { problems, isIncomplete } = validate(rowOf(EMPTY_FIELDS))
    expect(isIncomplete).toBe(true)
    expect(Object.keys(problems).sort()).toEqual(['content', 'slug', 'title'])
  })

  it.each(['<p><br></p>', '<p>&nbsp;</p>', ' ', '<p></p><h2> </h2>'])('takes %j for no content', (content) => {
    expect(validate({ ...ROW, content }).problems.content).toBe(FIELD_MESSAGES.contentMissing)
  })

  it('takes a picture for content', () => {
    expect(hasContent('<p><img src="https://promptory.test/a.png" alt=""></p>')).toBe(true)
  })

  it.each(['Upper-Case', 'with space', 'a/b', 'dot.dot', 'emoji😀'])('refuses the slug %j', (slug) => {
    expect(validate({ ...ROW, slug })).toEqual({
      problems: { slug: FIELD_MESSAGES.slugMalformed },
      isIncomplete: false,
    })
  })

  it.each(['写作提示', 'over_there-2', 'łódź'])('takes the slug %j', (slug) => {
    expect(validate({ ...ROW, slug }).problems).toEqual({})
  })

  it('counts as the database does, and says how much there may be', () => {
    expect(validate({ ...ROW, title: '😀'.repeat(300) }).problems).toEqual({})
    expect(validate({ ...ROW, title: '😀'.repeat(301) }).problems.title).toContain('300')
    expect(validate({ ...ROW, excerpt: 'x'.repeat(601) }).problems.excerpt).toContain('600')
    expect(validate({ ...ROW, slug: 'x'.repeat(191) }).problems.slug).toContain('190')
    expect(validate({ ...ROW, read_time: 'x'.repeat(41) }).problems.read_time).toContain('40')
    expect(validate({ ...ROW, search_title: 'x'.repeat(121) }).problems.search_title).toContain('120')
    expect(validate({ ...ROW, search_description: 'x'.repeat(321) }).problems.search_description).toContain('320')
  })

  it('makes a slug of a title, or says why there is none', () => {
    expect(generateSlug('  Ask, then Forbid It! ')).toEqual({ slug: 'ask-then-forbid-it', problem: undefined })
    expect(generateSlug('写作提示')).toEqual({ slug: '', problem: FIELD_MESSAGES.slugByHand })
    expect(generateSlug(' ')).toEqual({ slug: '', problem: FIELD_MESSAGES.slugNeedsTitle })
  })
})

describe('text of a post', () => {
  it('has a line for each block and nothing that is not shown', () => {
    const html = '<h2>One</h2><p>two <b>three</b><br>four</p><ul><li>five</li><li>six</li></ul><script>no()</script>'
    expect(plainText(html)).toBe('One\ntwo three\nfour\nfive\nsix')
  })

  it('does not run what is in it', () => {
    plainText('<img src=x onerror="window.wasRun = true">')
    expect('wasRun' in window).toBe(false)
  })

  it.each([
    ['', undefined],
    ['<p><img src="/a.png"></p>', undefined],
    ['<p>Short.</p>', '1 min'],
    [words(220 * 7), '7 min'],
    [words(220 * 7 + 120), '8 min'],
  ])('proposes a read time', (html, time) => {
    expect(proposeReadTime(html)).toBe(time)
  })
})

describe('what differs', () => {
  it('is shown word by word, field by field, and only where something differs', () => {
    const diffs = diffPosts(
      { ...ROW, title: 'The old title', content: '<p>One two three</p>' },
      { ...ROW, title: 'The new title', content: '<p>One 2 three</p>' },
    )
    expect(diffs.map(({ label }) => label)).toEqual(['Title', 'Content'])
    expect(diffs[0]?.pieces).toEqual([
      { kind: 'same', text: 'The ' },
      { kind: 'theirs', text: 'old' },
      { kind: 'mine', text: 'new' },
      { kind: 'same', text: ' title' },
    ])
    expect(diffs[1]?.pieces.filter(({ kind }) => kind !== 'same')).toEqual([
      { kind: 'theirs', text: 'two' },
      { kind: 'mine', text: '2' },
    ])
  })

  it('says when only the formatting does', () => {
    const [diff] = diffPosts({ ...ROW, content: '<p>One</p>' }, { ...ROW, content: '<p><b>One</b></p>' })
    expect(diff).toEqual({ label: 'Content', pieces: [], isFormatOnly: true })
  })

  it('gives up on a word-by-word comparison of two long texts that have nothing in common', () => {
    const text = (seed: string) => Array.from({ length: 30_000 }, (_, i) => `${seed}${(i * 7919) % 30_011}`).join(' ')
    const [diff] = diffPosts({ ...ROW, content: text('a') }, { ...ROW, content: text('b') })
    expect(diff?.pieces.some(({ kind }) => kind === 'theirs')).toBe(true)
    expect(diff?.pieces.some(({ kind }) => kind === 'mine')).toBe(true)
  })

  it('leaves the middle of a long common passage out', () => {
    expect(shorten('short', 'middle')).toBe('short')
    const long = `start ${'x'.repeat(900)} end`
    expect(shorten(long, 'middle')).toMatch(/^start x+ \[…\] x+ end$/)
    expect(shorten(long, 'first')).toMatch(/^\[…\] x+ end$/)
    expect(shorten(long, 'last')).toMatch(/^start x+ \[…\]$/)
  })
})

describe('drafts', () => {
  const draft = (changes: Partial<Draft> = {}): Draft => ({
    isNew: false,
    postId: 'post-1',
    formId: 'form-1',
    version: 3,
    savedAt: 1000,
    fields: { ...EMPTY_FIELDS, title: 'Half a title' },
    ...changes,
  })

  it('come back newest first, each form’s own', () => {
    const a = draft()
    const b = draft({ formId: 'form-2', savedAt: 2000 })
    const other = draft({ postId: 'post-2' })
    for (const row of [a, b, other]) expect(writeDraft(row)).toBe(true)
    expect(readDrafts(a)).toEqual([b, a])
    removeDraft(b)
    expect(readDrafts(a)).toEqual([a])
  })

  it('of several new posts do not meet', () => {
    const one = draft({ isNew: true, postId: 'n1', formId: 'n1', version: undefined })
    const two = draft({ isNew: true, postId: 'n2', formId: 'n2', version: undefined })
    expect(draftKey(one)).not.toBe(draftKey(two))
    writeDraft(one)
    writeDraft(two)
    expect(readDrafts({ isNew: true, postId: 'n3' })).toHaveLength(2)
    expect(readDrafts({ isNew: false, postId: 'n1' })).toEqual([])
  })

  it('that make no sense are left out', () => {
    localStorage.setItem('promptory:post-draft:post-1:x', '{"isNew":false}')
    localStorage.setItem('promptory:post-draft:post-1:y', 'not json')
    const fields = { ...EMPTY_FIELDS, category: 'Gossip' }
    localStorage.setItem('promptory:post-draft:post-1:z', JSON.stringify({ ...draft(), fields }))
    expect(readDrafts(draft())).toEqual([])
  })

  it('reads a draft from before a column came, and from before the read time had its name', () => {
    const { read_time: _, ...fields } = { ...EMPTY_FIELDS, title: 'Boats' }
    localStorage.setItem(draftKey(draft()), JSON.stringify({ ...draft(), fields: { ...fields, readTime: '4 min' } }))
    expect(readDrafts(draft())[0]?.fields).toEqual({ ...EMPTY_FIELDS, title: 'Boats', read_time: '4 min' })
  })

  it('tell when the browser does not take them', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(writeDraft(draft())).toBe(false)
  })

  it('know every category that there is', () => {
    for (const [index, category] of BLOG_CATEGORIES.entries()) {
      writeDraft(draft({ formId: `${index}`, fields: { ...EMPTY_FIELDS, category } }))
    }
    expect(readDrafts(draft())).toHaveLength(BLOG_CATEGORIES.length)
  })
})

describe('an answer with an error', () => {
  it.each([
    [
      { code: '23505', message: 'duplicate key value violates unique constraint "blog_posts_slug_key"' },
      409,
      'slug_taken',
    ],
    [{ code: '23505', message: 'duplicate key value violates unique constraint "blog_posts_pkey"' }, 409, 'id_taken'],
    [{ code: 'PGRST301', message: 'JWT expired' }, 401, 'session'],
    [{ code: 'PGRST303', message: 'JWT expired' }, 401, 'session'],
    [{ code: '', message: 'Unauthorized' }, 401, 'session'],
    [{ code: '42501', message: 'new row violates row-level security policy' }, 403, 'forbidden'],
    [{ code: '42501', message: 'permission denied for table blog_posts' }, 401, 'forbidden'],
    [{ code: '', message: 'TypeError: Failed to fetch' }, 0, 'unreachable'],
    [{ code: '', message: 'TimeoutError: signal timed out' }, 0, 'unreachable'],
    [{ code: '', message: '<html>' }, 502, 'unreachable'],
    [{ code: '23514', message: 'violates check constraint' }, 400, 'refused'],
  ] as const)('%j (%i) means %s', (error, status, kind) => {
    expect(toPostError(error, status).kind).toBe(kind)
  })
})
