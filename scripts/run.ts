// Must come first, because an old Node cannot load the rest.
import './env/require-node.ts'

/** The commands of `npm run NAME`. Each is loaded only when needed. */
const COMMANDS: Record<string, () => Promise<void>> = {
  'make-admin': () => import('./backend/make-admin.ts').then(({ makeAdmin }) => makeAdmin()),
  'db:dump': () => import('./backend/dump.ts').then(({ dumpDatabase }) => dumpDatabase()),
  'db:restore': () => import('./backend/dump.ts').then(({ restoreDatabase }) => restoreDatabase()),
  'db:export': () => import('./backend/export.ts').then(({ exportDatabase }) => exportDatabase()),
  'db:password': () => import('./backend/password.ts').then(({ changePassword }) => changePassword()),
  'db:reset': () => import('./backend/reset.ts').then(({ resetDatabase }) => resetDatabase()),
}

const [name = ''] = process.argv.splice(2, 1)
void import('./env/problem.ts').then(({ Problem, runCommand }) =>
  runCommand(
    COMMANDS[name] ??
      (() =>
        Promise.reject(new Problem(`There is no command ${name}; there are ${Object.keys(COMMANDS).join(', ')}.`))),
  ),
)
