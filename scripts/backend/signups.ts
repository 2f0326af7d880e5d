import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { signupsFile } from '../../src/features/signups/lib/signups-file.ts'
import { EMAIL_LISTS, emailLink } from '../../supabase/functions/_shared/contracts/email-lists.ts'
import { loadEnvironment } from '../env/environment.ts'
import { Problem } from '../env/problem.ts'
import { type Call, openBackend } from './backend-call.ts'

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

/**
 * `npm run signups`: the signups of newsletter and waiting list, in the embedded backend or a hosted project. Counts them, writes
 * them to a CSV file, finds one, or removes one.
 */
export async function signups() {
  const { list, find, csv, remove } = readOptions()
  const site = process.env.SITE_URL ?? loadEnvironment().SITE_URL ?? 'http://localhost:4173'
  const file = csv && path.resolve(csv)
  if (file && existsSync(file)) throw new Problem(`${file} exists already.`)
  const { call, close } = await openBackend(USAGE)
  try {
    const wanted = (remove ?? find ?? '').toLowerCase()
    const rows = (await readAll(call)).filter(
      (row) => (!list || row.list === list) && (remove ? row.email === wanted : row.email.includes(wanted)),
    )
    if (remove) {
      for (const { id } of rows) await call('DELETE', `/rest/v1/email_signups?id=eq.${id}`)
      console.log(
        rows.length > 0 ? `Removed from ${rows.map((row) => row.list).join(' and ')}.` : 'Nobody has this address.',
      )
    } else if (file) {
      writeFileSync(
        file,
        signupsFile(rows, (token) => emailLink(site.replace(/\/+$/, ''), 'leave', token)),
        { mode: 0o600, flag: 'wx' },
      )
      console.log(`${rows.length} signups are in ${file}: keep it where nobody else can read it.`)
    } else if (find !== undefined) {
      for (const row of rows) console.log([row.created_at.slice(0, 10), row.list.padEnd(10), row.email].join('  '))
      console.log(`${rows.length} found.`)
    } else {
      for (const name of EMAIL_LISTS) {
        const own = rows.filter((row) => row.list === name)
        const confirmed = own.filter((row) => row.confirmed_at).length
        console.log(`${name.padEnd(10)}  ${own.length} signups, ${confirmed} confirmed`)
      }
    }
  } finally {
    await close()
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

/** All of them, newest first. */
async function readAll(call: Call): Promise<Signup[]> {
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
}
