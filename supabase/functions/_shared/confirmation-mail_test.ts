import assert from 'node:assert/strict'
import { createConfirmation } from './confirmation-mail.ts'
import type { Mail, MailOutcome } from './mail.ts'

const TOKEN = 'd0000000-0000-4000-8000-000000000001'
const ENTRY = { list: 'newsletter', email: 'ana@bakery.example' } as const

/** Runs with the token of an address that is due, or null if none is; returns the mails that were sent. */
async function send(due: string | null, outcome: MailOutcome = { result: 'sent' }) {
  const sent: Mail[] = []
  const rpc = () => ({ abortSignal: () => Promise.resolve({ data: due, error: null }) })
  const confirm = createConfirmation({
    client: { rpc } as never,
    send: (mail) => {
      sent.push(mail)
      return Promise.resolve(outcome)
    },
    site: 'https://your.site',
  })
  await confirm(ENTRY)
  return sent
}

Deno.test('the mail holds the way in and the way out', async () => {
  const [mail] = await send(TOKEN)
  assert.equal(mail?.to, ENTRY.email)
  assert.ok(mail?.text.includes(`https://your.site/newsletter?confirm=${TOKEN}`))
  assert.ok(mail?.text.includes(`https://your.site/newsletter?leave=${TOKEN}`))
})

Deno.test('nobody is asked twice', async () => {
  assert.deepEqual(await send(null), [])
})

Deno.test('a mail that was not sent is an error', async () => {
  await assert.rejects(send(TOKEN, { result: 'unknown', reason: '500' }), /unknown.*500/)
})
