/** Cuts a text to a number of characters (UTF-16 units, which bounds the bytes), never inside a surrogate pair. */
export function cutText(text: string, maxChars: number): string {
  return text.slice(0, maxChars).replace(/[\ud800-\udbff]$/, '')
}
