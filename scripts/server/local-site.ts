import path from 'node:path'
import { ensureKeys, keysFile, startBackend } from '../backend/index.ts'
import { acquireLock } from '../backend/lock.ts'
import { loadEnvironment, usesOtherBackend } from '../env/environment.ts'
import { dataDirOf, PROJECT_DIR } from '../env/paths.ts'
import { assertPortFree } from './listen.ts'
import { createShutdown } from './shutdown.ts'

/**
 * What `npm start` and `npm run dev` share: settings, a free port, keys, orderly shutdown.
 * @throws Problem if a setting is wrong, or the port or the data folder is in use
 */
export async function prepareSite(defaultPort: number) {
  const startedAt = Date.now()
  process.chdir(PROJECT_DIR)
  const env = loadEnvironment()
  const port = Number(env.PORT ?? defaultPort)
  const origin = `http://localhost:${port}`
  const dataDir = dataDirOf(env)
  const usesOther = usesOtherBackend(env, origin)
  const shutdown = createShutdown()
  await assertPortFree(port)
  if (!usesOther) {
    // Told before the build; the backend takes it when it starts.
    const lock = await acquireLock(dataDir)
    lock.release()
    env.VITE_SUPABASE_PUBLISHABLE_KEY = ensureKeys(dataDir).publishableKey // goes into the pages
  }

  return {
    ...{ env, port, origin, dataDir, usesOther, shutdown },
    /** Starts the embedded backend; undefined if the site uses another one, or is ended before it is up. */
    async startBackend(mode: 'development' | 'production', functionsDir?: string) {
      if (usesOther) return undefined
      const { signal } = shutdown
      const starting = startBackend({ origin, mode, dataDir, log: console.log, env, functionsDir, signal }).catch(
        (error) => {
          if (signal.aborted) return undefined
          throw error
        },
      )
      // Added before it is up: a Ctrl-C during the start must not leave a database server behind.
      shutdown.add(() => starting.then((backend) => backend?.close()))
      return starting
    },
    /** Says that the site is up. @param accounts of the embedded backend */
    announce(accounts: readonly { role: string; email: string; password: string }[] = []) {
      const rows = accounts.map(({ role, email, password }) =>
        role === 'admin' ? ['Admin', `${email} / ${password}   ${origin}/admin`] : ['Reader', `${email} / ${password}`],
      )
      const places = usesOther
        ? [['Backend', `${env.VITE_SUPABASE_URL} (the embedded one is off)`]]
        : [...rows, ['Data', short(dataDir)], ['Keys', short(keysFile(dataDir))]]
      const lines = [['Site', origin], ...places].map(([name = '', value]) => `  ${name.padEnd(7)}  ${value}\n`)
      const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
      console.log(`\n  Promptory is up (${seconds} s)\n\n${lines.join('')}\n  Ctrl-C ends it.\n`)
    },
  }
}

function short(file: string) {
  const relative = path.relative(PROJECT_DIR, file)
  return relative.startsWith('..') || path.isAbsolute(relative) ? file : relative
}
