const CONTEXT = 120

/** A long passage that both have, with its middle left out; the first and the last keep one side only. */
export function shorten(text: string, place: 'first' | 'middle' | 'last'): string {
  const head = place === 'first' ? '' : text.slice(0, CONTEXT)
  const tail = place === 'last' ? '' : text.slice(-CONTEXT)
  return text.length <= CONTEXT * 2 + 20 ? text : `${head} […] ${tail}`.trim()
}
