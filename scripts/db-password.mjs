// Only this tiny file is read before the check: the rest would not even parse on an old Node.
import './env/require-node.mjs'

void import('./server/run.mjs').then(({ run }) => run('dbPassword'))
