import * as check from '../env/checks.ts'
import { Problem } from '../env/problem.ts'
import { readArguments } from '../server/arguments.ts'
import { BACKEND_CHECKS } from './backend-checks.ts'
import { runChecks } from './check.ts'
import { FUNCTION_CHECKS } from './function-checks.ts'
import { MACHINE_FILE_CHECKS } from './machine-file-checks.ts'
import { SITE_CHECKS } from './site-checks.ts'

const MOST_SPENT = 50

/**
 * `npm run smoke -- --site ADDRESS`: looks at a deployed site from outside, for what only a deployment can show. Changes
 * nothing and uses nothing up without `--spend` or `--sign-in`. Exit code 1 where something is not as it must be.
 */
export async function smoke() {
  const options = readArguments('npm run smoke', {
    site: { type: 'string' },
    backend: { type: 'string' },
    key: { type: 'string' },
    spend: { type: 'string' },
    'sign-in': { type: 'boolean' },
  })
  const { failed } = await lookAt(
    {
      site: address('site', options.site),
      backend: address('backend', options.backend ?? process.env.VITE_SUPABASE_URL),
      key: String(options.key ?? process.env.VITE_SUPABASE_PUBLISHABLE_KEY ?? ''),
      spend: spent(options.spend),
      triesSignIn: options['sign-in'] === true,
    },
    console.log,
  )
  if (failed > 0) process.exitCode = 1
}

/**
 * Runs all checks.
 * @throws Problem where no site is named
 */
export function lookAt(
  {
    site,
    backend,
    key = '',
    spend = 0,
    triesSignIn = false,
  }: {
    site: string | undefined
    /** address of the Supabase project */
    backend?: string
    /** its publishable key */
    key?: string
    /** how many uses of the generator may be spent */
    spend?: number
    /** whether wrong passwords may be tried until the project refuses to listen */
    triesSignIn?: boolean
  },
  log: (line: string) => void,
): Promise<{ ok: number; failed: number; skipped: number }> {
  if (!site) throw new Problem('Which site? npm run smoke -- --site https://your.site')
  const place = { site, backend, key, spend, triesSignIn }
  return runChecks([...SITE_CHECKS, ...MACHINE_FILE_CHECKS, ...FUNCTION_CHECKS, ...BACKEND_CHECKS], place, log)
}

function address(name: string, value: unknown) {
  if (typeof value !== 'string' || value === '') return undefined
  const wrong = check.origin(value)
  if (wrong) throw new Problem(`--${name} ${wrong}.`)
  return new URL(value).origin
}

function spent(value: unknown) {
  if (value === undefined) return 0
  const count = Number(value)
  if (!Number.isInteger(count) || count < 1 || count > MOST_SPENT) {
    throw new Problem(`--spend must be a whole number from 1 to ${MOST_SPENT}: calls of the generator.`)
  }
  return count
}
