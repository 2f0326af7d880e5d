import { expect, test } from 'vitest'
import { isKeepable, readDocument } from '../../../src/service-worker/document'

const PRELOADS = ['a', 'b'].map((name) => `<link rel="modulepreload" href="/assets/${name}.js">`)
const page = (stamp: string, starter: string) =>
  `<head>${PRELOADS.join('')}</head><div id="root" data-prerendered="${stamp}"><h1>x</h1></div>${starter}`

test('a page of the site names its path and everything it starts with', () => {
  const starter = '<script data-entry="/assets/a.js">start()</script>'
  expect(readDocument(page('/about', starter))).toEqual({
    stamp: '/about',
    assets: ['/assets/a.js', '/assets/b.js'],
  })
})

test.each([
  ['the shell that the browser fills', '<div id="root"><p>Loading...</p></div>'],
  ['a page of a hotel', '<h1>Log in to our network</h1>'],
  ['a page cut off before its end', '<div id="root" data-prerendered="/about"><h1>x</h1>'],
  ['a page cut off in its last line', page('/about', '<script data-entry="/ass')],
])('%s is none of ours', (_, html) => {
  expect(readDocument(html)).toBeUndefined()
})

interface Parts {
  status?: number
  type?: ResponseType
  redirected?: boolean
  cacheControl?: string
}

function answer({ status = 200, type = 'basic', redirected = false, cacheControl }: Parts = {}): Response {
  const headers = new Headers(cacheControl ? { 'cache-control': cacheControl } : {})
  return { status, type, redirected, headers } as Response
}

test('a whole answer of the site may be kept', () => {
  expect(isKeepable(answer())).toBe(true)
  expect(isKeepable(answer({ cacheControl: 'no-cache' }))).toBe(true)
})

test.each<Parts>([
  { status: 404 },
  { status: 206 },
  { status: 500 },
  { type: 'opaque', status: 0 },
  { type: 'cors' },
  { redirected: true },
  { cacheControl: 'private, No-Store' },
])('%o may not', (parts) => {
  expect(isKeepable(answer(parts))).toBe(false)
})
