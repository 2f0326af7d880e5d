import { expect, test } from 'vitest'
import { linkAddress, withOwnLinks } from '@/features/post-editor/lib/link-address'
import { EMPTY_FIELDS, rowOf } from '@/features/post-editor/lib/post'
import { SITE } from '@/lib/site'

test.each([
  ['/writing-prompts', '/writing-prompts'],
  ['https:///writing-prompts', '/writing-prompts'],
  [' /blog/x ', '/blog/x'],
  ['#id', '#id'],
  ['?x=1', '?x=1'],
  ['../terms', '/terms'],
  ['about.html', '/blog/about.html'],
  ['example.html.com', 'https://example.html.com'],
  [`${SITE.url}/blog/x?y=1#z`, '/blog/x?y=1#z'],
  [SITE.url, '/'],
  [`${window.location.origin}/terms`, '/terms'],
  ['example.com/page', 'https://example.com/page'],
  ['www.example.com', 'https://www.example.com'],
  ['localhost.example:8080/x', 'https://localhost.example:8080/x'],
  ['//example.com/x', 'https://example.com/x'],
  ['https://example.com/a?b#c', 'https://example.com/a?b#c'],
  ['http://example.com', 'http://example.com'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
  ['a@example.com', 'mailto:a@example.com'],
])('%j is kept as %j', (typed, kept) => {
  expect(linkAddress(typed)).toBe(kept)
  expect(linkAddress(kept)).toBe(kept)
})

test('a post is saved with its links as they are kept, and is not touched otherwise', () => {
  const content = `<p><a href="${SITE.url}/terms">Terms</a> &amp; <a href="https:///prompts">all</a></p>`
  const row = rowOf({ ...EMPTY_FIELDS, content })
  expect(row.content).toContain('href="/terms"')
  expect(row.content).toContain('href="/prompts"')
  expect(withOwnLinks('<p>No link<br/></p>')).toBe('<p>No link<br/></p>')
})
