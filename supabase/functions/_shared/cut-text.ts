/** A text cut after so many characters (UTF-16 units, so that it bounds the bytes), never through a surrogate pair. */
export function cutText(text: string, maxChars: number): string {
  return text.slice(0, maxChars).replace(/[\ud800-\udbff]$/, '')
}
