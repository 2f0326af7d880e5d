import { describe, expect, test } from 'vitest'
import { keyOf, kindOf } from '../../../src/service-worker/request-kind'

const ORIGIN = 'https://promptory.test'
const ADMIN_ASSETS = new Set(['/assets/login-page-abc.js'])

const kind = (address: string, more: { method?: string; isPage?: boolean; isPartial?: boolean } = {}) =>
  kindOf(
    { url: new URL(address, ORIGIN), method: 'GET', isPage: true, isPartial: false, ...more },
    ORIGIN,
    ADMIN_ASSETS,
  )

describe('what the service worker answers', () => {
  test.each([
    ['/', 'page'],
    ['/writing-prompts', 'page'],
    ['/blog/begin-after-the-beginning', 'page'],
    ['/administration', 'page'],
    ['/prompt-generator', 'always'],
    ['/offline', 'always'],
    ['/assets/index-abc.js', 'asset'],
    ['/data/search.json', 'data'],
    ['/data/prompt-texts/0.json', 'data'],
    ['/data/pages/today/may.json', 'data'],
  ])('%s is %s', (path, expected) => {
    expect(kind(path)).toBe(expected)
  })
})

describe('what passes it untouched', () => {
  test.each([
    '/admin',
    '/admin/',
    '/admin/blog/edit/bees',
    '/app-shell',
    '/app-shell.html',
    '/preview',
    '/preview/',
    '/auth/v1/token',
    '/rest/v1/blog_posts?select=*',
    '/functions/v1/generate-prompt',
    '/storage/v1/object/x',
    '/rss.xml',
    '/writing-prompts.md',
    '/data/prompts.csv',
    '/sw.js',
    '/assets/login-page-abc.js',
    'https://cdn.example/assets/index-abc.js',
    'https://project.supabase.co/rest/v1/blog_posts',
    'http://promptory.test/',
  ])('%s', (address) => {
    expect(kind(address)).toBeUndefined()
  })

  test('whatever sends something, asks for a part, or fetches a page without going there', () => {
    expect(kind('/generator', { method: 'POST' })).toBeUndefined()
    expect(kind('/generator', { method: 'HEAD' })).toBeUndefined()
    expect(kind('/assets/index-abc.js', { isPartial: true })).toBeUndefined()
    expect(kind('/generator', { isPage: false })).toBeUndefined()
    expect(kind('/assets/index-abc.js', { isPage: false })).toBe('asset')
  })
})

test.each([
  ['/ai-prompts?q=my+secret#x', '/ai-prompts'],
  ['/pricing/', '/pricing'],
  ['/?utm_source=x', '/'],
])('%s is kept as %s', (address, path) => {
  expect(keyOf(new URL(address, ORIGIN))).toBe(ORIGIN + path)
})
