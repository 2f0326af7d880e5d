import assert from 'node:assert/strict'
import { DatabaseUnavailableError } from '../_shared/database-call.ts'
import { createSendMail, type Mail, type MailOutcome } from '../_shared/mail.ts'
import { fakeMailServer } from '../_shared/testing/fake-mail-server.ts'
import type { Letters } from './letters.ts'
import { runLetter } from './run.ts'
import { fakeLetters, tokenOf } from './test-letters.ts'

const many = (count: number) => Array.from({ length: count }, (_, n) => `n${n}@bakery.example`)

interface Options {
  emails?: readonly string[]
  /** How long sending a mail takes on the test's clock. */
  mailMs?: number
  change?: (letters: Letters) => Partial<Letters>
}

/** Runs once, with a clock that only pauses and mails advance. */
async function run(
  answer: (mail: Mail, nth: number) => MailOutcome = () => ({ result: 'sent' }),
  { emails = many(12), mailMs = 0, change = () => ({}) }: Options = {},
) {
  const { letters, states, settlements } = fakeLetters(emails)
  const mails: Mail[] = []
  const pauses: number[] = []
  let clock = 0
  const again = () =>
    runLetter({
      letters: { ...letters, ...change(letters) },
      send: (mail) => {
        mails.push(mail)
        clock += mailMs
        return Promise.resolve(answer(mail, mails.length))
      },
      site: 'https://your.site',
      functionsUrl: 'https://ref.supabase.co/functions/v1',
      runMs: 20_000,
      now: () => clock,
      pause: (milliseconds) => {
        pauses.push(milliseconds)
        clock += milliseconds
        return Promise.resolve()
      },
    })
  const result = await again()
  return { result, again, states, settlements, mails, pauses }
}

const count = (states: readonly string[], state: string) => states.filter((each) => each === state).length

Deno.test('everybody gets the letter once, five a second at most', async () => {
  const { result, mails, pauses, states } = await run()
  assert.deepEqual(result, { sent: 12, failed: 0 })
  assert.deepEqual(
    mails.map(({ to }) => to),
    many(12),
  )
  assert.deepEqual(pauses, [1000, 1000, 1000])
  assert.equal(count(states, 'sent'), 12)
})

