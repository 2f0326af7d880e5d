const CONTEXT = 120

/** Shortens a long passage that both texts share: cuts its middle, or one side of the first and last. */
export function shorten(text: string, place: 'first' | 'middle' | 'last'): string {
  const head = place === 'first' ? '' : text.slice(0, CONTEXT)
  const tail = place === 'last' ? '' : text.slice(-CONTEXT)
  return text.length <= CONTEXT * 2 + 20 ? text : `${head} […] ${tail}`.trim()
}
