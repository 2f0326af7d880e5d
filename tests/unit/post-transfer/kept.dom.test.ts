import { expect, test } from 'vitest'
import { file, ghost, meta, prepare, wordpress } from './support.ts'

test('names of WordPress are decoded once, in CDATA and out of it', async () => {
  const NAMES: readonly (readonly [written: string, name: string])[] = [
    ['A &amp; B &#8211; C', 'A & B – C'],
    ['&lt;b&gt; &quot;x&quot; &#039;y&#039;', '<b> "x" \'y\''],
    ['How to write &amp;amp;', 'How to write &amp;'],
    ['Caf&eacute; &hellip; &constructor;', 'Café … &constructor;'],
    ['Plain', 'Plain'],
  ]
  const wrong: unknown[] = []
  for (const [written, name] of NAMES) {
    for (const text of [written, `<![CDATA[${written}]]>`, `\n  <![CDATA[${written}]]>\n`]) {
      const { planned } = await prepare([
        wordpress({
          title: text,
          author: text,
          more:
            `<category domain="category" nicename="x">${text}</category>` +
            ['title', 'metadesc'].map((key) => meta(`_yoast_wpseo_${key}`, text)).join(''),
        }),
      ])
      const { title, author, categories, searchTitle, searchDescription } = planned[0]?.post ?? {}
      const read = [title, author, ...(categories ?? []), searchTitle, searchDescription]
      if (read.length !== 5 || read.some((one) => one !== name)) wrong.push({ text, read })
    }
  }
  expect(wrong).toEqual([])
})

/** A file, what has to be in its text (in this order), what must not be, and what is told. */
const KEPT: Readonly<Record<string, { file: File; has?: string[]; not?: RegExp; told?: string[] }>> = {
  'notes of Markdown': {
    file: file(
      'a.md',
      'One.[^1] Two.[^long] Again.[^1] None.[^9] ^[In place.] ^[a-z]\n\n[^1]: Ibid.\n[^long]: https://x.test/\ngoes on\n\n    and on.\n\n[^left]: Left.\n\nEnd.',
    ),
    has: [
      'One.<a href="#note-1" rel="noopener"><sup>1</sup></a> Two.<a href="#note-2" rel="noopener"><sup>2</sup></a>',
      'None.[^9] <a href="#note-3" rel="noopener"><sup>3</sup></a> ^[a-z]',
      '<p>End.</p>',
      '<hr>',
      'Ibid. <a href="#mark-1" rel="noopener">↩</a></li>',
      '<p><a href="https://x.test/" rel="noopener">https://x.test/</a> goes on</p>',
      '<p>and on. <a',
      'In place. <a',
      'Left. <a href="#mark-4"',
    ],
    not: /<pre>|\[\^1\]/,
  },
  'notes of the block editor': {
    file: wordpress({
      content:
        '<!-- wp:paragraph --><p>Old<sup data-fn="a-1" class="fn"><a href="#a-1" id="a-1-link">1</a></sup>.</p><!-- /wp:paragraph --><!-- wp:footnotes /-->',
      more: meta('footnotes', '<![CDATA[[{"content":"See <em>this</em>.","id":"a-1"}]]]>'),
    }),
    has: ['Old<a href="#note-1" rel="noopener"><sup>1</sup></a>.', '<ol>', 'See <em>this</em>. <a href="#mark-1"'],
  },
  'notes that cannot be read': {
    file: wordpress({ content: 'x', more: meta('footnotes', '[{') }),
    told: ['Left out: its footnotes, which cannot be read.'],
  },
  embeds: {
    file: wordpress({
      content:
        '<!-- wp:embed {"url":"https://v.test/?a=1&b=2"} --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://v.test/?a=1&amp;b=2\n</div><figcaption>It</figcaption></figure><!-- /wp:embed --><p>At https://w.test/A_(b).</p><pre>https://code.test</pre>',
    }),
    has: [
      '<p><a href="https://v.test/?a=1&amp;b=2" rel="noopener">https://v.test/?a=1&amp;b=2</a></p><p>It</p>',
      '<a href="https://w.test/A_(b)" rel="noopener">https://w.test/A_(b)</a>.',
      '<pre>https://code.test</pre>',
    ],
  },
  'embeds of the classic editor': {
    file: wordpress({ content: 'Look:\n\nhttps://v.test/1\n\n[embed]https://v.test/2[/embed]' }),
    has: ['<p><a href="https://v.test/1"', '<p><a href="https://v.test/2"'],
  },
  'codes and blocks that only WordPress knows': {
    file: wordpress({
      content:
        '<!-- wp:latest-posts {"n":1} /--><!-- wp:more --><!-- /wp:more --><p>[code]x[/code] [su_button url="y"] [sic] [your name] [see a = b] [form id=1] [map /]</p>',
    }),
    has: ['[code]x[/code]', '[sic]'],
    told: [
      'Left as text: [code], [su_button], [form], [map].',
      'Left out: blocks that WordPress fills in (latest-posts).',
    ],
  },
  'cards of Ghost': {
    file: ghost(
      '<figure class="kg-card kg-video-card"><div><video src="a.mp4"></video><div class="kg-video-overlay"><button><svg></svg></button></div><div>0:00<div>/<span>0:12</span></div></div></div><figcaption>Film</figcaption></figure>' +
        '<div class="kg-card kg-audio-card"><img class="kg-audio-thumbnail"><div><audio src="a.mp3"></audio><div class="kg-audio-title">Song</div><div><button><svg></svg></button><span>0:00</span>/<span>3:00</span></div></div></div>' +
        '<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://b.test/"><div><div class="kg-bookmark-title">Book</div><div class="kg-bookmark-description">Of it</div><div><img class="kg-bookmark-icon" src="i.png"><span class="kg-bookmark-author">Ann</span></div></div><div><img src="t.png"></div></a></figure>' +
        '<div class="kg-card kg-file-card"><a class="kg-file-card-container" href="https://b.test/f.pdf"><div><div class="kg-file-card-title">Paper</div><div class="kg-file-card-metadata"><div class="kg-file-card-filename">f.pdf</div><div class="kg-file-card-filesize">2 MB</div></div></div><div class="kg-file-card-icon"><svg></svg></div></a></div>' +
        '<div class="kg-card kg-toggle-card"><div><h4>More</h4><button><svg></svg></button></div><div><p>Inside</p></div></div>',
    ),
    has: [
      '<p>Film</p>',
      '<p>Song</p>',
      '<p><a href="https://b.test/" rel="noopener">Book</a><br>Of it<br>Ann</p>',
      '<p><a href="https://b.test/f.pdf" rel="noopener">Paper</a><br>f.pdf, 2 MB</p>',
      '<h4>More</h4>',
      '<p>Inside</p>',
    ],
    not: /0:|<p><\/p>|<a [^>]*><\/a>|<img/,
    told: ['Left out: a video, at the beginning.', 'Left out: a recording, after “Film”.'],
  },
  'elements of other programs': {
    file: file('a.md', '---\ntitle: T\n---\n<YouTube id="1" />\n\nA <my-note>word</my-note>.'),
    has: ['A word.'],
    told: ['Left out: the elements <youtube>, <my-note>. Text in them stays.'],
  },
  'words that no post can hold': {
    file: file('a.md', '---\ntitle: T\n---\nA\n\n<button>Buy now</button>\n\n<p hidden>Secret</p>'),
    told: ['Left out: the words “Buy now”, “Secret”.'],
  },
}

