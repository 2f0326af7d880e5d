import { describe, expect, it } from 'vitest'
import { cleanPasted } from '@/features/post-editor/lib/paste/clean-pasted'
import { isMarkdown, markdownHtml } from '@/features/post-editor/lib/paste/markdown'

describe('a pasted plain text', () => {
  it.each([
    '# A title\n\nText.\n\n## A part',
    '- one\n- two',
    '1. one\n2. two',
    'See [the list](/writing-prompts) first.',
    'This is **meant**.',
    '```js\nlet a = 1\n```',
    '| a | b |\n| --- | --- |\n| 1 | 2 |',
    '> quoted\n> further',
    'Said.[^1]\n\n[^1]: By whom.',
  ])('is Markdown: %j', (text) => {
    expect(isMarkdown(text)).toBe(true)
  })

  it.each([
    '',
    'Two plain lines\nwithout a sign.',
    '# only one line',
    'A list that\n- began once',
    '2 * 3 * 4 = 24 and 2**3 is 8',
    'a_b and c_d, [brackets] (and these)',
    'Fill in [your name] (or leave it).',
    'Costs 5 > 4\nand 3 < 4',
    'In 1990.\n1. was a good year?',
  ])('is none: %j', (text) => {
    expect(isMarkdown(text)).toBe(false)
  })

  it('becomes what an editor would have written here', () => {
    const text = [
      '# The title',
      'One line\nthat goes on, **bold** and *set apart*, see [here](https://example.com/).',
      '## A part',
      '- one\n  - within\n- two',
      '> quoted',
      '```\nlet a = 1 < 2\n```',
      '<script>alert(1)</script><img src=x onerror=alert(1)>',
      '[bad](javascript:alert(1))',
    ].join('\n\n')
    const { html } = cleanPasted(markdownHtml(text))
    expect(html).toContain('<h2>The title</h2>')
    expect(html).toContain(
      '<p>One line that goes on, <strong>bold</strong> and <em>set apart</em>, see <a href="https://example.com/"',
    )
    expect(html).toContain('<h3>A part</h3>')
    expect(html).toMatch(/<ul>\s*<li>one\s*<ul>\s*<li>within<\/li>\s*<\/ul>\s*<\/li>\s*<li>two<\/li>\s*<\/ul>/)
    expect(html).toMatch(/<blockquote>\s*<p>quoted<\/p>\s*<\/blockquote>/)
    expect(html).toContain('let a = 1 &lt; 2')
    expect(html).not.toMatch(/script|onerror|javascript/)
  })
})
