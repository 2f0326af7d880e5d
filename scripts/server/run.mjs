import { runCommand } from '../env/problem.mjs'

const COMMANDS = {
  start: () => import('./start.mjs').then(({ start }) => start()),
  dev: () => import('./dev.mjs').then(({ dev }) => dev()),
  makeAdmin: () => import('../backend/make-admin.mjs').then(({ makeAdmin }) => makeAdmin()),
  dbReset: () => import('../backend/reset.mjs').then(({ resetDatabase }) => resetDatabase()),
}

/** @param {keyof typeof COMMANDS} name */
export const run = (name) => runCommand(COMMANDS[name])
