import type { FunctionsProcess } from './functions-process.ts'
import http from 'node:http'
import { addressReader, sendError, sendTooLarge, type Request, type Response } from './http.ts'

/** Functions read 64 KiB themselves; this is the gateway's own limit, far above. */
const BODY_LIMIT = 1024 * 1024
/** How long a request waits for a function that is just starting. */
const START_PATIENCE_MS = 5000
/** As long as a hosted function may take to answer. */
const ANSWER_TIMEOUT_MS = 150_000

/** Headers that belong to one connection only (RFC 9110, 7.6.1). */
const HOP_BY_HOP = new Set([
  ...['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'proxy-connection'],
  ...['te', 'trailer', 'transfer-encoding', 'upgrade', 'expect'],
])

/** Hands a request to a function and its answer back, both as streams. */
export function createProxy({
  addressHeader,
  addressOf = addressReader(),
}: {
  /** the header that tells functions who calls */
  addressHeader: string
  /** the caller's address */
  addressOf?: (req: Request) => string
}): (target: FunctionsProcess, path: string, req: Request, res: Response) => Promise<void> {
  const trustedHeader = addressHeader.toLowerCase()

  return async (target, path, req, res) => {
    if (Number(req.headers['content-length']) > BODY_LIMIT) return sendTooLarge(req, res, BODY_LIMIT)
    if (!(await target.whenReady(START_PATIENCE_MS))) {
      return sendError(res, 503, 'service_unavailable', 'This service is starting again; please try in a moment.', {
        'retry-after': '1',
      })
    }
    if (req.destroyed || res.destroyed) return

    const upstream = http.request({
      host: '127.0.0.1',
      port: target.port,
      path,
      method: req.method,
      headers: { ...forwardedHeaders(req), [trustedHeader]: addressOf(req) }, // in place of what the caller claims
      timeout: ANSWER_TIMEOUT_MS,
      agent: false, // a function that was restarted must not be asked over an old connection
    })
    const breakOff = () => upstream.destroy()
    let isAnswered = false
    /** A function may answer before the whole body has arrived. The rest is discarded, or the connection would hang. */
    const discardRest = () => {
      isAnswered = true
      req.resume()
    }

    upstream.on('response', (answer) => {
      const headers = { ...answer.headers }
      for (const name of HOP_BY_HOP) delete headers[name]
      res.writeHead(answer.statusCode ?? 502, headers)
      answer.pipe(res)
      answer.on('error', () => res.destroy()) // cut short: the caller must notice
      answer.on('end', discardRest)
    })
    upstream.on('timeout', () => {
      sendError(res, 504, 'service_unavailable', 'The service did not answer in time.')
      breakOff()
    })
    upstream.on('error', () => {
      if (!isAnswered) sendError(res, 502, 'service_unavailable', 'The service broke off; please try again.')
      discardRest()
    })
    res.on('close', () => {
      if (!res.writableFinished) breakOff() // the caller left: let the function stop working for them
    })

    let size = 0
    req.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > BODY_LIMIT) {
        req.removeAllListeners('data')
        req.pause()
        sendTooLarge(req, res, BODY_LIMIT)
        breakOff()
      } else if (!isAnswered && !upstream.write(chunk)) {
        req.pause()
        upstream.once('drain', () => req.resume())
      }
    })
    req.on('end', () => upstream.end())
    req.on('error', breakOff)
  }
}

function forwardedHeaders(req: Request) {
  const headers: http.OutgoingHttpHeaders = {}
  const named = String(req.headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
  for (const [name, value] of Object.entries(req.headers)) {
    if (HOP_BY_HOP.has(name) || named.includes(name)) continue
    if (value !== undefined) headers[name] = value
  }
  if (req.headers['transfer-encoding'] !== undefined) headers['transfer-encoding'] = 'chunked'
  return headers
}
