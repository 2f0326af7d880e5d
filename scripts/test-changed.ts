// Tests what a change affects, for daily work: `npm run test:changed [-- SINCE]`. SINCE is a branch or commit, by
// default main; uncommitted changes count too. `npm test` runs everything.
import { execFileSync, spawnSync } from 'node:child_process'

const since = process.argv[2] ?? 'main'
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
const changed = [
  ...git('diff', '--name-only', '--merge-base', since),
  ...git('ls-files', '--others', '--exclude-standard'),
]
const touches = (pattern: RegExp) => changed.some((file) => pattern.test(file))

/** Runs a command, and exits if it fails. */
function run(command: string, ...args: string[]): void {
  console.log(`\n== ${[command, ...args].join(' ')}`)
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) process.exit(status ?? 1)
}

run('npm', 'run', '--silent', 'format:check')
run('npm', 'run', '--silent', 'lint')
run('npm', 'run', '--silent', 'types')
if (touches(/^supabase\/functions\//)) run('npm', 'run', '--silent', 'test:functions')
run('npx', 'vitest', 'run', '--changed', since, '--passWithNoTests', '--project=!site')
if (touches(/^(?:src|public|e2e|scripts\/(?:build|hosting|server)|supabase\/seeds)\/|^index\.html$/)) {
  run('npm', 'run', '--silent', 'build')
  run('npx', 'vitest', 'run', '--project=site')
  // Every template, the journeys that changed, and those that are named for a feature that changed.
  const features = changed.flatMap((file) => /^src\/features\/([^/]+)\//.exec(file)?.[1] ?? [])
  const specs = changed.filter((file) => file.endsWith('.spec.ts'))
  run(
    'npx',
    'playwright',
    'test',
    '/pages.spec',
    ...new Set([...features.map((name) => `${name}[^/]*.spec`), ...specs]),
  )
}
