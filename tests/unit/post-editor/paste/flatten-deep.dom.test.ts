import { expect, test } from 'vitest'
import { flattenDeep } from '@/lib/flatten-deep'

const depthOf = (element: Element): number => 1 + Math.max(0, ...[...element.children].map((child) => depthOf(child)))

test.each([
  ['boxes', '<div>a'.repeat(300)],
  ['lists', '<ul><li>a'.repeat(150)],
  ['marks', '<p>' + '<b>a<i>'.repeat(150)],
])('%s in each other without end end, and lose no word', (_, html) => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const words = body.textContent
  flattenDeep(body)
  expect([depthOf(body), body.textContent]).toEqual([61, words])
})

test('an ordinary text stays as it is', () => {
  const { body } = new DOMParser().parseFromString('<div>'.repeat(60) + '<p>a', 'text/html')
  const { body: shallow } = new DOMParser().parseFromString(
    '<ul><li><p>a</p><ul><li>b</li></ul></li></ul>',
    'text/html',
  )
  const before = shallow.innerHTML
  expect([flattenDeep(shallow).innerHTML, flattenDeep(body).querySelector('p')]).toEqual([before, null])
})
