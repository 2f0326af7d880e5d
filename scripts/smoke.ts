// Checks a deployed site from outside for what only a deployment can show: `npm run smoke -- --site ADDRESS`. Changes
// nothing and uses up nothing without `--spend` or `--sign-in`; with SUPABASE_SECRET_KEY set it makes an account that
// deletes itself. Exits with code 1 if a check fails.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { origin, problemOf } from '../supabase/functions/_shared/settings.ts'
import { PROJECT_DIR } from './env/paths.ts'
import { Problem, runCommand } from './env/problem.ts'
import { readArguments } from './server/arguments.ts'

const MOST_SPENT = 50
const string = { type: 'string' } as const

function address(name: string, value: unknown) {
  if (!value) return undefined
  const wrong = problemOf(origin, String(value))
  if (wrong) throw new Problem(`--${name} ${wrong}.`)
  return new URL(String(value)).origin
}

await runCommand(async () => {
  const options = readArguments('npm run smoke', {
    ...{ site: string, backend: string, key: string, spend: string },
    'sign-in': { type: 'boolean' },
  })
  const site = address('site', options.site)
  if (!site) throw new Problem('Which site? npm run smoke -- --site https://your.site')
  const spend = Number(options.spend ?? 0)
  if (options.spend !== undefined && !(Number.isInteger(spend) && spend >= 1 && spend <= MOST_SPENT))
    throw new Problem(`--spend must be a whole number from 1 to ${MOST_SPENT}: calls of the generator.`)
  const backend = address('backend', options.backend ?? process.env.VITE_SUPABASE_URL)
  await fetch(site, { signal: AbortSignal.timeout(20_000) }).catch((error: Error) => {
    const { message = error.message } = (error.cause ?? {}) as { message?: string }
    throw new Problem(`Nothing answers at ${site} (${message}).`)
  })
  const config = path.join(PROJECT_DIR, 'e2e/smoke/playwright.config.ts')
  const playwright = path.join(PROJECT_DIR, 'node_modules/@playwright/test/cli.js')
  const { status } = spawnSync(process.execPath, [playwright, 'test', '--config', config], {
    stdio: 'inherit',
    env: {
      ...process.env,
      SMOKE_SITE: site,
      SMOKE_BACKEND: backend ?? '',
      SMOKE_KEY: String(options.key ?? process.env.VITE_SUPABASE_PUBLISHABLE_KEY ?? ''),
      SMOKE_SPEND: String(spend),
      SMOKE_SIGN_IN: options['sign-in'] ? 'yes' : 'no',
    },
  })
  process.exitCode = status ?? 1
})
