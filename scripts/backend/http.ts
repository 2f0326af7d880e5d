import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseIpv6 } from '../../supabase/functions/_shared/client-address.ts'

/** Helpers for the embedded backend's answers. */

export type Request = IncomingMessage
export type Response = ServerResponse

/** The path of a request, without its query; untouched otherwise. */
export const pathOf = (req: Request) => (req.url ?? '/').split('?', 1)[0] ?? '/'

/**
 * Answers with the error shape that the functions use.
 * @param message one sentence
 */
export function sendError(
  res: Response,
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
) {
  if (res.destroyed || res.writableEnded) return
  if (res.headersSent) {
    res.destroy() // part of the answer is sent, so closing is the only way to signal failure
    return
  }
  const body = JSON.stringify({ error: { code, message } })
  res.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    // The browser's code must be able to read the error of a page on another origin, too; it holds nothing private.
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    ...headers,
  })
  res.end(body)
}

/** Answers that the body exceeds this server's limit. */
export function sendTooLarge(req: Request, res: Response, limit: number) {
  sendError(res, 413, 'payload_too_large', `The request is larger than ${Math.floor(limit / 1024)} KiB.`, {
    connection: 'close', // the rest of the body is never read
  })
  res.once('finish', () => setTimeout(() => req.destroy(), 250).unref())
}

/**
 * For answers sent before the body is complete: discards the rest and closes the connection, so that it neither hangs
 * nor fills the memory.
 */
export function leaveUnread(req: Request, res: Response) {
  if (req.complete || (req.headers['transfer-encoding'] === undefined && !Number(req.headers['content-length']))) return
  res.setHeader('connection', 'close')
  req.on('error', () => {}).resume()
}

/** Reads a body of at most `limit` bytes. */
export function readBody(req: Request, limit: number): Promise<Buffer | 'too-large' | 'aborted'> {
  if (Number(req.headers['content-length']) > limit) return Promise.resolve('too-large')
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let size = 0
    req.on('data', (chunk) => {
      size += chunk.length
      if (size > limit) {
        req.pause()
        chunks.length = 0
        resolve('too-large')
      } else chunks.push(chunk)
    })
    req.on('end', () => resolve(Buffer.concat(chunks)))
    req.on('error', () => resolve('aborted'))
    req.on('close', () => resolve('aborted'))
  })
}

/**
 * Returns a reader for the caller's address: the socket's remote address, or the header of a proxy in front.
 * @param proxyHeader trusted as it is, so only the proxy may be able to set it
 */
export const addressReader =
  (proxyHeader?: string): ((req: Request) => string) =>
  (req) =>
    // An IPv4 address may be written as an IPv6 one (::ffff:…).
    String((proxyHeader && req.headers[proxyHeader.toLowerCase()]) ?? req.socket.remoteAddress ?? '').replace(
      /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/,
      '',
    )

/**
 * What counts as one caller: an IPv4 address, or the first 64 bits of an IPv6 address. A household owns all below them.
 */
export function networkOf(address: string) {
  const groups = parseIpv6(address.split('%', 1)[0] ?? '')?.slice(0, 4)
  return groups?.map((group) => group.toString(16)).join(':') ?? address
}
