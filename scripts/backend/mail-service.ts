import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { bearerAuth } from 'hono/bearer-auth'
import nodemailer from 'nodemailer'
import * as z from 'zod/mini'
import { isLoopback } from '../env/origins.ts'
import { type Env, listenerOf } from './http.ts'

const CONNECTIONS = {
  pool: true as const,
  // No automatic retries: the mail may have been sent before the connection broke.
  maxRequeues: 0,
  // Shorter than the ten seconds that a function waits.
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 9_000,
}
/** The library's messages if no SMTP conversation started. */
const NEVER_BEGUN = /^(?:Connection timeout|Greeting never received)/

const mail = z.object({
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.optional(z.string()),
  headers: z.optional(z.record(z.string(), z.string())),
})

/** The known fields of the library's errors. */
interface SmtpError extends Error {
  readonly code?: string
  readonly syscall?: string
  readonly responseCode?: number
}

/**
 * Sends the functions' mails by SMTP. It is a loopback service with the same API that functions already use
 * (`supabase/functions/_shared/mail.ts`), so they need no second way.
 * @returns the settings that point functions to it
 */
export async function startMailService(smtpUrl: string) {
  const transport = nodemailer.createTransport({ ...CONNECTIONS, ...serverOf(smtpUrl) })
  const key = randomBytes(24).toString('base64url')

  const app = new Hono<Env>().post('/', bearerAuth({ token: key }), async ({ req }) => {
    try {
      await transport.sendMail(mail.parse(await req.json()))
      return Response.json({ message: 'sent' })
    } catch (error) {
      return Response.json({ message: (error as Error).message }, { status: statusOf(error as SmtpError) })
    }
  })
  const server = createServer(listenerOf(app))
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    settings: { MAIL_API_URL: `http://127.0.0.1:${port}/`, MAIL_API_KEY: key, MAIL_API_KIND: 'resend' },
    async close() {
      transport.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function serverOf(address: string) {
  const { protocol, hostname, port, username, password } = new URL(address)
  const isSecure = protocol === 'smtps:'
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (isSecure ? 465 : 587),
    secure: isSecure,
    // Requires encryption for passwords and letters, except on this computer.
    requireTLS: !isSecure && !isLoopback(`http://${hostname}`),
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
  }
}

/** The status that tells a function what happened to the mail. */
function statusOf({ code, message, syscall, responseCode = 0 }: SmtpError): number {
  if (code === 'EAUTH') return 401
  if (responseCode >= 500) return 422
  if (responseCode >= 400 || code === 'EDNS' || syscall === 'connect' || NEVER_BEGUN.test(message)) return 503
  return code === 'EENVELOPE' ? 422 : 502
}
