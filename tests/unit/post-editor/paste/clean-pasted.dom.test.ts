import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cleanPasted } from '@/features/post-editor/lib/paste/clean-pasted'
import { withAllowedHeadings } from '@/features/post-editor/lib/paste/headings'
import { cleanAddress } from '@/features/post-editor/lib/paste/links'
import { sanitiseHtml } from '@/lib/sanitise-html'

// What each program puts on the clipboard, made by hand after its format.
const clipboard = (name: string) => readFileSync(`tests/unit/post-editor/paste/${name}.html`, 'utf8')
const cleaned = (html: string) => cleanPasted(html).html

describe('what is pasted', () => {
  it('from Word: headings, lists by their levels, footnotes without dead links', () => {
    const { html, lost } = cleanPasted(clipboard('word'))
    expect(html.split(/(?<=<\/(?:h2|h3|p)>)/)).toEqual([
      '<h2>A title</h2>',
      '<h2>A heading by its class</h2>',
      '<h3>1.1 Numbered heading</h3>',
      '<p><strong>Bold words</strong> and not, <s>gone</s>, <u>below</u>.</p>',
      '<ul><li>One<ul><li>One, within<ol style="list-style-type: lower-roman;"><li>Deeper, by number</li></ol></li></ul></li>' +
        '<li>Two</li></ul><p>Between the lists.</p>',
      '<ol start="4"><li>Four</li></ol><ul><li>Only its look is left</li></ul><p style="text-align: center;">In the middle<sup>[1]</sup></p>',
      '<p>[1] A note.</p>',
    ])
    expect(lost).toEqual([{ place: 'In the middle[1]', reason: 'local' }])
  })

  it('from Word in a browser: one list of many', () => {
    expect(cleaned(clipboard('word-online'))).toBe(
      '<h2>From the browser</h2><ul><li>One<ul><li>Within</li></ul></li><li><strong>Two</strong></li></ul><p>After.</p>',
    )
  })

  it('from Outlook: links past its guard, numbers by letter', () => {
    const { html, lost } = cleanPasted(clipboard('outlook'))
    expect(html).toBe(
      '<p>Dear all,</p><p><strong>Please</strong> read <a href="https://example.org/guide?page=2" rel="noopener">the guide</a>.</p>' +
        '<ol><li>First</li><li>Second</li></ol><ol style="list-style-type: lower-alpha;"><li>By letter</li><li>By letter too</li></ol>' +
        '<p>H<sub>2</sub>O and m<sup>2</sup></p>',
    )
    expect(lost).toEqual([{ place: 'By letter too', reason: 'local' }])
  })

  it('from Google Docs: what its styles say, as elements', () => {
    const { html, lost } = cleanPasted(clipboard('gdocs'))
    expect(html).toBe(
      '<h2>GDocs H1</h2><p>Plain, <strong>bold here</strong><em>, italic here</em><s>, struck</s><u>, underlined</u>' +
        '<code>, code_ish</code>.</p><h3>GDocs H2</h3><ul><li>item one<ul><li>nested item</li></ul></li>' +
        '<li><strong>item two bold</strong></li></ul><ul><li>☐ checkbox item</li></ul>' +
        '<table><tbody><tr><td><strong>A</strong></td><td>B</td></tr></tbody></table>' +
        '<p><a href="https://example.com/" rel="noopener">a link</a></p>',
    )
    expect(lost).toEqual([{ place: 'B', reason: 'elsewhere' }])
  })

  it('from Pages: headings by their size, marks by its style sheet', () => {
    expect(cleaned(clipboard('pages'))).toBe(
      '<h2>A title from Pages</h2><h3>Why we wait</h3><p>The first paragraph has <strong>bold words</strong>, <em>slanted words</em>, ' +
        '<u>lines below</u> and <s>lines through</s>.</p><ul><li>One point<ul><li>A point within</li></ul></li>' +
        '<li>Another point</li></ul><p>The last paragraph is long enough to show in which size most of this text is set.</p>',
    )
  })

  it('from Notion: boxes, quotes and code', () => {
    expect(cleaned(clipboard('notion'))).toBe(
      '<h2>Launch notes</h2><p>We ship on <strong>Tuesday</strong>, and <em>not before</em>. See ' +
        '<a href="https://www.notion.so/Plan-1f2e?pvs=21" rel="noopener">the plan</a> or run <code>npm start</code>.</p>' +
        '<h3>To do</h3><ul><li>☑ Write the text</li><li>☐ Read it aloud<ul><li>twice</li></ul></li></ul>' +
        '<ol start="3"><li>The third thing</li><li>The fourth</li></ol><p>💡 A box that stands out.</p>' +
        '<blockquote><p>Somebody said this.</p></blockquote><pre><code>const a = 1\n\n  if (a) run()\n</code></pre><hr>' +
        '<table><thead><tr><th>Day</th><th>Who</th></tr></thead><tbody><tr><td>Mon</td><td>Ada</td></tr></tbody></table>',
    )
  })

  it('from a web page: no scripts, boxes, buttons or hotlinked pictures', () => {
    const { html, lost } = cleanPasted(clipboard('web-page'))
    expect(html).toBe(
      '<h2>How to wait</h2><p>By <a href="https://example.net/authors/ada" rel="noopener">Ada</a> <strong>today</strong></p>' +
        '<p>Second paragraph with <em>slant</em><strong><em> and both</em></strong>.</p><p>Seen from the shore</p>' +
        '<h3>A small heading</h3><p>A line in a box</p><p>Another line</p>' +
        '<p><a href="https://example.com/a?b=1" rel="noopener">A video’s link</a>, a trap, to the top 🎉</p>',
    )
    expect(lost).toEqual([{ place: '…paragraph with slant and both.', reason: 'elsewhere' }])
  })

  it('from an editor of code: as it stands', () => {
    const style = 'color:#ccc;font-family:Consolas, monospace;font-weight:normal;white-space:pre;'
    const line = (text: string) => `<div><span style="color:#569cd6">${text}</span></div>`
    expect(cleaned(`<meta charset="utf-8"><div style="${style}">${line('if (a) {')}<br>${line('  run()')}</div>`)).toBe(
      '<pre>if (a) {\n\n  run()</pre>',
    )
    expect(cleaned(`<div style="${style}">${line('run()')}</div>`)).toBe('<code>run()</code>')
  })

  it('as a few words stays within its sentence', () => {
    expect(cleaned('<span style="font-weight:700">three</span> words')).toBe('<strong>three</strong> words')
  })

  it('keeps the site’s own pictures, and says of the first that it stood at the beginning', () => {
    const { html, lost } = cleanPasted(
      '<img src="data:image/svg+xml;base64,AAAA"><p>One<img src="/pictures/a.webp" alt="A" class="x"></p>',
      (address) => address.startsWith('/pictures/'),
    )
    expect(html).toBe('<p>One<img src="/pictures/a.webp" alt="A"></p>')
    expect(lost).toEqual([{ place: '', reason: 'inside' }])
  })

  it('hands over the pictures inside the text, and marks their places', () => {
    const { html, files, lost } = cleanPasted(
      '<p>One</p><img alt="B" src="data:image/png;base64,iVBORw0KGgo="><p>Two</p>',
    )
    expect(html).toBe('<p>One</p><p><img alt="B" src="/pasting/0"></p><p>Two</p>')
    expect(files.map(({ type, size }) => [type, size])).toEqual([['image/png', 8]])
    expect(lost).toEqual([])
  })

  it('keeps the direction and the place of a text', () => {
    expect(cleaned('<p dir="rtl" style="text-align:right">שלום</p><p align="center">Here</p><p dir="ltr">x</p>')).toBe(
      '<p dir="rtl">שלום</p><p style="text-align: center;">Here</p><p>x</p>',
    )
  })

  it('keeps lines, code and direction, whatever boxes they stand in', () => {
    const FORMS: readonly (readonly [given: string, expected: string])[] = [
      // Slack, Teams and others.
      ['<span>First</span><span class="c-mrkdwn__br"></span><span>Second</span>', 'First<br>Second'],
      [
        '<div class="p-rich_text_section">One<span data-stringify-type="paragraph-break" class="c-mrkdwn__br"></span>Two<br>Three</div>',
        '<p>One</p><p>Two<br>Three</p>',
      ],
      ['<span style="display:block">First</span><span style="display:block">Second</span>', 'First<br>Second'],
      [
        '<p><b style="display: block">A</b>b<i style="display:block">c</i>d</p>',
        '<p><strong>A</strong><br>b<br><em>c</em><br>d</p>',
      ],
      ['<div style="white-space: pre-wrap">First\nSecond\n\nThird</div>', '<p>First<br>Second</p><p>Third</p>'],
      ['<div style="white-space-collapse: preserve"><span>First\nSecond</span></div>', '<p>First<br>Second</p>'],
      ['<div style="white-space:pre-line">\n<div>a</div>\n<div>b</div>\n</div>', '<p>a</p><p>b</p>'],
      ['<p style="white-space:normal">First\nSecond</p>', '<p>First Second</p>'],
      ['<div><div>First</div><div>&nbsp;</div><div>Second</div></div>', '<p>First</p><p>Second</p>'],
      // ChatGPT, highlighters, documentation.
      ['<pre><div><code>a\n  b</code></div></pre>', '<pre><code>a\n  b</code></pre>'],
      [
        '<pre class="x"><div><div>python</div><div><div><button>Copy code</button></div></div><div dir="ltr"><code class="language-python"><span>def f():</span>\n    <span>return 1</span>\n</code></div></div></pre>',
        '<pre><code>def f():\n    return 1</code></pre>',
      ],
      [
        '<pre><code><div class="line">a {</div><div class="line"></div><div class="line">&nbsp; b</div></code></pre>',
        '<pre><code>a {\n\n  b</code></pre>',
      ],
      [
        '<pre><code><span style="display:block">a</span><span style="display:block">  b</span></code></pre>',
        '<pre><code>a\n  b</code></pre>',
      ],
      ['<pre><p>a</p><p>  b<br>c</p></pre>', '<pre>a\n  b\nc</pre>'],
      ['<pre><ol><li><code>a</code></li><li><code>  b</code></li></ol></pre>', '<pre><code>a\n  b</code></pre>'],
      ['<pre>see <code>x</code>\n  y</pre>', '<pre>see <code>x</code>\n  y</pre>'],
      [
        '<div><code class="hljs language-js">a\n  b</code></div>',
        '<pre><code class="hljs language-js">a\n  b</code></pre>',
      ],
      // Direction.
      ['<div dir="rtl"><p>שלום</p><ul><li>א</li></ul></div>', '<p dir="rtl">שלום</p><ul dir="rtl"><li>א</li></ul>'],
      ['<p style="direction: rtl">שלום</p>', '<p dir="rtl">שלום</p>'],
      ['<div style="direction:rtl">שלום<div>עולם</div></div>', '<p dir="rtl">שלום</p><p dir="rtl">עולם</p>'],
      ['<section dir="RTL"><div><div>א</div></div><p dir="ltr">x</p></section>', '<p dir="rtl">א</p><p>x</p>'],
      ['<p><span dir="rtl">שלום</span></p><p>a <span dir="rtl">ב</span></p>', '<p dir="rtl">שלום</p><p>a ב</p>'],
      [
        '<blockquote dir="rtl"><p>א</p><p dir="ltr">x</p></blockquote>',
        '<blockquote dir="rtl"><p>א</p><p dir="ltr">x</p></blockquote>',
      ],
      ['<p dir="rtl" align="center">א</p>', '<p dir="rtl" style="text-align: center;">א</p>'],
      ['<body dir="rtl"><p>א</p></body>', '<p dir="rtl">א</p>'],
    ]
    const wrong = FORMS.map(([given, expected]) => ({ given, expected, is: cleaned(given) })).filter(
      ({ expected, is }) => is !== expected.replaceAll(/ class="[^"]*"/g, ''),
    )
    expect(wrong).toEqual([])
  })

  it('takes a text that is set in a typewriter’s font as a whole for a text', () => {
    expect(cleaned('<p style="font-family:Courier">INT. <b>NIGHT</b></p>')).toBe('<p>INT. <strong>NIGHT</strong></p>')
  })

  it.each(['word', 'word-online', 'outlook', 'gdocs', 'pages', 'notion', 'web-page'])(
    'from %s is clean the first time',
    (name) => {
      const once = cleaned(clipboard(name))
      expect(cleaned(once)).toBe(once)
      expect(sanitiseHtml(once)).toBe(once)
    },
  )
})

