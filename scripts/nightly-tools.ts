import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { PROJECT_DIR } from './env/paths.ts'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const FOLDER = path.join(PROJECT_DIR, 'tools', 'nightly')

/**
 * Loads a module of `tools/nightly`, and first installs the packages that only these modules need. Its type is said by
 * the caller: where the packages are missing, the type checker could not find it out.
 * @throws Error if the packages cannot be installed
 */
export async function nightlyTool<T>(file: string): Promise<T> {
  if (!existsSync(path.join(FOLDER, 'node_modules'))) {
    const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
      cwd: FOLDER,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    })
    if (status !== 0) throw new Error(`The packages of ${FOLDER} cannot be installed.`)
  }
  return import(pathToFileURL(path.join(FOLDER, file)).href) as Promise<T>
}
