import { runCommand } from '../env/problem.mjs'

const COMMANDS = {
  start: () => import('./start.mjs').then(({ start }) => start()),
  dev: () => import('./dev.mjs').then(({ dev }) => dev()),
  serve: () => import('./serve.mjs').then(({ serve }) => serve()),
  makeAdmin: () => import('../backend/make-admin.mjs').then(({ makeAdmin }) => makeAdmin()),
  dbDump: () => import('../backend/dump.mjs').then(({ dumpDatabase }) => dumpDatabase()),
  dbRestore: () => import('../backend/dump.mjs').then(({ restoreDatabase }) => restoreDatabase()),
  dbExport: () => import('../backend/export.mjs').then(({ exportDatabase }) => exportDatabase()),
  dbPassword: () => import('../backend/password.mjs').then(({ changePassword }) => changePassword()),
  dbReset: () => import('../backend/reset.mjs').then(({ resetDatabase }) => resetDatabase()),
}

/** @param {keyof typeof COMMANDS} name */
export const run = (name) => runCommand(COMMANDS[name])
