import type { Reading } from './read-request.ts'
import type { Kind } from './types.ts'

const POINTING =
  /\b(?:this|these|the following|below|it)\b|\bmy (?:[\w-]+ ){0,2}(?:essay|text|email|e-mail|letter|paper|paragraph|sentence|article|story|poem|draft|report|notes|menu|resume|cv|cover letter|speech|code|function|script|query|class|component|statement|bio|chapter|introduction)\b/u
// The visitor has it, or says where it is.
const ELSEWHERE = /["“«]|https?:|\battach|\bupload|\bscreenshot/u
const SHORT_CHARS = 200
// With more words around the order, the text may well be among them.
const OTHER_CHARS = 40

/** The lines of a kind that this request does not settle itself. */
export function linesOf(kind: Kind, reading: Reading): string[] {
  const { ask, facets } = reading
  const lines = kind.lines.filter(({ unless, when }) => {
    const isNeedless = unless.some((reason) => (reason instanceof RegExp ? reason.test(ask) : facets.has(reason)))
    return !isNeedless && (when === undefined || when.test(ask))
  })
  return [...placeFor(kind, reading), ...lines.map(({ text }) => text)]
}

/** A place for the text or the code that the request works on but does not hold. */
function placeFor({ needs }: Kind, { ask, order, material, text }: Reading): string[] {
  const isAlone = ask.length < order.length + OTHER_CHARS && !/:\s*\S/u.test(ask)
  if (needs === undefined || material !== null || text.length > SHORT_CHARS) return []
  // Pasted code is recognised wherever it stands. A pasted text is not: it may be among these words.
  if (!isAlone) return needs === 'code' && POINTING.test(ask) ? ['Ask me for the code if you do not see it.'] : []
  return POINTING.test(order) && !ELSEWHERE.test(ask) ? [`The ${needs}: [paste it here, or use the one above].`] : []
}
