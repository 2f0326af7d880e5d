// The check comes first: an old Node could not read the rest.
import './env/require-node.ts'

void import('./server/run.ts').then(({ run }) => run('signups'))
