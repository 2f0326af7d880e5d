const BLOCK =
  '(?:p|h[1-6]|ul|ol|li|dl|dt|dd|table|thead|tbody|tfoot|tr|td|th|blockquote|pre|hr|figure|figcaption|div|section|article|aside|header|footer|address|form|fieldset|iframe|video|audio)'
const BEGINS_WITH_BLOCK = new RegExp(`^</?${BLOCK}\\b`, 'i')
const AROUND_BLOCKS = new RegExp(`[ \\t]*\\n?[ \\t]*(</?${BLOCK}\\b[^<>]*>)[ \\t]*\\n?`, 'gi')
const PRESERVED = /<(pre|script|style)\b(?:(?!<\1\b)[\s\S])*?<\/\1>/gi

/** Text of WordPress's classic editor, where empty lines separate paragraphs, as HTML. */
export function withParagraphs(text: string): string {
  const kept: string[] = []
  // A file cannot know it.
  const mark = Math.random().toString(36).slice(2)
  const open = text
    .replaceAll('\r\n', '\n')
    // White space in these is significant. None begins in another.
    .replace(PRESERVED, (block) => `\n\n<hr data-kept="${mark}-${kept.push(block) - 1}">\n\n`)
    // Otherwise long runs of it would be looked through again and again.
    .replaceAll(/[ \t]+/g, ' ')
    .replace(AROUND_BLOCKS, (_, tag: string) => (tag.startsWith('</') ? `${tag}\n\n` : `\n\n${tag}`))
  return open
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (BEGINS_WITH_BLOCK.test(part) ? part : `<p>${part.replaceAll('\n', '<br>\n')}</p>`))
    .join('\n')
    .replaceAll(new RegExp(`<hr data-kept="${mark}-(\\d+)">`, 'g'), (_, index: string) => kept[Number(index)] ?? '')
}
