/** Imported first by every command; exits with one sentence if Node is too old. */
import { nodeProblem } from './node-version.ts'

const problem = nodeProblem(process.versions.node)
if (problem) {
  console.error(problem)
  process.exit(1)
}
