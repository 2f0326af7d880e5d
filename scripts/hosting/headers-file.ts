/** The limit of Cloudflare Pages; Netlify allows at least as many. */
const MOST_RULES = 100
const LONGEST_LINE = 2000

/**
 * The `_headers` file for Netlify and Cloudflare Pages. Both join the values if several rules set the same header, so
 * only one rule may set each. Files without a rule get `max-age=0, must-revalidate`.
 * @param rules paths end with `*` or are whole
 * @throws Error if a host would drop a rule, or join it with another
 */
export function headersFile(rules: readonly { path: string; headers: Record<string, string> }[]): string {
  if (rules.length > MOST_RULES) throw new Error(`_headers has ${rules.length} rules; ${MOST_RULES} are read.`)
  const pathsOf: Map<string, string[]> = new Map()
  const blocks = rules.map(({ path, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => {
      const overlapping = pathsOf.get(name)?.find((other) => overlap(other, path))
      if (overlapping) throw new Error(`_headers sets ${name} on ${overlapping} and on ${path}: hosts would join them.`)
      pathsOf.set(name, [...(pathsOf.get(name) ?? []), path])
      return `  ${name}: ${value}`
    })
    const long = lines.find((line) => line.length > LONGEST_LINE)
    if (long)
      throw new Error(
        `A line of _headers has ${long.length} characters; ${LONGEST_LINE} are read: ${long.slice(0, 60)}…`,
      )
    return [path, ...lines].join('\n')
  })
  return `${blocks.join('\n\n')}\n`
}

function overlap(one: string, other: string) {
  const [a, b] = [one, other].map((path) => path.replace(/\*$/, ''))
  return (
    one === other || (one.endsWith('*') && b?.startsWith(a ?? '')) || (other.endsWith('*') && a?.startsWith(b ?? ''))
  )
}