test('what a text says is kept, or told', async () => {
  const wrong: unknown[] = []
  for (const [what, { file: from, has = [], not, told = [] }] of Object.entries(KEPT)) {
    const { planned } = await prepare([from])
    const { html = '', notes } = planned[0] ?? {}
    let at = 0
    for (const part of has) {
      const found = html.indexOf(part, at)
      if (found < 0) wrong.push({ what, part, html })
      else at = found
    }
    if (not?.test(html)) wrong.push({ what, not, html })
    if (JSON.stringify(notes) !== JSON.stringify(told)) wrong.push({ what, notes })
  }
  expect(wrong).toEqual([])
})

test('a relative link leads to the post that it means, to where it led, or is told', async () => {
  const links = ['about.html', 'about/', './about.md#top', 'old', 'deploy.sh', 'notes.zip', 'other.md', '#part', '?p=1']
  const text = links.map((address) => `[${address}](${address})`).join(' ')
  const { planned, run, tables } = await prepare([
    file('b/post.md', `---\ntitle: Post\n---\n${text} [w](www.x.test) [m](a@x.test) [s](/terms)`),
    file('b/about.md', '---\ntitle: About\nslug: about-us\n---\nx'),
    file('b/2019-01-01-old.md', '---\ntitle: Old\n---\nx'),
    wordpress({ title: 'There', content: '<p><a href="../two/">two</a> <a href="img.zip">zip</a></p>' }),
  ])
  await run()
  const [post, there] = ['Post', 'There'].map(
    (title) => [...tables.rows.values()].find((row) => row.title === title)?.content ?? '',
  )
  const hrefs = (html = '') => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
  expect(hrefs(post)).toEqual([
    ...['/blog/about-us', '/blog/about-us', '/blog/about-us#top', '/blog/old'],
    ...['https://www.x.test', 'mailto:a@x.test', '/terms'],
  ])
  expect(hrefs(there)).toEqual(['https://kiln.example/two/', 'https://kiln.example/a/img.zip'])
  const dead = '“deploy.sh”, “notes.zip”, “other.md”, “#part”, “?p=1”'
  expect(planned.find(({ post: { title } }) => title === 'Post')?.notes).toEqual([
    `Links that lead nowhere become text: ${dead}.`,
  ])
})
