import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createConfirmation, readMail } from './confirmation-mail.ts'
import { ConfigurationError } from './env.ts'

const TOKEN = 'd0000000-0000-4000-8000-000000000001'
const ENTRY = { list: 'newsletter', email: 'ana@bakery.example' } as const

/** Sends a mail to a service that answers with `status`; gives what it was sent. */
async function send(due: string | null, status = 200) {
  const sent: { key: string | undefined; body: Record<string, string> }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      sent.push({ key: request.headers.authorization, body: JSON.parse(body) })
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/emails`
  const rpc = () => ({ abortSignal: () => Promise.resolve({ data: due, error: null }) })
  const mail = { url, apiKey: 'key', from: 'Promptory <a@b.example>' }
  const confirm = createConfirmation({ client: { rpc } as never, mail, site: 'https://your.site' })
  try {
    await confirm(ENTRY)
    return sent
  } finally {
    await new Promise((resolve) => server.close(resolve))
  }
}

Deno.test('the mail holds the way in and the way out', async () => {
  const [mail] = await send(TOKEN)
  assert.equal(mail?.key, 'Bearer key')
  assert.deepEqual([mail?.body.to, mail?.body.from], [ENTRY.email, 'Promptory <a@b.example>'])
  assert.ok(mail?.body.text?.includes(`https://your.site/newsletter?confirm=${TOKEN}`))
  assert.ok(mail?.body.text?.includes(`https://your.site/newsletter?leave=${TOKEN}`))
})

Deno.test('nobody is asked twice', async () => {
  assert.deepEqual(await send(null), [])
})

Deno.test('a service that refuses is an error', async () => {
  await assert.rejects(send(TOKEN, 500), /answered 500/)
})

Deno.test('without its three settings no mail is sent; with some of them the function does not start', () => {
  const all: Record<string, string> = {
    MAIL_API_URL: 'https://m.example/x',
    MAIL_API_KEY: 'k',
    MAIL_FROM: 'a@b.example',
  }
  assert.equal(
    readMail(() => undefined),
    null,
  )
  assert.deepEqual(
    readMail((name) => all[name]),
    { url: 'https://m.example/x', apiKey: 'k', from: 'a@b.example' },
  )
  for (const missing of Object.keys(all)) {
    assert.throws(() => readMail((name) => (name === missing ? undefined : all[name])), ConfigurationError)
  }
})
