import { lookup } from 'node:dns/promises'
import http from 'node:http'
import { isAllowedHost } from '../env/origins.ts'
import { Problem } from '../env/problem.ts'

/** Time limits of connections, in milliseconds. */
export const SERVER_TIMES = {
  // For the next call. Node's five seconds may end just as a browser or a proxy reuses the connection; proxies drop
  // theirs after 60 s.
  keepAliveTimeout: 65_000,
  // Time for a request to arrive completely. Node's five minutes let slow senders hold memory for long.
  headersTimeout: 30_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5000,
}

/**
 * The loopback addresses that a browser may try for "localhost" on this machine. Never another interface: the embedded
 * backend and its known accounts are for this computer only.
 */
async function loopbackAddresses(): Promise<string[]> {
  const found = await lookup('localhost', { all: true }).catch(() => [])
  return ['127.0.0.1', ...(found.some(({ address }) => address === '::1') ? ['::1'] : [])]
}

const NOT_HERE = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'ENOTFOUND', 'EAI_AGAIN'])

/** @returns false where the machine has no such address */
export function bind(server: http.Server, port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (NOT_HERE.has(error.code ?? '')) resolve(false)
      else reject(listenProblem(error, port))
    })
    server.listen(port, host, () => {
      server.removeAllListeners('error').on('error', () => {}) // such as too many open files
      resolve(true)
    })
  })
}

function listenProblem(error: NodeJS.ErrnoException, port: number) {
  if (error.code === 'EADDRINUSE') {
    return new Problem(`Port ${port} is in use by another program: end that one, or set PORT to another number.`)
  }
  if (error.code === 'EACCES') {
    return new Problem(`Port ${port} may not be used by this account: set PORT to a number above 1023.`)
  }
  return error
}

/** Throws a `Problem` if the port is taken; called before work that would be wasted. */
export async function assertPortFree(port: number) {
  for (const host of await loopbackAddresses()) {
    const server = http.createServer()
    if (await bind(server, port, host)) await new Promise((resolve) => server.close(resolve))
  }
}

/**
 * Serves on the loopback interface.
 * @param allowedHosts names beside those of this computer, separated by commas
 */
export async function listenLocally(
  port: number,
  listener: http.RequestListener,
  allowedHosts?: string,
): Promise<{ server: http.Server; close: () => Promise<void> }> {
  const hosts = await loopbackAddresses()
  const servers = hosts.map(() =>
    http.createServer(SERVER_TIMES, (req, res) => {
      if (isAllowedHost(req.headers.host, allowedHosts)) return listener(req, res)
      req.resume()
      res.writeHead(403, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' })
      res.end('This site answers to localhost only. ALLOWED_HOSTS adds a name (see .env.example).\n')
    }),
  )
  const [first] = servers as [http.Server]
  const close = async () => {
    await Promise.all(servers.map(closeServer))
  }
  try {
    for (const [index, host] of hosts.entries()) {
      const server = servers[index] as http.Server
      await bind(server, port, host)
      server.on('clientError', (_error, socket) => {
        if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n')
      })
      // A web socket of the development server may arrive by either address.
      if (server !== first) server.on('upgrade', (...args) => first.emit('upgrade', ...args) || args[1].destroy())
    }
  } catch (error) {
    await close()
    throw error
  }
  return { server: first, close }
}

/** Lets running answers finish for a moment, then closes every connection. */
export function closeServer(server: http.Server) {
  if (!server.listening) return Promise.resolve()
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), 1500)
    server.close(() => {
      clearTimeout(force)
      resolve(undefined)
    })
    server.closeIdleConnections()
  })
}
