/**
 * One of several ways to say the same, chosen by the text: the same text always gets the same one, different texts
 * seldom do.
 */
export function variantOf(text: string, forms: readonly [string, ...string[]]): string {
  let sum = text.length
  for (const letter of text.slice(0, 200)) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  return forms[sum % forms.length] ?? forms[0]
}
