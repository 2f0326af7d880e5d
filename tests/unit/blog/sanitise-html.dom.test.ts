import { describe, expect, it } from 'vitest'
import { prepareArticle } from '@/features/blog/lib/article'
import { sanitiseHtml, sanitiseToFragment } from '@/lib/sanitise-html'
import { findIntruders, XSS_PAYLOADS } from '../../support/xss-payloads.ts'

function parse(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return body
}

describe('what attacks', () => {
  it('leaves nothing behind', () => {
    const left = XSS_PAYLOADS.filter((payload) => {
      const clean = sanitiseHtml(payload)
      // Read again, and inside other elements, it is still the same.
      const intruders = [clean, `<table><tr><td>${clean}</td></tr></table>`].flatMap((html) =>
        findIntruders(parse(html)),
      )
      return intruders.length > 0 || sanitiseHtml(clean) !== clean
    })
    expect(left).toEqual([])
  })

  it('is the same for the nodes', () => {
    for (const payload of XSS_PAYLOADS) {
      const box = document.createElement('div')
      box.append(document.importNode(sanitiseToFragment(payload), true))
      expect(box.innerHTML).toBe(sanitiseHtml(payload))
    }
  })

  it('makes an article that is the same when its text is read again', () => {
    const changed = XSS_PAYLOADS.filter((payload) => {
      const { beforeAd, afterAd } = prepareArticle(`<p>1</p><p>2</p>${payload}`)
      return [...beforeAd, ...afterAd].some((part) => {
        if (!('html' in part)) return false
        const box = document.createElement('div')
        box.innerHTML = part.html
        return box.innerHTML !== part.html
      })
    })
    expect(changed).toEqual([])
  })
})

describe('what an author writes', () => {
  it('stays as it is', () => {
    const written = [
      '<h2>One</h2><h3>Two</h3><h4>Three</h4><p>Text<br>and <strong>strong</strong> <em>soft</em> <u>u</u> <s>s</s></p>',
      '<p style="text-align: center;">Centre</p><p style="padding-left: 40px;">In</p>',
      '<span style="text-decoration: underline;">Line</span>',
      '<ol start="3" style="list-style-type: lower-alpha;"><li>a<ul><li>b</li></ul></li></ol>',
      '<blockquote><p>Said [blank]</p></blockquote><pre><code>let a = "&lt;b&gt;"</code></pre><hr>',
      '<a href="/chatgpt" rel="noopener">here</a><a href="https://a.example/?b=c&amp;d" target="_blank" rel="noopener">there</a>',
      '<a href="mailto:a@b.example" rel="noopener">mail</a><a href="#section-x" rel="noopener">down</a>',
      '<figure><img src="https://a.example/b.png" alt="A bakery" width="640" height="360"><figcaption>It</figcaption></figure>',
      '<img src="/og/home.png" alt="">',
      '<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td colspan="2">b</td></tr></tbody></table>',
      '<p dir="rtl" lang="ar">مرحبا</p><p>👩‍👩‍👧 é</p>',
    ]
    expect(written.filter((html) => sanitiseHtml(html) !== html)).toEqual([])
  })

  it('loses what is not on the list, and never its words', () => {
    expect(sanitiseHtml('<h1 id="x">Big</h1><p class="MsoNormal" style="color:red;text-align:right">a</p>')).toBe(
      'Big<p style="text-align: right;">a</p>',
    )
    expect(sanitiseHtml('<font color="red"><o:p>word</o:p></font>')).toBe('word')
  })

  it('has no pictures from elsewhere than https and this site', () => {
    for (const src of [
      'data:image/png;base64,AA',
      'http://a.example/b.png',
      '//a.example/b.png',
      'b.png',
      '/\\a.example',
    ]) {
      expect(sanitiseHtml(`<p>a<img src="${src}" alt="b"></p>`)).toBe('<p>a</p>')
    }
  })

  it('keeps the words after a beginning that browsers take for a page without a text', () => {
    const lost = [
      '<frameset>',
      '<frameset><frame>',
      '<!--x--><frameset>',
      '<head><frameset>',
      '<noframes>',
      '<html><frameset></html>',
    ].filter((start) => !sanitiseToFragment(`${start}<p>word</p>`).textContent?.includes('word'))
    // Browsers read what stands in it as text of another kind.
    expect(lost).toEqual(['<noframes>'])
    expect(sanitiseToFragment('<noframes><p>word</p>')).toBeInstanceOf(DocumentFragment)
  })
})
