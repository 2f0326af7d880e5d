import { describe, expect, test } from 'vitest'
import { articleLetter } from '@/features/letter/lib/article-letter'

const SITE = 'https://promptory.test'
const ARTICLE = {
  title: 'Salt & pepper',
  slug: 'salt-and-pepper',
  excerpt: 'Why <both>.',
  cover: '/storage/v1/object/public/pictures/salt.jpg',
  content: `<h2>First</h2><p style="text-align: center">One <a href="/generator" target="_blank" rel="noopener">tool</a> and
    <a href="https://other.example/x">https://other.example/x</a>.</p>
    <ul><li>Salt</li><li>Pepper</li></ul><pre>a  b
 c</pre><p><img src="/storage/v1/object/public/pictures/p.jpg" alt="A mill" width="900" height="600"></p>
    <script>alert(1)</script><p onclick="x()">Last.</p>`,
}

const elementsOf = (html: string) => new DOMParser().parseFromString(html, 'text/html')

describe('an article as a mail', () => {
  const { subject, html, text } = articleLetter(ARTICLE, true, SITE)
  const page = elementsOf(html)

  test('has its title as the subject, and its words', () => {
    expect(subject).toBe('Salt & pepper')
    expect(page.querySelector('h1')?.textContent).toBe('Salt & pepper')
    expect(page.body.textContent).toMatch(/Why <both>\.[^]+Last\./)
  })

  test('has no address without its host', () => {
    const addresses = [...page.querySelectorAll('[href], [src]')].map(
      (element) => element.getAttribute('href') ?? element.getAttribute('src'),
    )
    expect(addresses).toContain('https://promptory.test/generator')
    expect(addresses).toContain('https://promptory.test/storage/v1/object/public/pictures/salt.jpg')
    expect(addresses.filter((address) => !address?.startsWith('https://'))).toEqual([])
  })

  test('has its looks in each element, and what the editor set', () => {
    expect(page.querySelectorAll('p[style*="text-align: center"]')).toHaveLength(1)
    for (const element of page.querySelectorAll('p, h1, h2, ul, li, pre, img, a'))
      expect(element.getAttribute('style'), element.outerHTML).toBeTruthy()
    expect(page.querySelectorAll('[target], [rel], [class]')).toHaveLength(0)
  })

  test('runs nothing', () => {
    expect(html).not.toMatch(/script|onclick/)
  })

  test('reads well as plain text', () => {
    expect(text).toBe(
      `Salt & pepper

Why <both>.

First

One tool (https://promptory.test/generator) and https://other.example/x.
- Salt
- Pepper

a  b
c

[A mill]

Last.

On the site: https://promptory.test/blog/salt-and-pepper`,
    )
  })
})

describe('the beginning of an article', () => {
  const paragraphs = Array.from({ length: 20 }, (_, n) => `<p>Paragraph ${n}. ${'Some words. '.repeat(15)}</p>`)
  const long = { ...ARTICLE, excerpt: null, cover: null, content: paragraphs.join('') }

  test('ends with a whole paragraph, and leads on', () => {
    const { html, text } = articleLetter(long, false, SITE)
    expect(elementsOf(html).querySelectorAll('p')).toHaveLength(5)
    expect(text).toContain('Paragraph 3.')
    expect(text).not.toContain('Paragraph 4.')
    expect(text).toMatch(/\n\nRead on: https:\/\/promptory\.test\/blog\/salt-and-pepper$/)
  })

  test('is all of a short one', () => {
    const short = articleLetter({ ...long, content: '<p>One.</p>' }, false, SITE)
    expect(short).toEqual(articleLetter({ ...long, content: '<p>One.</p>' }, true, SITE))
  })
})
