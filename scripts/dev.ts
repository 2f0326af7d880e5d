// Must come first, because an old Node cannot load the rest.
import './env/require-node.ts'

void Promise.all([import('./env/problem.ts'), import('./server/dev.ts')]).then(([{ runCommand }, { dev }]) =>
  runCommand(dev),
)