Deno.test('each mail has its own way off the list, in both texts and in its header', async () => {
  const { mails } = await run(undefined, { emails: many(2) })
  const leave = `https://your.site/newsletter?leave=${tokenOf(1)}`
  assert.deepEqual(mails[1], {
    to: 'n1@bakery.example',
    subject: 'Seven prompts',
    html: `<a href="${leave}">`,
    text: `Leave: ${leave} ${leave}`,
    headers: {
      'List-Unsubscribe': `<https://ref.supabase.co/functions/v1/follow-email-link?leave=${tokenOf(1)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  })
})

Deno.test('a call ends in time; the next one goes on where it ended', async () => {
  const { again, mails, states } = await run(undefined, { emails: many(300) })
  assert.equal(mails.length, 100)
  await again()
  assert.equal(mails.length, 200)
  assert.equal(new Set(mails.map(({ to }) => to)).size, 200)
  assert.equal(count(states, 'waiting'), 100)
})

Deno.test('slow mails make a call no longer', async () => {
  assert.equal((await run(undefined, { emails: many(300), mailMs: 2_000 })).mails.length, 10)
})

Deno.test('a refusal is written down with its reason, and the others go on', async () => {
  const refuse: MailOutcome = { result: 'refused', reason: '422: no such mailbox' }
  const { result, states, settlements } = await run(({ to }) => (to.startsWith('n3@') ? refuse : { result: 'sent' }))
  assert.deepEqual(result, { sent: 11, failed: 1 })
  assert.equal(states[3], 'failed')
  assert.deepEqual(settlements[0]?.outcomes[3], { id: 3, state: 'failed', reason: '422: no such mailbox' })
})

Deno.test('a mail that may have been sent is not sent again', async () => {
  const { again, mails, states } = await run((_, nth) =>
    nth === 2 ? { result: 'unknown', reason: '502' } : { result: 'sent' },
  )
  await again()
  assert.equal(mails.length, 12)
  assert.equal(states[1], 'unknown')
})

Deno.test('five failures in a row stop the letter, and the rest is untouched', async () => {
  for (const result of ['refused', 'unknown'] as const) {
    const { mails, settlements, states } = await run(() => ({ result, reason: '422: no such sender' }))
    assert.equal(mails.length, 5)
    assert.equal(count(states, 'waiting'), 7)
    assert.deepEqual([settlements[0]?.stop, settlements[0]?.problem], [true, '422: no such sender'])
  }
  // If some arrive, the letter goes on.
  const { mails } = await run((_, nth) => ({ result: nth % 4 === 0 ? 'sent' : 'refused' }))
  assert.equal(mails.length, 12)
})

Deno.test('a wrong key stops the letter at once, and costs no address its mail', async () => {
  const { states, settlements } = await run(() => ({ result: 'closed', reason: '401: wrong key' }))
  assert.equal(count(states, 'waiting'), 12)
  assert.deepEqual([settlements[0]?.stop, settlements[0]?.problem], [true, '401: wrong key'])
})

Deno.test('a service that takes two a second gets what it takes, and everybody gets one', async () => {
  let second = -1
  let taken = 0
  const seen: string[] = []
  const { letters, states } = fakeLetters(many(12))
  let clock = 0
  await runLetter({
    letters,
    send: ({ to }) => {
      if (Math.floor(clock / 1000) !== second) [second, taken] = [Math.floor(clock / 1000), 0]
      taken += 1
      if (taken > 2) return Promise.resolve({ result: 'later', reason: '429', waitSeconds: 1 })
      seen.push(to)
      return Promise.resolve({ result: 'sent' })
    },
    site: '',
    functionsUrl: '',
    runMs: 20_000,
    now: () => clock,
    pause: (milliseconds) => {
      clock += milliseconds
      return Promise.resolve()
    },
  })
  assert.deepEqual(seen.toSorted(), many(12).toSorted())
  assert.equal(count(states, 'sent'), 12)
})

Deno.test('a service that wants to be left alone for long is: the call ends, and nothing is lost', async () => {
  const { mails, settlements, states } = await run(() => ({
    result: 'later',
    reason: '429: day is full',
    waitSeconds: 900,
  }))
  assert.equal(mails.length, 5)
  assert.deepEqual([settlements[0]?.waitSeconds, settlements[0]?.problem], [900, '429: day is full'])
  assert.equal(count(states, 'waiting'), 12)
  // A service that names no time gets smaller batches first, and then a pause of a minute.
  const away = await run(() => ({ result: 'later', reason: 'The mail service cannot be reached.' }))
  assert.equal(away.mails.length, 5 + 2 + 1)
  assert.equal(away.settlements.at(-1)?.waitSeconds, 60)
  assert.equal(count(away.states, 'waiting'), 12)
})

Deno.test('what was sent is written down, also when the database is away for a moment', async () => {
  let failures = 2
  const flaky = (letters: Letters): Partial<Letters> => ({
    settle: (id, settlement) =>
      failures-- > 0 ? Promise.reject(new DatabaseUnavailableError('x')) : letters.settle(id, settlement),
  })
  const { states } = await run(undefined, { emails: many(3), change: flaky })
  assert.equal(count(states, 'sent'), 3)
})

Deno.test('where it stays away, the run ends, and nothing that is in hand is sent again', async () => {
  const { letters, states } = fakeLetters(many(12))
  let sent = 0
  const options = {
    letters: { ...letters, settle: () => Promise.reject(new DatabaseUnavailableError('x')) },
    send: () => {
      sent += 1
      return Promise.resolve({ result: 'sent' } as const)
    },
    site: '',
    functionsUrl: '',
    runMs: 20_000,
    now: Date.now,
    pause: () => Promise.resolve(),
  }
  await assert.rejects(runLetter(options), DatabaseUnavailableError)
  assert.equal(sent, 5)
  await runLetter({ ...options, letters })
  assert.equal(sent, 12)
  assert.equal(count(states, 'sending'), 5)
})

Deno.test('without a letter under way nothing is sent', async () => {
  const none = () => ({ underWay: () => Promise.resolve(undefined) })
  assert.deepEqual((await run(undefined, { change: none })).mails, [])
})

Deno.test('two runs at once, through a service on the network: one mail an address', async () => {
  const server = await fakeMailServer((_, nth) => ({ status: nth === 4 ? 422 : 200 }))
  try {
    const { letters, states } = fakeLetters(many(23))
    const send = createSendMail({ kind: 'resend', url: server.url, apiKey: 'key', from: 'a@b.example' })
    const options = {
      letters,
      send,
      site: '',
      functionsUrl: '',
      runMs: 20_000,
      now: Date.now,
      pause: () => Promise.resolve(),
    }
    const results = await Promise.all([runLetter(options), runLetter(options)])
    assert.equal(
      results.reduce((sum, { sent }) => sum + sent, 0),
      22,
    )
    assert.deepEqual(server.asked.map(({ body }) => String(body.to)).toSorted(), many(23).toSorted())
    assert.equal(count(states, 'failed'), 1)
  } finally {
    await server.close()
  }
})
