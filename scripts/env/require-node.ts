/** Imported first by every command; exits with one sentence if Node is too old. */

/** The required version, in words. */
export const NEEDED_NODE = 'Node 20.19 or newer of the 20 line, or 22.12 or newer'

/**
 * Says in one sentence what is wrong with a version of Node, or gives an empty string.
 * @param version as in `process.versions.node`
 */
export function nodeProblem(version: string): string {
  const [major = NaN, minor = NaN] = version.split('.').map(Number)
  // The same lines as Vite's own `engines`: 21 never got what 20.19 and 22.12 have (require of ES modules).
  const isSupported = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)
  if (isSupported) return ''
  return `Promptory needs ${NEEDED_NODE}; this is Node ${version}.`
}

const problem = nodeProblem(process.versions.node)
if (problem) {
  console.error(problem)
  process.exit(1)
}
