import { runCommand } from '../env/problem.ts'

const COMMANDS = {
  start: () => import('./start.ts').then(({ start }) => start()),
  dev: () => import('./dev.ts').then(({ dev }) => dev()),
  makeAdmin: () => import('../backend/make-admin.ts').then(({ makeAdmin }) => makeAdmin()),
  dbDump: () => import('../backend/dump.ts').then(({ dumpDatabase }) => dumpDatabase()),
  dbRestore: () => import('../backend/dump.ts').then(({ restoreDatabase }) => restoreDatabase()),
  dbExport: () => import('../backend/export.ts').then(({ exportDatabase }) => exportDatabase()),
  dbPassword: () => import('../backend/password.ts').then(({ changePassword }) => changePassword()),
  signups: () => import('../backend/signups.ts').then(({ signups }) => signups()),
  dbReset: () => import('../backend/reset.ts').then(({ resetDatabase }) => resetDatabase()),
}

export const run = (name: keyof typeof COMMANDS) => runCommand(COMMANDS[name])
