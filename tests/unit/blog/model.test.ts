import { BLOG_CATEGORIES, categoryPath } from '@contracts/blog.ts'
import { countCharacters } from '@contracts/text.ts'
import { describe, expect, it } from 'vitest'
import { buildBlog } from '@/build/blog'
import { neighboursQuery, postPageQuery, postQuery, relatedQuery, yearsQuery } from '@/features/blog/api/queries'
import { type ArticlePart, prepareArticle } from '@/features/blog/lib/article'
import { CATEGORY_PAGES, categoryOf } from '@/features/blog/lib/categories'
import { readCursor, writeCursor } from '@/features/blog/lib/cursor'
import { longDate, wasUpdatedLater } from '@/features/blog/lib/dates'
import { isoTime } from '@/lib/iso-time'
import { cardText } from '@/features/blog/lib/card-text'
import { type Post, postPath, slugOf } from '@/features/blog/lib/post'
import { blogPosting } from '@/features/blog/lib/structured-data'
import { aPost } from './support'

const ID = 'b0000000-0000-4000-8000-000000000001'

describe('what a card says', () => {
  it('is the excerpt where there is one', () => {
    expect(cardText({ excerpt: 'Said in short.', opening: null })).toBe('Said in short.')
  })

  it('is else the opening, cut to 150 characters as a reader counts them, with an ellipsis', () => {
    const family = '👩‍👩‍👧‍👦'
    const text = cardText({ excerpt: null, opening: family.repeat(160) })
    expect(text).toBe(`${family.repeat(150)}…`)
    expect(countCharacters(text)).toBe(151)
    expect(cardText({ excerpt: null, opening: `${'e\u0301'.repeat(149)}xyz` })).toBe(`${'e\u0301'.repeat(149)}x…`)
  })

  it('has no ellipsis where nothing is left out', () => {
    expect(cardText({ excerpt: null, opening: 'a'.repeat(150) })).toBe('a'.repeat(150))
    expect(cardText({ excerpt: null, opening: null })).toBe('')
  })

  it('has its entities resolved and nothing run', () => {
    const opening = 'Tide &amp; Bean&nbsp; caf&eacute; &lt;img src=x onerror=alert(1)&gt; 5 &#8212;\n6'
    expect(cardText({ excerpt: null, opening })).toBe('Tide & Bean café <img src=x onerror=alert(1)> 5 — 6')
  })
})

describe('the place in the list', () => {
  it('goes into the address and comes back, to the microsecond', () => {
    for (const created_at of ['2026-11-09T07:30:00.123456Z', '2026-11-09T07:30:00+02:00']) {
      expect(readCursor(writeCursor({ created_at, id: ID }))).toEqual({ createdAt: created_at, id: ID })
    }
  })

  it.each([
    '',
    '?before=',
    '?before=yesterday,x',
    `?before=2026-11-09,${ID}`,
    `?before=2026-13-45T99:99:99Z,${ID}`,
    '?before=2026-11-09T07:30:00Z,1',
    `?before=2026-11-09T07:30:00Z,${ID},${ID}`,
    `?before=2026-11-09T07:30:00Z",id.gt.${ID}`,
    `?before=2026-11-09T07:30:00Z),or(id.gt.${ID}`,
    `?after=2026-11-09T07:30:00Z,${ID}`,
  ])('%s is none', (search) => {
    expect(readCursor(search)).toBeUndefined()
  })
})

describe('dates', () => {
  it('are the same days for every reader', () => {
    expect(longDate('2026-11-09T00:00:01Z')).toBe('November 9, 2026')
    expect(longDate('2026-11-09T23:59:59.999999Z')).toBe('November 9, 2026')
    expect(longDate('2026-11-09T23:30:00-05:00')).toBe('November 10, 2026')
  })

  it('are read in both forms that backends write', () => {
    expect(isoTime('2026-09-14 07:30:00.5+00')).toBe('2026-09-14T07:30:00.5Z')
    expect(isoTime('2026-09-14T07:30:00.123456+00:00')).toBe('2026-09-14T07:30:00.123456Z')
    expect(isoTime('2026-09-14T07:30:00+02:00')).toBe('2026-09-14T07:30:00+02:00')
  })

  it('tell of a change only when it came more than a day later', () => {
    const created_at = '2026-11-09T07:30:00Z'
    expect(wasUpdatedLater({ created_at, updated_at: '2026-11-10T07:30:00Z' })).toBe(false)
    expect(wasUpdatedLater({ created_at, updated_at: '2026-11-10T07:30:01Z' })).toBe(true)
  })
})

