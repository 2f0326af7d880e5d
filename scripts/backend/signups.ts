import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import postgres from 'postgres'
import { signupsFile } from '../../src/features/email-lists/lib/signups-file.ts'
import { EMAIL_LISTS, emailLink } from '../../supabase/functions/_shared/contracts/email-lists.ts'
import { loadEnvironment } from '../env/environment.ts'
import { Problem } from '../env/problem.ts'
import { accessDatabase } from './database-access.ts'
import { type Call, hostedProject } from './hosted-project.ts'

const USAGE = `Call it as: npm run signups -- [--list newsletter|pro] [--find TEXT] [--csv FILE] [--remove ADDRESS], for a hosted project with SUPABASE_URL=… SUPABASE_SECRET_KEY=… in front.`
const PAGE = 500

interface Signup {
  id: number
  list: string
  email: string
  created_at: string
  confirmed_at: string | null
  token: string
}

interface Lists {
  /** newest first */
  read(): Promise<Signup[]>
  remove(id: number): Promise<void>
  close(): Promise<void>
}

/**
 * `npm run signups`: the addresses that visitors left, of the embedded backend or of a hosted project: how many there
 * are, as CSV into a file, found, removed.
 */
export async function signups() {
  const { list, find, csv, remove } = readOptions()
  const hosted = hostedProject(USAGE)
  const site = process.env.SITE_URL ?? loadEnvironment().SITE_URL ?? 'http://localhost:4173'
  const file = csv && path.resolve(csv)
  if (file && existsSync(file)) throw new Problem(`${file} exists already.`)
  const lists = hosted ? ofHosted(hosted) : await ofEmbedded()
  try {
    const wanted = (remove ?? find ?? '').toLowerCase()
    const rows = (await lists.read()).filter(
      (row) => (!list || row.list === list) && (remove ? row.email === wanted : row.email.includes(wanted)),
    )
    if (remove) {
      for (const { id } of rows) await lists.remove(id)
      console.log(
        rows.length > 0 ? `Removed from ${rows.map((row) => row.list).join(' and ')}.` : 'Nobody has this address.',
      )
    } else if (file) {
      writeFileSync(
        file,
        signupsFile(rows, (token) => emailLink(site.replace(/\/+$/, ''), 'leave', token)),
        { mode: 0o600, flag: 'wx' },
      )
      console.log(`${rows.length} addresses are in ${file}: keep it where nobody else can read it.`)
    } else if (find !== undefined) {
      for (const row of rows) console.log([row.created_at.slice(0, 10), row.list.padEnd(10), row.email].join('  '))
      console.log(`${rows.length} found.`)
    } else {
      for (const name of EMAIL_LISTS) {
        const own = rows.filter((row) => row.list === name)
        const confirmed = own.filter((row) => row.confirmed_at).length
        console.log(`${name.padEnd(10)}  ${own.length} addresses, ${confirmed} confirmed`)
      }
    }
  } finally {
    await lists.close()
  }
}

function readOptions() {
  const string = { type: 'string' } as const
  try {
    const { values } = parseArgs({ options: { list: string, find: string, csv: string, remove: string } })
    if (values.list && !EMAIL_LISTS.some((name) => name === values.list)) throw new Error()
    return values
  } catch {
    throw new Problem(USAGE)
  }
}

function ofHosted(call: Call): Lists {
  return {
    async read() {
      const rows: Signup[] = []
      for (;;) {
        const after = rows.at(-1)
        const page = await call(
          'GET',
          `/rest/v1/email_signups?select=*&order=id.desc&limit=${PAGE}${after ? `&id=lt.${after.id}` : ''}`,
        )
        rows.push(...page)
        if (page.length < PAGE) return rows
      }
    },
    remove: (id) => call('DELETE', `/rest/v1/email_signups?id=eq.${id}`),
    close: async () => {},
  }
}

async function ofEmbedded(): Promise<Lists> {
  const { url, close } = await accessDatabase()
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  return {
    read: async () =>
      (
        await sql`select id, list, email, created_at, confirmed_at, token from private.email_signups order by id desc`
      ).map((row) => ({
        ...(row as unknown as Signup),
        id: Number(row.id),
        created_at: row.created_at.toISOString(),
        confirmed_at: row.confirmed_at?.toISOString() ?? null,
      })),
    async remove(id) {
      await sql`delete from private.email_signups where id = ${id}`
    },
    async close() {
      await sql.end({ timeout: 1 })
      await close()
    },
  }
}
