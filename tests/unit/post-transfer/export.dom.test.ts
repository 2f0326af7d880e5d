import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { picturesOf, postFile, type PostToExport } from '@/features/post-transfer/lib/export'
import { readMarkdown } from '@/features/post-transfer/lib/markdown'
import { parseHtml } from '@/features/post-transfer/lib/parse-html'

const ID = 'b0000000-0000-4000-8000-000000000001'
const DRAFT_ID = 'd0000000-0000-4000-8000-000000000001'
const FIELDS = {
  title: 'A “title”: with #signs',
  slug: 'a-title',
  category: 'Marketing',
  excerpt: 'Short - and\nlong',
  read_time: '4 min',
  cover: '',
  search_title: 'Found',
  search_description: '',
  content: '<p>Text</p>',
}
const POST: PostToExport = {
  id: ID,
  state: 'published',
  fields: FIELDS,
  author: 'Ana Bell',
  created: '2019-05-01T10:00:00.123456+00:00',
  updated: '2020-06-02T11:00:00+00:00',
  oldSlugs: ['older'],
}
const nameOf = (address: string) => /^\/storage\/(.+)$/.exec(address)?.[1]

function roundTrip(post: PostToExport) {
  const file = postFile(post, nameOf)
  const { posts, left } = readMarkdown([file])
  expect(left).toEqual([])
  return { file, post: posts[0] }
}
const withContent = (content: string) => roundTrip({ ...POST, fields: { ...FIELDS, content } })

describe('an export that is read in again', () => {
  test('gives the same post', () => {
    expect(roundTrip(POST).post).toMatchObject({
      title: FIELDS.title,
      slug: 'a-title',
      categories: ['Marketing'],
      excerpt: FIELDS.excerpt,
      searchTitle: 'Found',
      searchDescription: '',
      html: '<p>Text</p>',
      state: 'published',
      author: 'Ana Bell',
      created: POST.created,
      updated: POST.updated,
      oldSlugs: ['older'],
      own: { postId: ID, isChange: false, fields: { ...FIELDS, content: '' } },
    })
  })

  test('gives drafts, planned ones, changes and those taken back', () => {
    const publishAt = '2038-01-01T00:00:00+00:00'
    for (const state of ['draft', 'planned', 'taken_back'] as const) {
      const { post, file } = roundTrip({ ...POST, state, draftId: DRAFT_ID, publishAt, isChange: state === 'draft' })
      expect(post).toMatchObject({
        state,
        publishAt,
        own: { postId: ID, draftId: DRAFT_ID, isChange: state === 'draft' },
      })
      expect(file.path).toBe('drafts/a-title-d0000000.md')
    }
    const empty = { ...FIELDS, title: '', slug: '', content: '' }
    expect(roundTrip({ ...POST, state: 'draft', draftId: DRAFT_ID, fields: empty }).post).toMatchObject({
      title: '',
      slug: '',
      html: '',
    })
  })

  test.each(readdirSync('supabase/seeds'))('gives the same text, all of it as Markdown: %s', (name) => {
    const html = /\$html\$([\s\S]*)\$html\$/.exec(readFileSync(`supabase/seeds/${name}`, 'utf8'))?.[1] ?? ''
    const content = parseHtml(html).innerHTML
    const { file, post } = withContent(content)
    expect(post?.html).toBe(content)
    expect(file.text).not.toMatch(/^<|format: html/m)
  })

  test.each([
    '<p>One</p>\n<p>Two</p>\n<ul>\n<li>a</li>\n<li>b\n<ul>\n<li>c</li>\n</ul>\n</li>\n</ul>',
    '<p>One</p><blockquote><p>Two</p></blockquote><ol><li>a</li></ol>',
    '<p style="text-align: center;">One</p>\n<p>Two *stars* and <em>three</em></p>',
    '<p>See https://example.com and <a href="/blog/x" rel="noopener">x</a></p>\n<pre>a\n\n  b</pre>\n<p>&lt;b&gt; # no</p>',
    '<table>\n<tbody>\n<tr>\n<td>a</td>\n<td>b</td>\n</tr>\n</tbody>\n</table>\n<p>After</p>',
    '<p>A&nbsp;space and a<br>break</p>\n<div>box</div>',
    'Bare words<p>and a block</p>',
    '<table><tbody><tr><td>a\n\nb</td></tr></tbody></table>\n<h2>1. Not a list</h2>\n<p>---</p>\n<p>- no</p>',
    '\n\n<p>odd</p>  \n',
    '',
  ])('gives the same text, whatever is in it: %j', (content) => {
    // A browser writes some signs in another way.
    expect(parseHtml(withContent(content).post?.html ?? '').innerHTML).toBe(content)
  })

  test('names its pictures beside it; those of other sites stay', () => {
    const content =
      '<p><img src="/storage/a.webp" alt="A" width="640" height="480"></p>\n<p><img src="https://else.test/b.png" alt="B"></p>'
    const post = { ...POST, fields: { ...FIELDS, content, cover: '/storage/c.jpg' } }
    expect(picturesOf(post, nameOf)).toEqual(['/storage/c.jpg', '/storage/a.webp'])
    const { post: read } = roundTrip(post)
    expect(read?.cover).toBe('../pictures/c.jpg')
    expect(read?.html).toBe(content.replace('/storage/a.webp', '../pictures/a.webp'))
  })
})
