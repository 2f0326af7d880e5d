import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { inject } from 'vitest'
import { urlOf } from '../../support/databases.ts'

/**
 * Runs the official command line on a database of the test server, as the role that owns the project's tables.
 * Needs neither Docker nor a network. Gives what it printed; throws where it ends with an error.
 */
export async function supabaseCli(database: string, args: string[]): Promise<string> {
  const address = `${urlOf(inject('databaseServer'), database, 'postgres')}?sslmode=disable`
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['tools/nightly/node_modules/supabase/dist/supabase.js', ...args, `--remote=${address}`],
    { env: { ...process.env, DO_NOT_TRACK: '1', SUPABASE_TELEMETRY_DISABLED: '1' }, maxBuffer: 16 * 2 ** 20 },
  )
  return stdout
}
