import path from 'node:path'
import { keysFile } from '../backend/keys.mjs'
import { PROJECT_DIR } from '../env/paths.mjs'

/**
 * What is printed when the site is up.
 * @param {object} facts
 * @param {string} facts.origin
 * @param {string} facts.dataDir
 * @param {readonly { role: string, email: string, password: string }[]} [facts.accounts] of the embedded backend
 * @param {string} [facts.otherBackend] of the project that is used in its place
 * @param {number} facts.milliseconds
 */
export function banner({ origin, dataDir, accounts = [], otherBackend, milliseconds }) {
  const rows = [['Site', origin]]
  if (otherBackend) {
    rows.push(['Backend', `${otherBackend} (the embedded one is off)`])
  } else {
    for (const { role, email, password } of accounts) {
      rows.push([
        role === 'admin' ? 'Admin' : 'Reader',
        `${email} / ${password}${role === 'admin' ? `   ${origin}/admin` : ''}`,
      ])
    }
    rows.push(['Data', short(dataDir)], ['Keys', short(keysFile(dataDir))])
  }
  const width = Math.max(...rows.map(([name = '']) => name.length))
  const lines = rows.map(([name = '', value]) => `  ${name.padEnd(width)}  ${value}`)
  return `\n  Promptory is up (${(milliseconds / 1000).toFixed(1)} s)\n\n${lines.join('\n')}\n\n  Ctrl-C ends it.\n`
}

/** @param {string} file */
function short(file) {
  const relative = path.relative(PROJECT_DIR, file)
  return relative.startsWith('..') || path.isAbsolute(relative) ? file : relative
}
