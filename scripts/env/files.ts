import { randomUUID } from 'node:crypto'
import { linkSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Creates a file that only its owner can read. The file appears whole or not at all, so that another process never
 * reads half of it. Throws with code `EEXIST` if it already exists.
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
