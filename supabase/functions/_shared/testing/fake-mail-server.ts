import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request to the fake service. */
export interface AskedMail {
  readonly headers: IncomingMessage['headers']
  // oxlint-disable-next-line typescript/no-explicit-any -- each kind of service has a shape of its own
  readonly body: any
}

/** The service's answer; `break` closes the connection after the mail was read. */
export type MailAnswer = { status: number; body?: string; headers?: Record<string, string> } | 'break' | 'hang'

/** A mail service on loopback that answers each request as the test says. */
export async function fakeMailServer(answer: (asked: AskedMail, nth: number) => MailAnswer = () => ({ status: 200 })) {
  const asked: AskedMail[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => (text += chunk))
    request.on('end', () => {
      const mail = { headers: request.headers, body: JSON.parse(text) }
      asked.push(mail)
      const given = answer(mail, asked.length)
      if (given === 'break') request.socket.destroy()
      else if (given !== 'hang') response.writeHead(given.status, given.headers).end(given.body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/emails`,
    asked,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
