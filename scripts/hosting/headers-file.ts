/** What Cloudflare Pages reads of such a file; Netlify has no narrower limits. */
const MOST_RULES = 100
const LONGEST_LINE = 2000

/**
 * The `_headers` of Netlify and Cloudflare Pages. Both join the values of rules that set the same header, so each is set
 * by one rule alone; what no rule sets is sent with `max-age=0, must-revalidate`.
 * @param rules paths end with `*` or are whole
 * @throws Error where a rule would be dropped by a host, or joined with another
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