describe('addresses', () => {
  it('of categories lead back to them', () => {
    expect(CATEGORY_PAGES).toHaveLength(10)
    for (const name of BLOG_CATEGORIES) expect(categoryOf(categoryPath(name))).toBe(name)
    expect(categoryPath('Prompt Engineering')).toBe('/blog/category/prompt-engineering')
    for (const path of ['/blog/category/nothing', '/blog/category/__proto__', '/blog/category/']) {
      expect(categoryOf(path)).toBeUndefined()
    }
  })

  it('of posts hold slugs of any script', () => {
    for (const slug of ['a-b_c', '写作提示', 'привет', 'a\u0301'.normalize()]) expect(slugOf(postPath(slug))).toBe(slug)
    expect(slugOf('/blog/%E0%A4%A')).toBeUndefined()
  })
})

const htmlOf = (parts: readonly ArticlePart[]) =>
  parts.map((part) => ('html' in part ? part.html : part.prompt)).join('')

describe('an article', () => {
  const paragraphs = (count: number) => Array.from({ length: count }, (_, i) => `<p>${i + 1}</p>`).join('')

  it('is parted after its second paragraph', () => {
    expect(prepareArticle(paragraphs(4))).toMatchObject({
      beforeAd: [{ html: '<p>1</p><p>2</p>' }],
      afterAd: [{ html: '<p>3</p><p>4</p>' }],
    })
  })

  it('is parted at its end where there are fewer', () => {
    expect(prepareArticle(paragraphs(2))).toMatchObject({ beforeAd: [{ html: '<p>1</p><p>2</p>' }], afterAd: [] })
    expect(prepareArticle('<p>1</p><ul><li>a</li></ul>')).toMatchObject({
      beforeAd: [{ html: '<p>1</p><ul><li>a</li></ul>' }],
      afterAd: [],
    })
    expect(prepareArticle('')).toMatchObject({ beforeAd: [], afterAd: [] })
  })

  it('counts only paragraphs at the top level that say something', () => {
    const html = '<blockquote><p>q</p><p>q</p></blockquote><p>1</p><p>&nbsp;</p><h2>h</h2><p>2</p><p>3</p>'
    expect(htmlOf(prepareArticle(html).beforeAd)).toMatch(/<p>2<\/p>$/)
    expect(htmlOf(prepareArticle(html).afterAd)).toBe('<p>3</p>')
  })

  it('shows a quotation with blanks as a prompt to fill in, and no other', () => {
    const quotation = '<blockquote><p>Write to [name] &amp; co.</p><p>Be brief.</p></blockquote>'
    const others = '<blockquote><p>No blank.</p></blockquote><blockquote><p>A <b>[bold]</b> one.</p></blockquote>'
    expect(prepareArticle(`<p>1</p>${quotation}<p>2</p>${others}`)).toMatchObject({
      beforeAd: [{ html: '<p>1</p>' }, { prompt: 'Write to [name] & co.\n\nBe brief.' }, { html: '<p>2</p>' }],
      afterAd: [{ html: others }],
    })
  })

  it('leads from the marks of notes to the notes and back', () => {
    const mark = '<a href="#note-1"><sup>1</sup></a>'
    const html = htmlOf(
      prepareArticle(`<p>One${mark}, again${mark}.</p><ol><li>Note <a href="#mark-1">↩</a></li></ol>`).beforeAd,
    )
    expect(html.match(/id="[^"]*"/g)).toEqual(['id="mark-1"', 'id="note-1"'])
    expect(html).toContain('<li id="note-1">')
  })

  it('has a table of contents from three sections on, with ids of its own', () => {
    expect(prepareArticle('<h2>a</h2><h2>b</h2>').sections).toEqual([])
    const { sections, beforeAd } = prepareArticle('<h2 id="root">Main</h2><h2>Main</h2><h2>写</h2><h2> </h2>')
    expect(sections).toEqual([
      { id: 'section-main', title: 'Main' },
      { id: 'section-main-2', title: 'Main' },
      { id: 'section-3', title: '写' },
    ])
    expect(htmlOf(beforeAd)).toContain('<h2 id="section-main-2">Main</h2>')
    expect(htmlOf(beforeAd)).not.toContain('"root"')
  })

  it('lets wide things scroll in themselves, from the keyboard too', () => {
    const { beforeAd } = prepareArticle('<table><tbody><tr><td>a</td></tr></tbody></table><pre>b</pre>')
    expect(htmlOf(beforeAd)).toMatch(/^<div class="scroll-box" tabindex="0" role="region" aria-label="Table"><table>/)
    expect(htmlOf(beforeAd)).toContain('<pre tabindex="0">b</pre>')
  })

  it('names no e-mail as its author and keeps its words out of the script', () => {
    const data = blogPosting(aPost(), 'Short.', 'https://promptory.test/og/blog.png')
    expect(data).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'A post',
      description: 'Short.',
      datePublished: '2026-11-09T07:30:00.000Z',
      dateModified: '2026-11-09T07:30:00.000Z',
      author: { '@type': 'Organization', name: 'Promptory' },
    })
    expect(JSON.stringify(data)).not.toMatch(/author@|"email"/)
  })

  it('names its author where readers are to know', () => {
    const data = blogPosting(aPost({ author_name: 'Ana Bell' }), 'Short.', 'https://promptory.test/og/blog.png')
    expect(data).toMatchObject({
      author: { '@type': 'Person', name: 'Ana Bell' },
      publisher: { '@type': 'Organization', name: 'Promptory' },
    })
  })
})

