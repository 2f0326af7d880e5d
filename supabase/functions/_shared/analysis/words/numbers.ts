const SMALL = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** A number as prose writes it: small ones as words. */
export function numberWord(count: number): string {
  return SMALL[count] ?? String(count)
}

/** With a capital, at the beginning of a sentence, also behind an opening quotation mark. */
export function capitalised(text: string): string {
  return text.replace(/^["“]?\p{Ll}/u, (start) => start.toUpperCase())
}
