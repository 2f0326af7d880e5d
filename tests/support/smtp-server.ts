import { createServer, type AddressInfo, type Socket } from 'node:net'

/** A mail as it arrived: whom it was for, and its text with all header fields. */
export interface ArrivedMail {
  readonly to: string
  readonly text: string
}

/** What the server says at the end of a mail, or to its recipient: `break` ends the connection, `hang` is no answer. */
export type SmtpAnswers = Partial<Record<'RCPT' | 'end', string>>

/**
 * A mail server on loopback that keeps what arrives, and misbehaves as it is told. It speaks as much of SMTP as a sender
 * without a password needs.
 */
export async function startSmtpServer(
  answers: (to: string) => SmtpAnswers = () => ({}),
  port = 0,
  onMail: (mail: ArrivedMail) => void = () => undefined,
): Promise<{ url: string; mails: ArrivedMail[]; close: () => Promise<void> }> {
  const mails: ArrivedMail[] = []
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket)).on('error', () => {})
    let to = ''
    let text: string | undefined
    let pending = ''
    const say = (line = '250 ok') => {
      if (line === 'break') socket.destroy()
      else if (line !== 'hang') socket.write(`${line}\r\n`)
    }
    const hear = (line: string) => {
      if (text !== undefined) {
        if (line !== '.') {
          text += `${line}\n`
          return
        }
        const mail = { to, text }
        mails.push(mail)
        onMail(mail)
        text = undefined
        say(answers(to).end)
      } else if (line.startsWith('RCPT TO:')) {
        to = line.slice('RCPT TO:<'.length, -1)
        say(answers(to).RCPT)
      } else if (line === 'DATA') {
        text = ''
        say('354 go on')
      } else say(line === 'QUIT' ? '221 bye' : undefined)
    }
    say('220 here')
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (pending + chunk).split('\r\n')
      pending = lines.pop() ?? ''
      for (const line of lines) hear(line)
    })
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    async close() {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
