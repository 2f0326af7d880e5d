import { describe, expect, it } from 'vitest'
import { lossesOf } from '@/features/post-editor/lib/losses'
import { insertionOf, settle } from '@/features/post-editor/lib/picture-queue'
import { fileOfDataAddress } from '@/features/post-editor/lib/shrink-picture'

const kept = (address: string, alt = '') => ({ address, alt, width: 2, height: 1 })

describe('pictures on their way into a text', () => {
  it('stand where they were, with what they show', () => {
    const files = [new Blob(), new Blob(), new Blob()]
    const insertion = { html: `<p>a<img src="/pasting/1" alt="x">b</p>${insertionOf(files.slice(1)).html}`, files }
    expect(settle(insertion, [undefined, kept('/p/1.webp', 'A "cat" & <dog>')])).toBe(
      '<p>a<img src="/p/1.webp" alt="A &quot;cat&quot; &amp; &lt;dog&gt;" width="2" height="1">b</p>' +
        '<p><img src="/p/1.webp" alt="A &quot;cat&quot; &amp; &lt;dog&gt;" width="2" height="1"></p>',
    )
  })

  it('leave no gap where they are left out', () => {
    expect(settle(insertionOf([new Blob()]), [undefined])).toBe('')
  })

  it.each([
    ['data:image/png;base64,iVBORw0KGgo=', 'image/png'],
    ['data:image/svg+xml;base64,PHN2Zz4=', undefined],
    ['data:text/html;base64,PGI+', undefined],
    ['data:image/png;base64,%%%', undefined],
    ['https://example.com/a.png', undefined],
  ])('come out of %s', (address, type) => expect(fileOfDataAddress(address)?.type).toBe(type))
})

describe('what a post cannot hold', () => {
  it('is named with its place', () => {
    const html =
      '<p>One</p><script>x()</script><img src="data:image/png;base64,AA"><p>Two <img src="http://example.com/a.png"></p>' +
      '<iframe src="https://example.com"></iframe><p><img src="https://example.com/b.png"><img src="/c.webp"></p>'
    expect(lossesOf(html)).toEqual([
      { what: 'a picture', place: 'One' },
      { what: 'a picture', place: 'Two' },
      { what: 'an embedded page', place: 'Two' },
    ])
  })

  it('is nothing in an ordinary text', () => expect(lossesOf('<p>An img of words</p>')).toEqual([]))
})
