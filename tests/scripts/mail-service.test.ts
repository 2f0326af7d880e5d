import { afterEach, expect, it } from 'vitest'
import { startMailService } from '../../scripts/backend/mail-service.ts'
import { createSendMail } from '../../supabase/functions/_shared/mail.ts'
import { type SmtpAnswers, startSmtpServer } from '../support/smtp-server.ts'

const FROM = 'Promptory <letters@your.site>'
const MAIL = {
  to: 'ana@example.org',
  subject: 'Sieben Übungen',
  text: 'Montag: größer',
  html: '<p>Montag</p>',
  headers: { 'List-Unsubscribe': '<https://your.site/leave>' },
}

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** A function's way to a mail server that answers so. */
async function open(answers?: (to: string) => SmtpAnswers) {
  const smtp = await startSmtpServer(answers)
  const service = await startMailService(smtp.url)
  ends.push(service.close, smtp.close)
  const { MAIL_API_URL: url, MAIL_API_KEY: apiKey } = service.settings
  return { smtp, url, send: createSendMail({ kind: 'resend', url, apiKey, from: FROM }) }
}

it('a function’s mail arrives by SMTP, with its header fields and both its texts', async () => {
  const { smtp, send } = await open()
  expect(await send(MAIL)).toEqual({ result: 'sent' })
  expect(smtp.mails).toHaveLength(1)
  const [{ to, text } = { to: '', text: '' }] = smtp.mails
  expect(to).toBe(MAIL.to)
  expect(text).toContain('From: Promptory <letters@your.site>')
  expect(text).toContain('List-Unsubscribe: <https://your.site/leave>')
  expect(text).toMatch(/Content-Type: text\/plain[^]+gr=C3=B6=C3=9Fer[^]+Content-Type: text\/html[^]+<p>Montag<\/p>/)
})

it('many mails at once arrive once each', async () => {
  const { smtp, send } = await open()
  const addresses = Array.from({ length: 20 }, (_, n) => `n${n}@example.org`)
  await Promise.all(addresses.map((to) => send({ ...MAIL, to })))
  expect(smtp.mails.map(({ to }) => to).toSorted()).toEqual(addresses.toSorted())
})

it.each([
  ['RCPT', '550 5.1.1 no such mailbox', 'refused', 0],
  ['RCPT', '450 4.7.1 greylisted', 'later', 0],
  ['end', '554 5.7.1 spam', 'refused', 1],
  ['end', '452 4.3.1 full', 'later', 1],
  // It has the text and may send it on.
  ['end', 'break', 'unknown', 1],
] as const)('%s answered with "%s" is %s, and the mail is not sent again', async (command, line, result, times) => {
  const { smtp, send } = await open(() => ({ [command]: line }))
  const outcome = await send(MAIL)
  expect(outcome.result).toBe(result)
  if (line !== 'break') expect(outcome.reason).toContain(line)
  expect(smtp.mails).toHaveLength(times)
})

it('a mail server that is not there was not asked', async () => {
  const { smtp, send } = await open()
  await smtp.close()
  expect(await send(MAIL)).toMatchObject({ result: 'later' })
})

it('nobody without the key sends anything', async () => {
  const { smtp, url } = await open()
  const body = JSON.stringify({ from: FROM, ...MAIL })
  expect((await fetch(url, { method: 'POST', body })).status).toBe(401)
  const stranger = createSendMail({ kind: 'resend', url, apiKey: 'x', from: FROM })
  expect(await stranger(MAIL)).toMatchObject({ result: 'closed' })
  expect(smtp.mails).toEqual([])
})
