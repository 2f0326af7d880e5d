import { connect } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { listenLocally, SERVER_TIMES } from '../../scripts/server/listen.ts'
import { freePort } from './support/http.ts'

it('gives a call a minute to come whole, and its head half of one', () => {
  expect(SERVER_TIMES.requestTimeout).toBeLessThanOrEqual(60_000)
  expect(SERVER_TIMES.headersTimeout).toBeLessThanOrEqual(30_000)
})

it.each([
  ['head', 'POST / HTTP/1.1\r\nHost: localhost\r\nX-a: '],
  ['body', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000\r\n\r\na'],
])('ends a connection whose %s comes a byte now and then', async (_part, beginning) => {
  // The same clock, faster.
  for (const name of ['headersTimeout', 'requestTimeout', 'connectionsCheckingInterval'] as const)
    vi.spyOn(SERVER_TIMES, name, 'get').mockReturnValue(300)
  onTestFinished(() => void vi.restoreAllMocks())
  const port = await freePort()
  const { close } = await listenLocally(port, (req, res) => void req.resume().on('end', () => res.end()))
  onTestFinished(close)
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  socket.write(beginning)
  const drip = setInterval(() => socket.write('a'), 50)
  onTestFinished(() => clearInterval(drip))
  const begun = Date.now()
  await new Promise((resolve) => socket.resume().once('close', resolve))
  expect(Date.now() - begun).toBeLessThan(15_000)
})
