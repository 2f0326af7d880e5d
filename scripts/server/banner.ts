import path from 'node:path'
import { keysFile } from '../backend/keys.ts'
import { PROJECT_DIR } from '../env/paths.ts'

/** What is printed when the site is up. */
export function banner({
  origin,
  dataDir,
  accounts = [],
  otherBackend,
  milliseconds,
}: {
  origin: string
  dataDir: string
  /** of the embedded backend */
  accounts?: readonly { role: string; email: string; password: string }[]
  /** of the project that is used in its place */
  otherBackend?: string
  milliseconds: number
}) {
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

function short(file: string) {
  const relative = path.relative(PROJECT_DIR, file)
  return relative.startsWith('..') || path.isAbsolute(relative) ? file : relative
}
