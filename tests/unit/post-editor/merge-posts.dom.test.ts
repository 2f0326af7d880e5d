import { expect, test } from 'vitest'
import { comparePosts } from '@/features/post-editor/lib/merge-posts'
import { ROW } from './fakes'

const before = { ...ROW, title: 'Title', content: '<p>One.</p><p>Two.</p><p>Three.</p>' }

test('each part can be taken from either side', () => {
  const theirs = { ...before, title: 'Theirs', content: '<p>One, theirs.</p><p>Two.</p><p>Three.</p><p>Four.</p>' }
  const mine = { ...before, content: '<p>One.</p><p>Two.</p>\n<p>Three, mine.</p>', excerpt: 'Mine' }
  const { parts, merge } = comparePosts(theirs, mine, before)
  expect(parts.map(({ label, suggested }) => [label, suggested])).toEqual([
    ['Title', 'theirs'],
    ['Excerpt', 'mine'],
    ['Content', 'theirs'],
    ['Content', 'mine'],
  ])
  expect(merge(parts.map(({ suggested }) => suggested))).toEqual({
    ...before,
    title: 'Theirs',
    excerpt: 'Mine',
    content: '<p>One, theirs.</p>\n<p>Two.</p>\n<p>Three, mine.</p>',
  })
  expect(merge(['mine', 'theirs', 'mine', 'theirs'])).toMatchObject({
    title: 'Title',
    excerpt: null,
    content: '<p>One.</p>\n<p>Two.</p>\n<p>Three.</p>\n<p>Four.</p>',
  })
})

test('what only one side has changed since is its own; what I took out stays out', () => {
  const theirs = { ...before, content: '<p>One.</p><p>New.</p><p>Two.</p><p>Three.</p>' }
  const mine = { ...before, content: '<p>One.</p><p>Two.</p>' }
  const { parts, merge } = comparePosts(theirs, mine, before)
  expect(parts.map(({ theirs: html, suggested }) => [html, suggested])).toEqual([
    ['<p>New.</p>', 'theirs'],
    ['<p>Three.</p>', 'mine'],
  ])
  expect(merge(parts.map(({ suggested }) => suggested)).content).toBe('<p>One.</p>\n<p>New.</p>\n<p>Two.</p>')
})

test('neighbours that each has changed one of are two parts', () => {
  const theirs = { ...before, content: '<p>One, theirs.</p><p>Two.</p><p>Three.</p>' }
  const mine = { ...before, content: '<p>One.</p><p>Two, mine.</p><p>Three.</p>' }
  const { parts, merge } = comparePosts(theirs, mine, before)
  expect(merge(parts.map(({ suggested }) => suggested)).content).toBe(
    '<p>One, theirs.</p>\n<p>Two, mine.</p>\n<p>Three.</p>',
  )
})

test('without the version that both began with, mine is suggested', () => {
  const { parts } = comparePosts({ ...before, title: 'Theirs' }, { ...before, content: '<p><b>One.</b></p>' })
  expect(parts.every(({ suggested }) => suggested === 'mine')).toBe(true)
})

test('says where only the look differs', () => {
  const { parts } = comparePosts(before, { ...before, content: before.content.replace('One', '<b>One</b>') })
  expect(parts).toMatchObject([{ isFormatOnly: true, pieces: [] }])
})

test('text outside of any element stays text', () => {
  const theirs = { ...before, content: '&lt;script&gt;x&lt;/script&gt; &amp;amp; so on<p>One.</p>' }
  const { parts, merge } = comparePosts(theirs, { ...before, content: '<p>One.</p>' })
  expect(parts[0]?.pieces).toMatchObject([{ text: '<script>x</script> &amp; so on' }])
  expect(merge(['theirs']).content).toBe('&lt;script&gt;x&lt;/script&gt; &amp;amp; so on\n<p>One.</p>')
})
