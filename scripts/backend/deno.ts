import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Problem } from '../env/problem.ts'

const ALL_FUNCTIONS = fileURLToPath(new URL('./all-functions.ts', import.meta.url))

/** What a program needs from the machine, none of it a secret of this project. */
const MACHINE = [
  ...['PATH', 'HOME', 'USERPROFILE', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR', 'LANG', 'TZ'],
  // To reach the AI service through a proxy or a private certificate authority.
  ...['HTTPS_PROXY', 'HTTP_PROXY', 'NO_PROXY', 'https_proxy', 'http_proxy', 'no_proxy', 'DENO_CERT', 'SSL_CERT_FILE'],
]

/**
 * Deno's own binary from the npm package. Never `node_modules/.bin/deno`: without install scripts that is a wrapper,
 * and ending the wrapper leaves Deno running.
 */
export function denoBinary(projectDir: string): string {
  const folder = path.join(projectDir, 'node_modules', 'deno')
  const binary = path.join(folder, process.platform === 'win32' ? 'deno.exe' : 'deno')
  if (existsSync(binary)) return binary
  // npm may have been told not to run install scripts; this one only copies the binary of this platform into place.
  const { status } = spawnSync(process.execPath, [path.join(folder, 'install.cjs')], { stdio: 'ignore' })
  if (status === 0 && existsSync(binary)) return binary
  throw new Problem('Deno is missing from node_modules, so the functions cannot run: run "npm ci" again.')
}

/** What the functions are, and what they may reach. */
export interface FunctionsSetup {
  functionsDir: string
  /** holds node_modules */
  projectDir: string
  dataDir: string
  /** what they may connect to, as host:port */
  hosts: readonly string[]
  env: Readonly<Record<string, string>>
}

/**
 * Starts the functions in one Deno.
 * @param port where it listens, on the loopback interface
 */
export function spawnFunctions(
  { projectDir, dataDir, functionsDir, hosts, env }: FunctionsSetup,
  names: readonly string[],
  port: number,
) {
  const cache = path.join(dataDir, 'deno')
  mkdirSync(cache, { recursive: true })
  const readable = [path.join(projectDir, 'node_modules'), functionsDir]
  const args = [
    'run',
    '--quiet',
    '--no-prompt',
    '--no-check',
    '--no-remote',
    // Makes a request's signal abort only if the caller leaves, not after every answer.
    '--unstable-no-legacy-abort',
    `--allow-net=${[`127.0.0.1:${port}`, ...hosts].join(',')}`,
    '--allow-env', // their environment holds nothing but what is listed here
    `--allow-read=${readable.join(',')}`,
    ALL_FUNCTIONS,
    functionsDir,
    ...names,
  ]
  const machine: Record<string, string> = {}
  for (const name of MACHINE) {
    const value = process.env[name]
    if (value) machine[name] = value
  }
  return spawn(denoBinary(projectDir), args, {
    cwd: projectDir,
    // The functions end when this pipe closes, which happens however this process ends.
    stdio: ['pipe', 'pipe', 'pipe'],
    windowsHide: true,
    env: {
      ...machine,
      ...env,
      DENO_DIR: cache,
      DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
      DENO_NO_UPDATE_CHECK: '1',
      NO_COLOR: '1',
    },
  })
}
