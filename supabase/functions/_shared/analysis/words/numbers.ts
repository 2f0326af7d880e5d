const SMALL = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** A number in prose: small ones as words. */
export function numberWord(count: number): string {
  return SMALL[count] ?? String(count)
}

/** Capitalises the start of a sentence, also after an opening quotation mark. */
export function capitalised(text: string): string {
  return text.replace(/^["“]?\p{Ll}/u, (start) => start.toUpperCase())
}
