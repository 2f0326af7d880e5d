// Only this tiny file is read before the check: the rest would not even parse on an old Node.
import './env/require-node.mjs'

void Promise.all([import('./env/problem.mjs'), import('./smoke/command.mjs')]).then(([{ runCommand }, { smoke }]) =>
  runCommand(smoke),
)
