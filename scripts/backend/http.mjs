import { isIPv6 } from 'node:net'

/**
 * Small pieces that every answer of the embedded backend is made of.
 *
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 */

/** The path of a request, without its query; untouched otherwise. */
export const pathOf = (/** @type {Request} */ req) => (req.url ?? '/').split('?', 1)[0] ?? '/'

/**
 * Answers with the error shape that the functions use.
 * @param {Response} res
 * @param {number} status
 * @param {string} code
 * @param {string} message one sentence
 * @param {Record<string, string>} [headers]
 */
export function sendError(res, status, code, message, headers = {}) {
  if (res.destroyed || res.writableEnded) return
  if (res.headersSent) {
    res.destroy() // half an answer is out: breaking off is the only honest end
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

/** The body is longer than what this server reads. */
export function sendTooLarge(/** @type {Request} */ req, /** @type {Response} */ res, /** @type {number} */ limit) {
  sendError(res, 413, 'payload_too_large', `The request is larger than ${Math.floor(limit / 1024)} KiB.`, {
    connection: 'close', // the rest of the body is never read
  })
  res.once('finish', () => setTimeout(() => req.destroy(), 250).unref())
}

/**
 * For an answer that does not wait for the rest of the body: the rest is thrown away while it comes, and the connection
 * is closed, so that it neither hangs nor fills the memory.
 * @param {Request} req
 * @param {Response} res
 */
export function leaveUnread(req, res) {
  if (req.complete || (req.headers['transfer-encoding'] === undefined && !Number(req.headers['content-length']))) return
  res.setHeader('connection', 'close')
  req.on('error', () => {}).resume()
}

/**
 * Reads a body of at most `limit` bytes.
 * @param {Request} req
 * @param {number} limit
 * @returns {Promise<Buffer | 'too-large' | 'aborted'>}
 */
export function readBody(req, limit) {
  if (Number(req.headers['content-length']) > limit) return Promise.resolve('too-large')
  return new Promise((resolve) => {
    /** @type {Buffer[]} */
    const chunks = []
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
 * Tells who calls: the socket's other end, or what a proxy in front writes into a header of its own.
 * @param {string} [proxyHeader] believed without question, so nobody but the proxy may be able to set it
 * @returns {(req: Request) => string}
 */
export const addressReader = (proxyHeader) => (req) =>
  // An IPv4 address may come in IPv6 clothes.
  String((proxyHeader && req.headers[proxyHeader.toLowerCase()]) ?? req.socket.remoteAddress ?? '').replace(
    /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/,
    '',
  )

/**
 * What counts as one caller: an IPv4 address, or the first 64 bits of an IPv6 address. A household owns all below them.
 * @param {string} address
 */
export function networkOf(address) {
  const plain = address.split('%', 1)[0] ?? ''
  if (!isIPv6(plain)) return address
  // The URL parser knows the many ways to write one.
  const [head = '', tail = ''] = new URL(`http://[${plain}]/`).hostname.slice(1, -1).split('::')
  const [before, after] = [head, tail].map((part) => (part ? part.split(':') : []))
  return [...before, ...Array(8 - before.length - after.length).fill('0'), ...after].slice(0, 4).join(':')
}