describe('headings', () => {
  it.each([
    ['<h1>a</h1><h3>b</h3><h6>c</h6>', '<h2>a</h2><h3>b</h3><h4>c</h4>'],
    ['<h2>a</h2><h5>b</h5>', '<h2>a</h2><h4>b</h4>'],
    ['<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4>', '<h2>a</h2><h3>b</h3><h4>c</h4><h4>d</h4>'],
  ])('of %s pasted', (html, expected) => expect(cleaned(html)).toBe(expected))

  it.each([
    ['<h2>a</h2><h1>b</h1><h5 class="x">c</h5><H6>d</H6>', '<h2>a</h2><h2>b</h2><h4 class="x">c</h4><h4>d</h4>'],
    ['<h2>a</h2><p>b<br>', '<h2>a</h2><p>b<br>'],
  ])('of %s before it is saved', (html, expected) => expect(withAllowedHeadings(html)).toBe(expected))
})

describe('addresses', () => {
  it.each([
    ['https://www.google.com/url?q=https://example.com/a%3Fb%3D1&sa=D&source=docs', 'https://example.com/a?b=1'],
    ['https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.com%2F%3Ffbclid%3Dx&h=AT0', 'https://example.com/'],
    [
      'https://www.google.com/url?url=https%3A%2F%2Fout.reddit.com%2Ft3%3Furl%3Dhttps%253A%252F%252Fexample.com%252F',
      'https://example.com/',
    ],
    ['https://example.com/?utm_source=word&page=2', 'https://example.com/?page=2'],
    ['https://example.com', 'https://example.com'],
    ['https://www.google.com/search?q=https://example.com', 'https://www.google.com/search?q=https://example.com'],
    ['https://www.google.com/url?q=javascript:alert(1)', 'https://www.google.com/url?q=javascript:alert(1)'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
    ['/blog', '/blog'],
    ['www.example.com/a', 'www.example.com/a'],
    ['#note-1', '#note-1'],
    ['#_ftn1', undefined],
    ['about.html', undefined],
    ['../b/other.md', undefined],
    ['file:///C:/note.docx', undefined],
    ['javascript:alert(1)', undefined],
    ['', undefined],
  ])('%s', (address, expected) => expect(cleanAddress(address)).toBe(expected))
})
