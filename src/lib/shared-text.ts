/**
 * The text another app has shared, from the page's fragment: the title (unless the text begins with it), the text and
 * the address.
 */
export function readShared(fragment: string): string {
  const params = new URLSearchParams(fragment.replace(/^#/, ''))
  const [title = '', text = '', url = ''] = ['title', 'text', 'url'].map((name) => params.get(name)?.trim())
  const isRepeated = (part: string) => part === '' || text.includes(part)
  return [isRepeated(title) ? '' : title, text, isRepeated(url) ? '' : url].filter(Boolean).join('\n\n')
}
