// The check comes first: an old Node could not read the rest.
import './env/require-node.ts'

void Promise.all([import('./env/problem.ts'), import('./server/dev.ts')]).then(([{ runCommand }, { dev }]) =>
  runCommand(dev),
)
