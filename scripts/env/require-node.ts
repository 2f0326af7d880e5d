/** Imported first by every command: ends it with one sentence where Node is too old. */
import { nodeProblem } from './node-version.ts'

const problem = nodeProblem(process.versions.node)
if (problem) {
  console.error(problem)
  process.exit(1)
}