describe('the blog of a build', () => {
  const posts = Array.from({ length: 12 }, (_, index) => ({
    ...aPost({
      id: `p${index}`,
      slug: `post-${index}`,
      title: `Post ${index}`,
      category: index % 2 ? 'General' : 'Business',
    }),
    content: index < 11 ? '<p>x</p>' : undefined,
  }))

  it('answers nothing where the posts could not be read', () => {
    const { client, articles, categories } = buildBlog(undefined)
    expect(client.getQueryCache().getAll()).toEqual([])
    expect(articles).toEqual([])
    expect(categories).toContainEqual({ path: '/blog/category/general', added: undefined })
  })

  it('answers what the lists and the articles ask', () => {
    const { client } = buildBlog(posts)
    const answer = (query: { queryKey: readonly unknown[] }): unknown => client.getQueryData(query.queryKey)
    expect(answer(postPageQuery())).toMatchObject({ hasOlder: true, posts: { length: 10 } })
    expect(answer(postPageQuery('General'))).toMatchObject({ hasOlder: false, posts: { length: 6 } })
    expect(answer(yearsQuery('General'))).toEqual([2026])
    const first = client.getQueryData(postQuery('post-0').queryKey) as Post
    expect(first).toMatchObject({ content: '<p>x</p>', hasPicture: true, created_at: '2026-11-09T07:30:00Z' })
    expect(answer(neighboursQuery(first))).toEqual({ previous: { slug: 'post-1', title: 'Post 1' }, next: null })
    expect(answer(relatedQuery(first))).toMatchObject([{ slug: 'post-2' }, { slug: 'post-4' }, { slug: 'post-6' }])
    const last = client.getQueryData(postQuery('post-10').queryKey) as Post
    expect(answer(neighboursQuery(last))).toMatchObject({ previous: { slug: 'post-11', title: 'Post 11' } })
    // Without its text it is left to the browser.
    expect(answer(postQuery('post-11'))).toBeUndefined()
  })

  it('lists articles for sitemap and feeds, also those that the browser fills', () => {
    const long = '字'.repeat(150)
    const { articles, categories } = buildBlog([
      ...posts,
      { ...aPost({ slug: long }), content: '<p>x</p>' },
      { ...aPost({ slug: 'index' }), content: '<p>x</p>' },
      { ...aPost({ slug: 'emoji', title: '写 🎉' }), content: '<p>x</p>' },
      { ...aPost({ slug: null }), content: '<p>x</p>' },
    ])
    expect([articles[0]?.html, articles[11]?.html]).toEqual(['<p>x</p>', undefined])
    expect(articles).toHaveLength(15)
    expect(articles.filter(({ isPrerendered }) => !isPrerendered).map(({ path }) => decodeURIComponent(path))).toEqual([
      '/blog/post-11',
      `/blog/${long}`,
      '/blog/index',
    ])
    expect(articles.at(-1)).toMatchObject({ path: '/blog/emoji', hasPicture: false })
    expect(articles[0]).toMatchObject({ path: '/blog/post-0', hasPicture: true, added: '2026-11-09T07:30:00Z' })
    expect(categories.filter(({ added }) => added).map(({ path }) => path)).toEqual([
      '/blog/category/business',
      '/blog/category/general',
    ])
  })
})
