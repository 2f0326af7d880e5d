/**
 * One of several ways to say the same, chosen by the text: the same text always gets the same one, different texts
 * seldom do.
 */
export function variantOf(text: string, forms: readonly [string, ...string[]]): string {
  // FNV-1a with a final mix, because its low bits depend too much on the last letters.
  let hash = 0x811c9dc5
  for (let at = 0; at < Math.min(text.length, 400); at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x2c1b3c6d)
  hash ^= hash >>> 13
  return forms[(hash >>> 0) % forms.length] ?? forms[0]
}
