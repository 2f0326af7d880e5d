import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import postgres, { type Sql } from 'postgres'
import { startBackend } from '../../scripts/backend/index.ts'
import { runningServerUrl } from '../../scripts/backend/postgres-server.ts'
import { startSmtpServer } from '../support/smtp-server.ts'
import { eventually, ROOT } from '../scripts/support/commands.ts'
import { openFolder } from '../scripts/support/folders.ts'
import { ask, freePort, serve } from '../scripts/support/http.ts'

/** What fails is tried again with the next minute. */
const TWO_TRIES_MS = 90_000

let dataDir: string
beforeAll(() => {
  dataDir = openFolder()
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 20 }))

/** The site's own backend, reached at an address of its own; `work` gets the owner's connection. */
async function withBackend(env: Record<string, string>, work: (sql: Sql, port: number) => Promise<unknown>) {
  const listens = await freePort()
  const backend = await startBackend({
    origin: `http://127.0.0.1:${listens}`,
    mode: 'production',
    dataDir,
    env,
    projectDir: ROOT,
  })
  const port = await serve(
    backend.listener((_req, res) => res.writeHead(299).end()),
    listens,
  )
  await eventually(() => backend.functions.process.state === 'ready')
  backend.isListening()
  const sql = postgres(runningServerUrl(dataDir) ?? '', { max: 1, onnotice: () => undefined })
  try {
    await work(sql, port)
  } finally {
    await sql.end()
    await backend.close()
  }
}

test('a letter goes on after a restart, and sends nothing twice that was in hand', async () => {
  const addresses = Array.from({ length: 12 }, (_, n) => `n${n}@example.org`)
  // The seventh of the first two batches is taken, and not answered.
  const smtp = await startSmtpServer((to) => (to === 'n6@example.org' ? { end: 'hang' } : {}))
  const env = { SMTP_URL: smtp.url, MAIL_FROM: 'Promptory <letters@your.site>' }
  try {
    // Without a way to send mail a letter waits.
    await withBackend({}, async (sql, port) => {
      await sql`insert into private.email_signups (list, email, confirmed_at)
        select 'newsletter', e, now() from unnest(${addresses}::text[]) with ordinality as t (e, n) order by n`
      await sql`select public.start_letter(${randomUUID()}, 'Seven prompts', 'week 2026-11-30', ${'<p>{{leave}}</p>'}, '{{leave}}', null)`
      // Nor does a stranger carry it on.
      const body = JSON.stringify({ does: 'continue' })
      const headers = { 'content-type': 'application/json', apikey: 'x' }
      expect((await ask(port, '/functions/v1/send-letter', { method: 'POST', headers, body })).status).toBe(401)
    })
    expect(smtp.mails).toEqual([])

    await withBackend(env, async (sql) => {
      await eventually(() => smtp.mails.length === 10, TWO_TRIES_MS)
      // The next start finds a run that died some seconds ago.
      await sql`update private.letter_deliveries set claimed_at = claimed_at - interval '16 seconds'`
    })
    const before = smtp.mails.length
    expect(before).toBe(10)

    await withBackend(env, async (sql) => {
      await eventually(() => smtp.mails.length === 12, TWO_TRIES_MS)
      await eventually(async () => {
        const [row] = await sql`select count(*)::int as sent from private.letter_deliveries where state = 'sent'`
        return row?.sent === 7
      })
      expect([
        ...(await sql`select state, count(*)::int from private.letter_deliveries group by 1 order by 1`),
      ]).toEqual([
        { state: 'sending', count: 5 },
        { state: 'sent', count: 7 },
      ])
    })
    expect(smtp.mails.map(({ to }) => to).toSorted()).toEqual(addresses.toSorted())

    const [{ text } = { text: '' }] = smtp.mails
    expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(text.replaceAll('\n ', ' ')).toMatch(
      /List-Unsubscribe: <http:\/\/127\.0\.0\.1:\d+\/functions\/v1\/follow-email-link\?leave=[\da-f-]{36}>/,
    )
  } finally {
    await smtp.close()
  }
}, 300_000)
