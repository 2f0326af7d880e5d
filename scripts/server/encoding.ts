/** From best to worst: the encodings that the build makes. */
const PREFERENCE = ['br', 'gzip']

/**
 * The best form of a file that a browser takes (RFC 9110, 12.5.3).
 * @param header `Accept-Encoding`
 * @param available by encoding
 */
export function pickEncoding(header: string | string[] | undefined, available: ReadonlyMap<string, unknown>): string {
  const weights: Map<string, number> = new Map()
  for (const part of String(header ?? '')
    .toLowerCase()
    .split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    if (name) weights.set(name, weight === undefined ? 1 : Number(weight) || 0)
  }
  const accepts = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  return PREFERENCE.find((name) => available.has(name) && accepts(name)) ?? 'identity'
}
