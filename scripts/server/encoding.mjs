/** From best to worst: what the build makes beside its files. */
const PREFERENCE = ['br', 'gzip']

/**
 * The best form of a file that a browser takes (RFC 9110, 12.5.3).
 * @param {string | string[] | undefined} header `Accept-Encoding`
 * @param {ReadonlyMap<string, unknown>} available by encoding
 * @returns {string}
 */
export function pickEncoding(header, available) {
  /** @type {Map<string, number>} */
  const weights = new Map()
  for (const part of String(header ?? '')
    .toLowerCase()
    .split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    if (name) weights.set(name, weight === undefined ? 1 : Number(weight) || 0)
  }
  const accepts = (/** @type {string} */ name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  return PREFERENCE.find((name) => available.has(name) && accepts(name)) ?? 'identity'
}
