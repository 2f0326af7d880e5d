import { expect, test } from 'vitest'
import { loginPath, returnPathOf, safeReturnPath } from '@/features/auth/lib/return-path'

test('a page of the admin area is returned to', () => {
  const pages = [
    ...['/admin', '/admin/', '/admin/blog', '/admin/blog/new', '/admin/blog/edit/a-slug_of-2026'],
    ...['/admin/blog/edit/%E5%86%99%E4%BD%9C', '/admin/blog?q=prompt&page=2', '/admin?tab=1#posts', '/admin#posts'],
  ]
  expect(pages.filter((page) => safeReturnPath(page) !== page)).toEqual([])
  expect(safeReturnPath('/admin/./blog/../blog/new')).toBe('/admin/blog/new')
})

test('everything else leads to the dashboard', () => {
  const wanted = [
    ...[undefined, null, 42, {}, '', ' ', '/', '/blog', 'admin', 'admin/blog', '/Admin/blog', '/administrator'],
    ...['/admin-evil', '/admin.evil.example', '/admin@evil.example', '/admin:80', '/%61dmin\\evil'],
    // Other hosts
    ...['//evil.example', '//evil.example/admin', '///evil.example/admin', '/admin//evil.example'],
    ...['/admin/..//evil.example', '/\\evil.example', '\\\\evil.example', '/admin\\evil.example'],
    ...['/admin/\\evil.example', '/admin\\..\\..\\evil', 'https://evil.example/admin', 'https:/admin', 'http:admin'],
    ...['javascript:alert(1)', 'javascript:/admin/%0aalert(1)', 'data:text/html,/admin', 'blob:/admin'],
    '/admin/?next=https://evil.example',
    // Control characters and white space, which browsers drop
    ...[
      '/\t/evil.example',
      '/admin/\t/evil.example',
      '/admin/\n/evil.example',
      '/admin\r\nSet-Cookie: a=b',
      '\t/admin',
    ],
    ...[' /admin', '/admin ', '/admin\u0000', '/admin/\u0000', '/admin/\u007f', '/admin/\u0085', '/admin/\u2028'],
    // A way out by dots
    ...['/admin/..', '/admin/../', '/admin/../blog', '/admin/./../../evil'],
    // Encoded, once and twice
    ...['%2Fadmin', '/%2F%2Fevil.example', '/admin/%2F%2Fevil.example', '/admin/%2f/evil.example'],
    ...['/admin%2f..%2f..%2fevil', '/admin/%5Cevil.example', '/admin/%5c%5cevil.example', '/admin/%2e%2e/evil'],
    ...['/admin/%2E%2E%2Fevil', '/admin/.%2e/evil', '/admin/%252e%252e/evil', '/admin/%252F%252Fevil.example'],
    ...[
      '/admin/%0d%0aLocation:evil.example',
      '/admin/%09/evil',
      '/admin/%00',
      '/admin/%7f',
      '/admin/%E0%A4%A',
      '/admin/%',
    ],
    // The login itself would go round in circles
    ...['/admin/login', '/admin/login?from=/admin/blog', '/admin/blog/../login', `/admin/${'a'.repeat(2001)}`],
  ]
  expect(wanted.filter((page) => safeReturnPath(page) !== '/admin')).toEqual([])
})

test('the login’s address carries the page, and gives it back', () => {
  expect(loginPath('/admin/blog?q=a b'.replace(' ', '+'))).toBe('/admin/login?from=%2Fadmin%2Fblog%3Fq%3Da%2Bb')
  const { search } = new URL(loginPath('/admin/blog/edit/x?y=1#z'), 'https://promptory.test')
  expect(returnPathOf(search)).toBe('/admin/blog/edit/x?y=1#z')
  expect(loginPath('/admin')).toBe('/admin/login')
  expect(loginPath('/blog')).toBe('/admin/login')
  expect(loginPath()).toBe('/admin/login')
})

test('an encoded attack in the address is met after it has been decoded', () => {
  for (const from of [
    '%2F%2Fevil.example',
    '%252F%252Fevil.example',
    '%5C%5Cevil.example',
    'https%3A%2F%2Fevil.example',
  ]) {
    expect(returnPathOf(`?from=${from}`)).toBe('/admin')
  }
  expect(returnPathOf('')).toBe('/admin')
  expect(returnPathOf('?from=//evil.example&from=/admin/blog')).toBe('/admin')
})
