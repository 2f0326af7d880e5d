/** Tests of one or more runs. */
export interface Counts {
  readonly passed: number
  /** Failed, broken and skipped ones: a test that was left out proves nothing. */
  readonly failed: number
}

const attribute = (tag: string, name: string) => Number(new RegExp(` ${name}="(\\d+)"`).exec(tag)?.[1] ?? 0)

/**
 * Counts the tests of a JUnit report, as Vitest, Playwright and Deno write it.
 * @param xml the report
 */
export function countTests(xml: string): Counts {
  const suites = xml.match(/<testsuite [^>]*>/g) ?? []
  const sum = (name: string) => suites.reduce((total, suite) => total + attribute(suite, name), 0)
  const failed = sum('failures') + sum('errors') + sum('skipped') + sum('disabled')
  return { passed: sum('tests') - failed, failed }
}

/**
 * The failed tests of a JUnit report, as `where › name`, each with the first line of its message where it has one.
 * @param xml the report
 */
export function failedTests(xml: string): string[] {
  const cases = xml.matchAll(/<testcase ([^>]*[^/])>\s*<(?:failure|error)([^>]*)>/g)
  return [...cases].map(([, test = '', failure = '']) => {
    const read = (tag: string, name: string) => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
    const message = read(failure, 'message').split(/\n|&#10;|&#xA;/i)[0]
    return `${read(test, 'classname')} › ${read(test, 'name')}${message && `: ${message}`}`
  })
}
