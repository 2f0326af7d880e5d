import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { startSmtpServer } from '../../tests/support/smtp-server.ts'

/** Where the journeys' backend sends its mails. */
export const SMTP_PORT = Number(process.env.E2E_PORT ?? 4183) + 1000
const FOLDER = '.cache/e2e-mails'

/** Takes the mails of all journeys, from before the first to after the last. Addresses that begin with `dead-` have no mailbox. */
export default async function startMailServer(): Promise<() => Promise<void>> {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  let count = 0
  const { close } = await startSmtpServer(
    (to) => (to.startsWith('dead-') ? { RCPT: '550 5.1.1 no such mailbox' } : {}),
    SMTP_PORT,
    (mail) => {
      count += 1
      const file = path.join(FOLDER, `${String(count).padStart(6, '0')}.json`)
      // Whole or not at all: others look at any moment.
      writeFileSync(`${file}.new`, JSON.stringify(mail))
      renameSync(`${file}.new`, file)
    },
  )
  return close
}

/** The mails that have arrived for an address, the oldest first. */
export async function mailsTo(address: string): Promise<Email[]> {
  const mails: { to: string; text: string }[] = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8')))
  return Promise.all(mails.filter(({ to }) => to === address).map(({ text }) => PostalMime.parse(text)))
}

/** A field of a mail's head. */
export const headerOf = ({ headers }: Email, name: string): string =>
  headers.find(({ key }) => key === name.toLowerCase())?.value ?? ''
