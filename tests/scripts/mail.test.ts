import { afterEach, describe, expect, it, vi } from 'vitest'
import { type BackendMail, startMail } from '../../scripts/backend/mail.ts'
import { startSmtpServer } from '../support/smtp-server.ts'

const LETTER = {
  to: 'ana@bakery.example',
  subject: 'Your code for Promptory',
  text: 'Your code for Promptory:\n\n004711\n\n<b>Ünïcode</b>',
  html: '<p>004711</p>',
}

const lines: string[] = []
const started: BackendMail[] = []
afterEach(async () => {
  await Promise.all(started.map((mail) => mail.close()))
  lines.length = started.length = 0
})

async function start(env: Record<string, string> = {}, mode: 'development' | 'production' = 'production') {
  const mail = await startMail({ env, mode, log: (line) => lines.push(line) })
  started.push(mail)
  return mail
}

describe('on this computer, where no mail can be sent', () => {
  it('a letter goes by SMTP to an inbox on loopback, and is told in one line', async () => {
    const { send, inbox } = await start()
    expect(await send?.(LETTER)).toEqual({ result: 'sent' })
    expect(inbox?.url).toMatch(/^smtp:\/\/127\.0\.0\.1:\d+$/)
    expect(inbox?.letters).toMatchObject([{ to: LETTER.to, subject: LETTER.subject, text: LETTER.text }])
    expect(lines).toEqual(['Mail to ana@bakery.example: Your code for Promptory: 004711 <b>Ünïcode</b>'])
  })

  it('the page shows letters, the newest first, and none of their tags', async () => {
    const { send, inbox } = await start()
    const read = async () => String(await inbox?.page().text())
    expect(await read()).toContain('None has come yet.')
    await send?.(LETTER)
    await send?.({ ...LETTER, subject: '<script>x</script>' })
    const text = await read()
    expect(text).toContain('004711')
    expect(text).not.toMatch(/<script|<b>/)
    expect(text.indexOf('&lt;script&gt;')).toBeLessThan(text.indexOf('Your code for Promptory</h2>'))
    expect(inbox?.page().headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it('keeps the last fifty', async () => {
    const { send, inbox } = await start()
    for (let n = 0; n < 53; n += 1) await send?.({ ...LETTER, subject: `Letter ${n}` })
    expect([inbox?.letters.length, inbox?.letters[0]?.subject]).toEqual([50, 'Letter 52'])
  })

  it('functions send there in development alone: elsewhere addresses are taken without a question', async () => {
    expect((await start()).settings).toEqual({})
    expect((await start({}, 'development')).settings).toMatchObject({
      MAIL_API_URL: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/$/),
      MAIL_FROM: expect.any(String),
    })
  })
})

it('where others reach the site, no letter is shown or told, and without a mail server none is sent', async () => {
  const { send, inbox, settings } = await start({ ALLOWED_HOSTS: 'site.example' }, 'development')
  expect([send, inbox, settings]).toEqual([null, undefined, {}])
})

it('with a mail server, letters leave by it and no inbox is there', async () => {
  const server = await startSmtpServer()
  const env = { SMTP_URL: server.url, MAIL_FROM: 'Promptory <letters@your.site>', ALLOWED_HOSTS: 'site.example' }
  const { send, inbox } = await start(env)
  expect(await send?.(LETTER)).toEqual({ result: 'sent' })
  expect(inbox).toBeUndefined()
  expect(server.mails).toMatchObject([
    { to: LETTER.to, text: expect.stringContaining('From: Promptory <letters@your.site>') },
  ])
  expect(lines).toEqual([])
  await server.close()
})

it('a letter that a mail server does not take is told to the owner, without an address', async () => {
  const server = await startSmtpServer(() => ({ RCPT: '550 no such person ana@bakery.example' }))
  const { send } = await start({ SMTP_URL: server.url, MAIL_FROM: 'Promptory <letters@your.site>' })
  expect(await send?.(LETTER)).toMatchObject({ result: 'refused' })
  expect(lines).toEqual(['mail: refused'])
  await server.close()
})

it('with a service, functions and codes use the same one', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'))
  const env = { MAIL_API_URL: 'https://mail.example/emails', MAIL_API_KEY: 'k', MAIL_FROM: 'a@your.site' }
  const { send, inbox, settings } = await start(env)
  expect(await send?.(LETTER)).toEqual({ result: 'sent' })
  expect([asked.mock.calls[0]?.[0], inbox, settings]).toEqual([env.MAIL_API_URL, undefined, {}])
  asked.mockRestore()
})
