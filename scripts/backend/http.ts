import type { IncomingMessage } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'
import { parseIpv6 } from '../../supabase/functions/_shared/client-address.ts'

/** What the handlers of the embedded backend share. `env` of their context has Node's request and response. */
export interface Env {
  Bindings: HttpBindings
}

/** An app as Node middleware. It leaves Node's own `Request` and `Response` alone, which other libraries use as well. */
export const listenerOf = (app: Hono<Env>) => getRequestListener(app.fetch, { overrideGlobalObjects: false })

/**
 * An error in the shape that the functions use.
 * @param message one sentence
 */
export const failure = (status: number, code: string, message: string, headers?: Record<string, string>) =>
  Response.json(
    { error: { code, message } },
    {
      status,
      headers: {
        'cache-control': 'no-store',
        // The browser's code must be able to read the error of a page on another origin, too; it holds nothing private.
        'access-control-allow-origin': '*',
        'x-content-type-options': 'nosniff',
        ...headers,
      },
    },
  )

/** The answer to a body of more than `limit` bytes. */
export const tooLarge = (limit: number) =>
  failure(413, 'payload_too_large', `The request is larger than ${Math.floor(limit / 1024)} KiB.`, {
    connection: 'close', // the rest of the body is never read
  })

/** Reads a body; undefined if it has more than `limit` bytes. The rest of it is never kept. */
export async function readBody(request: Request, limit: number): Promise<Buffer<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length')) > limit) return undefined
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > limit) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/**
 * Returns a reader for the caller's address: the socket's remote address, or the header of a proxy in front.
 * @param proxyHeader trusted as it is, so only the proxy may be able to set it
 */
export const addressReader =
  (proxyHeader?: string): ((req: IncomingMessage) => string) =>
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

/** The token of a request's session; empty without one. */
export const tokenOf = ({ headers }: Request) => headers.get('authorization')?.replace(/^Bearer\s+/i, '') ?? ''
