import type { TransactionSql } from 'postgres'
import { appendFileSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { Problem } from '../env/problem.ts'
import { accountsWithSeededPassword } from './accounts.ts'
import { accessDatabase } from './database-access.ts'
import { fileArgument } from './dump.ts'
import { withDatabase } from './with-database.ts'

const ROWS_AT_A_TIME = 200
/** Counters of a day, which mean nothing elsewhere; and letters, which two databases would send twice. */
const LEFT_OUT = ['private.quota_uses', 'private.letters', 'private.letter_deliveries']

/** The tables to write, each after those that it refers to. */
const TABLES = `
  with recursive tables as (
    select c.oid from pg_class c
    where c.relkind = 'r' and (c.oid in ('auth.users'::regclass, 'auth.identities'::regclass)
      or c.relnamespace in ('public'::regnamespace, 'private'::regnamespace))
  ), depths as (
    select oid, 0 as depth from tables
    union all
    select f.conrelid, d.depth + 1 from depths d join pg_constraint f on f.confrelid = d.oid and f.contype = 'f'
    where f.conrelid <> f.confrelid and d.depth < 20
  )
  select format('%I.%I', n.nspname, c.relname) as name,
    (select array_agg(a.attname order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
  from depths d join tables using (oid) join pg_class c using (oid) join pg_namespace n on n.oid = c.relnamespace
  group by n.nspname, c.relname, c.oid order by max(d.depth), 1`

const HEAD = `-- Accounts and content of a Promptory site. Run it as the role "postgres", after the migrations, in a database without
-- articles of its own; rows that are there already stay as they are.
begin;
`

/**
 * `npm run db:export -- FILE`: writes tables and accounts as SQL, for another database with the same migrations, such
 * as a hosted project. Leaves out accounts whose password is in the source. The server may be running.
 */
export async function exportDatabase() {
  const file = fileArgument('db:export')
  if (existsSync(file)) throw new Problem(`${file} exists already.`)
  const draft = `${file}.${process.pid}`
  const { url, close } = await accessDatabase()
  try {
    writeFileSync(draft, HEAD, { mode: 0o600 })
    const counts = await withDatabase(url, (sql) => writeAll(sql, draft), 'isolation level repeatable read read only')
    appendFileSync(draft, 'commit;\n')
    renameSync(draft, file)
    console.log(`Written to ${file}: ${counts.join(', ')}. Accounts are in it: keep it where nobody else can read it.`)
  } finally {
    rmSync(draft, { force: true })
    await close()
  }
}

/** @returns a summary for the user */
async function writeAll(sql: TransactionSql, file: string): Promise<string[]> {
  const seeded = (await accountsWithSeededPassword(sql)).map(({ id }) => id)
  const counts = []
  for (const { name, columns } of await sql.unsafe(TABLES)) {
    if (LEFT_OUT.includes(name)) continue
    const quoted = columns.map((column: string) => `"${column.replaceAll('"', '""')}"`)
    const person = { 'auth.users': 'id', 'auth.identities': 'user_id', 'public.profiles': 'id' }[String(name)]
    const values = quoted.map((column: string) => `quote_nullable(${column}::text)`).join(`, ', ', `)
    const rows = sql.unsafe(
      `select concat(${values}) as row from ${name}${person ? ` where ${person} <> all ($1)` : ''}`,
      person ? [seeded] : [],
    )
    // The trigger on accounts has made the profile already.
    const conflict =
      name === 'public.profiles'
        ? '(id) do update set is_admin = excluded.is_admin, author_name = excluded.author_name'
        : 'do nothing'
    let count = 0
    await rows.cursor(ROWS_AT_A_TIME, (batch) => {
      for (const { row } of batch) {
        appendFileSync(
          file,
          `insert into ${name} (${quoted.join(', ')}) overriding system value values (${row}) on conflict ${conflict};\n`,
        )
      }
      count += batch.length
    })
    counts.push(`${count} ${name}`)
  }
  return counts
}
