import assert from 'node:assert/strict'
import { ConfigurationError } from './env.ts'
import { createSendMail, type MailKind, type MailOutcome, readMail } from './mail.ts'
import { fakeMailServer, type MailAnswer } from './testing/fake-mail-server.ts'

const FROM = 'Promptory Letters <letters@your.site>'
const MAIL = {
  to: 'ana@bakery.example',
  subject: 'Seven prompts',
  text: 'Monday',
  html: '<p>Monday</p>',
  headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
}

/** Sends one mail to a service that gives this answer. */
async function send(answer: MailAnswer, kind: MailKind = 'resend', from = FROM) {
  const server = await fakeMailServer(() => answer)
  try {
    const outcome = await createSendMail(
      { kind, url: server.url, apiKey: 'key', from },
      answer === 'hang' ? 100 : 5_000,
    )(MAIL)
    return { outcome, asked: server.asked }
  } finally {
    await server.close()
  }
}

const OK = { status: 200, body: '{"id":"1"}' }

Deno.test('a mail is put as Resend wants it', async () => {
  const { outcome, asked } = await send(OK)
  assert.deepEqual(outcome, { result: 'sent' })
  assert.equal(asked[0]?.headers.authorization, 'Bearer key')
  assert.deepEqual(asked[0]?.body, { from: FROM, ...MAIL })
})

Deno.test('… as Brevo does, with or without a name before the address', async () => {
  const { asked } = await send(OK, 'brevo')
  assert.equal(asked[0]?.headers['api-key'], 'key')
  assert.deepEqual(asked[0]?.body, {
    sender: { name: 'Promptory Letters', email: 'letters@your.site' },
    to: [{ email: MAIL.to }],
    subject: MAIL.subject,
    textContent: MAIL.text,
    htmlContent: MAIL.html,
    headers: MAIL.headers,
  })
  const plain = await send(OK, 'brevo', 'letters@your.site')
  assert.deepEqual(plain.asked[0]?.body.sender, { email: 'letters@your.site' })
})

Deno.test('… and as Postmark does', async () => {
  const { asked } = await send(OK, 'postmark')
  assert.equal(asked[0]?.headers['x-postmark-server-token'], 'key')
  assert.deepEqual(asked[0]?.body, {
    From: FROM,
    To: MAIL.to,
    Subject: MAIL.subject,
    TextBody: MAIL.text,
    HtmlBody: MAIL.html,
    Headers: [{ Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' }],
  })
})

const LONG = 'x'.repeat(10_000)
const ANSWERS: [string, MailAnswer, MailOutcome][] = [
  ['202 is sent', { status: 202 }, { result: 'sent' }],
  [
    '422 is refused, in the service’s words on one line',
    { status: 422, body: '{"message":"No\\nsuch\\tmailbox"}' },
    { result: 'refused', reason: '422: No such mailbox' },
  ],
  ['Postmark’s words', { status: 422, body: '{"Message":"Inactive"}' }, { result: 'refused', reason: '422: Inactive' }],
  ['words that are none', { status: 400, body: '<h1>no</h1>' }, { result: 'refused', reason: '400' }],
  [
    'a long tale is cut',
    { status: 400, body: JSON.stringify({ message: LONG }) },
    { result: 'refused', reason: `400: ${LONG}`.slice(0, 200) },
  ],
  ['401 takes nothing', { status: 401 }, { result: 'closed', reason: '401' }],
  ['403 takes nothing', { status: 403 }, { result: 'closed', reason: '403' }],
  [
    '429 is for later',
    { status: 429, headers: { 'retry-after': '7' } },
    { result: 'later', reason: '429', waitSeconds: 7 },
  ],
  ['503 is for later', { status: 503 }, { result: 'later', reason: '503' }],
  ['500 may have been sent', { status: 500 }, { result: 'unknown', reason: '500' }],
  ['502 may have been sent', { status: 502 }, { result: 'unknown', reason: '502' }],
  ['so may one that breaks off', 'break', { result: 'unknown', reason: 'The mail service broke off.' }],
  ['and one that hangs', 'hang', { result: 'unknown', reason: 'The mail service did not answer.' }],
  [
    'a redirect is not followed',
    { status: 307, headers: { location: 'https://elsewhere.example' } },
    { result: 'unknown', reason: 'The mail service broke off.' },
  ],
]
for (const [name, answer, wanted] of ANSWERS) {
  Deno.test(`outcome: ${name}`, async () => assert.deepEqual((await send(answer)).outcome, wanted))
}

Deno.test('a service that nobody reaches was not asked', async () => {
  const { url, close } = await fakeMailServer()
  await close()
  const outcome = await createSendMail({ kind: 'resend', url, apiKey: 'key', from: FROM })(MAIL)
  assert.deepEqual(outcome, { result: 'later', reason: 'The mail service cannot be reached.' })
})

Deno.test('without its settings no mail is sent; with some of them the function does not start', () => {
  const all: Record<string, string> = {
    MAIL_API_URL: 'https://m.example/x',
    MAIL_API_KEY: 'k',
    MAIL_FROM: 'a@b.example',
  }
  const read = (more: Record<string, string | undefined>) => readMail((name) => ({ ...all, ...more })[name])
  assert.equal(read({ MAIL_API_URL: '', MAIL_API_KEY: '' }), null)
  assert.deepEqual(read({}), { kind: 'resend', url: 'https://m.example/x', apiKey: 'k', from: 'a@b.example' })
  assert.equal(read({ MAIL_API_KIND: 'brevo' })?.kind, 'brevo')
  for (const wrong of [...Object.keys(all).map((missing) => ({ [missing]: '' })), { MAIL_API_KIND: 'pigeon' }]) {
    assert.throws(() => read(wrong), ConfigurationError)
  }
})
