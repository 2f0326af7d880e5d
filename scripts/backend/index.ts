import type { RequestListener } from 'node:http'
import path from 'node:path'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import { PROJECT_DIR } from '../env/paths.ts'
import { Problem } from '../env/problem.ts'
import { assertOwnPasswords, LOCAL_ACCOUNTS } from './accounts.ts'
import { createApi } from './api.ts'
import { startClock } from './clock.ts'
import { prepareDatabase } from './database.ts'
import { functionEnvironment, functionHosts } from './function-environment.ts'
import { watchRoom } from './disk-room.ts'
import { createFunctions } from './functions.ts'
import { addressReader, type Env, listenerOf } from './http.ts'
import { ensureKeys, type Keys } from './keys.ts'
import { INBOX_PATH } from './inbox.ts'
import { createLightApi } from './light-api.ts'
import { acquireLock } from './lock.ts'
import { startMail } from './mail.ts'
import { createPictures } from './pictures.ts'
import { serverPlace } from './postgres-files.ts'
import { startPostgres } from './postgres-server.ts'

export { LOCAL_ACCOUNTS } from './accounts.ts'
export { ensureKeys, keysFile } from './keys.ts'

/** The owner of an external database server watches its disk. */
const ENDLESS_ROOM = { isShort: () => false, sentence: '' }

/**
 * Starts the embedded backend: tables and sign-in from @supabase/lite on a PostgreSQL of its own, the functions in one
 * Deno, the posts' pictures in the data folder. It serves the addresses of a hosted project (`/rest/v1`, `/auth/v1`,
 * `/functions/v1`, `/storage/v1`) on the origin of the site.
 */
export async function startBackend({
  origin,
  mode,
  dataDir,
  log = () => {},
  env: settings = process.env,
  projectDir = PROJECT_DIR,
  functionsDir = path.join(projectDir, 'supabase', 'functions'),
  signal,
}: {
  /** of the site, such as http://localhost:4173 */
  origin: string
  mode: 'development' | 'production'
  /** database, keys and lock */
  dataDir: string
  log?: (line: string) => void
  /** the settings of .env.example */
  env?: Record<string, string | undefined>
  /** holds supabase/ and node_modules; must be the working folder */
  projectDir?: string
  functionsDir?: string | undefined
  /** ends a start that is under way: it is rejected once all that it began is gone */
  signal?: AbortSignal
}) {
  const lock = await acquireLock(dataDir)
  /** What ends each thing that was begun. */
  const ends: (() => unknown)[] = []
  let closing: Promise<void> | undefined
  const close = () => (closing ??= Promise.all(ends.map((end) => end())).then(lock.release))
  try {
    const keys = ensureKeys(dataDir)
    const mail = await startMail({ env: settings, mode, log })
    ends.push(mail.close)
    const env: Record<string, string | undefined> = { ...settings, ...mail.settings }
    const environment = functionEnvironment({ origin, keys, env })
    // Only a proxy in front can set this header, so it is used only with ALLOWED_HOSTS.
    const addressOf = addressReader(env.ALLOWED_HOSTS ? env.CLIENT_ADDRESS_HEADER : undefined)
    signal?.throwIfAborted()
    const functions = createFunctions({
      functionsDir,
      projectDir,
      dataDir,
      addressHeader: env.CLIENT_ADDRESS_HEADER || 'cf-connecting-ip',
      addressOf,
      hosts: functionHosts(origin, env),
      env: environment,
      log,
    })
    process.once('exit', functions.kill)
    signal?.addEventListener('abort', () => void functions.close(), { once: true })
    ends.push(functions.close, () => process.removeListener('exit', functions.kill))
    const functionsListen = functions.start()
    const { folder } = serverPlace(dataDir)
    const room = env.DATABASE_URL ? ENDLESS_ROOM : watchRoom(folder)
    if (!env.DATABASE_URL && path.relative(dataDir, folder).startsWith('..'))
      log(`The database lies in ${folder}: it cannot run as root, and no other account may enter ${dataDir}.`)
    const server = env.DATABASE_URL ? undefined : await startPostgres(dataDir)
    if (server) ends.push(server.stop)
    const url = env.DATABASE_URL ?? String(server?.url)
    await prepareDatabase({ url, projectDir, log, signal })
    const clock = await startClock({ url, isReadOnly: room.isShort, log })
    ends.push(clock.stop)
    const sendMail = mail.send ?? undefined
    const database = await createLightApi({ url, origin, keys, isReadOnly: room.isShort, sendMail })
    ends.push(database.close)
    await functionsListen
    if (env.ALLOWED_HOSTS) await assertOwnPasswords(url)
    const allowedOrigins = String(environment.ALLOWED_ORIGINS)
      .split(',')
      .map((each) => each.trim())
    const api = createApi({ app: database.app, origin, allowedOrigins, keys, mode, log, room, addressOf })
    const pictures = createPictures({
      folder: path.join(dataDir, 'pictures'),
      isAdmin: api.isAdmin,
      room,
    })
    void server?.ended.then(() => {
      // Not caught anywhere, so the whole program shuts down.
      if (!closing)
        throw new Problem('The database server was ended from outside: start again. What is stored is intact.')
    })

    return {
      /** Answers what is the backend's, and leaves everything else to `next`. */
      listener(next: RequestListener): RequestListener {
        const app = new Hono<Env>()
        for (const part of [pictures, functions.app, api.app]) app.route('/', part)
        // Letters hold codes: a site that others may see does not show them.
        if (mode === 'development' && mail.inbox) app.get(INBOX_PATH, mail.inbox.page)
        app.all('*', ({ env: { incoming, outgoing } }) => {
          next(incoming, outgoing)
          return RESPONSE_ALREADY_SENT
        })
        return listenerOf(app)
      },
      functions,
      /** Call it once, when the site listens, because an unfinished letter then continues. */
      isListening() {
        if (!closing && environment.MAIL_API_URL)
          clock.sendLetters(() => goOnWithLetter(functions.process.port ?? 0, keys))
      },
      /** Letters that are not sent; undefined if mail is sent or the site is reachable from other computers. */
      inbox: mail.inbox,
      accounts: LOCAL_ACCOUNTS,
      publishableKey: keys.publishableKey,
      /** Ends the functions and the database, whatever they are doing, and gives the folder free; takes 4 s at most. */
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Calls the function as a hosted project's scheduler does. */
async function goOnWithLetter(port: number, { secretKey }: Keys) {
  const response = await fetch(`http://127.0.0.1:${port}/send-letter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: secretKey },
    body: JSON.stringify({ does: 'continue' }),
  })
  await response.body?.cancel()
  if (!response.ok) throw Object.assign(new Error('The function failed.'), { code: response.status })
}
