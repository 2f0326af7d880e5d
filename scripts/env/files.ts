import { randomUUID } from 'node:crypto'
import { linkSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Makes a file that must not exist yet, readable by its owner only. It appears whole or not at all, so that a second
 * process never reads half of it. Throws with code `EEXIST` where there is one already.
 */
export function createExclusive(file: string, content: string) {
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, content, { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error
    writeFileSync(file, content, { mode: 0o600, flag: 'wx' }) // a file system without hard links
  } finally {
    rmSync(draft, { force: true })
  }
}
