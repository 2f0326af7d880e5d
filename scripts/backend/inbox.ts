import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { escapeHtml } from '../../src/lib/escape-html.ts'

/** Where the development server shows letters. */
export const INBOX_PATH = '/development/mail'
const KEPT = 50
const MAX_BYTES = 1024 * 1024

interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly at: Date
}

/**
 * Receives the embedded backend's letters if no mail can be sent: a mail server on loopback that keeps the latest in
 * memory.
 * @param onLetter gets each letter as one line
 */
export async function startInbox(onLetter: (line: string) => void) {
  const letters: Letter[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MAX_BYTES,
    closeTimeout: 500,
    onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address).join(', ')
      void take(stream, to, done)
    },
  })

  async function take(stream: Readable, to: string, done: (error?: Error) => void) {
    try {
      const { subject = '', text = '' } = await PostalMime.parse(await buffer(stream))
      letters.unshift({ to, subject, text: text.trim(), at: new Date() })
      letters.length = Math.min(letters.length, KEPT)
      onLetter(`Mail to ${to}: ${inOneLine(text)}`)
      done()
    } catch (error) {
      done(error as Error)
    }
  }

  server.on('error', () => undefined)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** Newest first. */
    letters: letters as readonly Letter[],
    /** Shows the letters. */
    page: () =>
      new Response(inboxPage(letters, port), {
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
          'cache-control': 'no-store',
        },
      }),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** Only the beginning, which has the code or link. */
const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 200)

const inboxPage = (letters: readonly Letter[], port: number) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Mail</title>
<style>body { font: 16px/1.5 system-ui; max-width: 40rem; margin: 2rem auto; padding: 0 1rem } pre { white-space: pre-wrap; overflow-wrap: anywhere }</style>
<h1>Mail</h1>
<p>Letters of this backend, until it ends. By SMTP: 127.0.0.1:${port}.</p>
${letters.map(letterHtml).join('\n') || '<p>None has come yet.</p>'}
</html>`

const letterHtml = ({ to, subject, text, at }: Letter) => `<article>
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)}, ${at.toTimeString().slice(0, 8)}</p>
<pre>${escapeHtml(text)}</pre>
</article>`
