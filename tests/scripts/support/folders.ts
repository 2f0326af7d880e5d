import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** An empty folder that other accounts may enter: where the tests run as root, the database is another's. */
export function openFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'promptory-'))
  chmodSync(folder, 0o755)
  return folder
}

/** An empty folder that is gone when the test ends. */
export function temporaryFolder(): string {
  const folder = openFolder()
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }))
  return folder
}

/** Writes files by their paths below `folder`. */
export function writeFiles(folder: string, files: Record<string, string | Buffer>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
}
