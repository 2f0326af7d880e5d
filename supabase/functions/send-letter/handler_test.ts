import assert from 'node:assert/strict'
import { type SendLetterRequest, sendLetterResponse } from '../_shared/contracts/send-letter.ts'
import { createCors } from '../_shared/cors.ts'
import { DatabaseUnavailableError } from '../_shared/database-call.ts'
import { ApiError } from '../_shared/http.ts'
import { createLog } from '../_shared/log.ts'
import type { Mail, MailOutcome } from '../_shared/mail.ts'
import { assertError, ORIGIN, siteCall } from '../_shared/testing/metered-function.ts'
import { createHandler, type Dependencies } from './handler.ts'
import { fakeLetters, LETTER_ID } from './test-letters.ts'

const SECRET = 'sb_secret_of_the_test'
const ADMIN = { id: 'a0000000-0000-4000-8000-000000000001', email: 'admin@promptory.example' }
const CONTENT = { subject: ' Seven prompts ', html: '<a href="{{leave}}">x</a>', text: 'Leave: {{leave}}' }
const START = { does: 'start', id: LETTER_ID, source: 'week 2026-11-30', ...CONTENT } as const

function setUp(more: Partial<Dependencies> = {}, outcome: MailOutcome = { result: 'sent' }) {
  const { letters, states } = fakeLetters(['n0@bakery.example', 'n1@bakery.example'])
  const called: unknown[][] = []
  const mails: Mail[] = []
  const lines: string[] = []
  const handler = createHandler({
    cors: createCors([ORIGIN]),
    log: createLog((line) => lines.push(line)),
    requireAdmin: () => Promise.resolve(ADMIN),
    secretKey: SECRET,
    letters: {
      ...letters,
      start: (letter) => {
        called.push(['start', letter])
        return letters.start(letter)
      },
      stop: (id) => {
        called.push(['stop', id])
        return letters.stop(id)
      },
      resume: (id, again) => {
        called.push(['resume', id, again])
        return letters.resume(id, again)
      },
    },
    send: (mail) => {
      mails.push(mail)
      return Promise.resolve(outcome)
    },
    site: 'https://your.site',
    functionsUrl: 'https://ref.supabase.co/functions/v1',
    pause: () => Promise.resolve(),
    ...more,
  })
  const ask = (body: unknown, headers: Record<string, string> = {}) =>
    handler(siteCall('send-letter', body, { headers }))
  return { ask, called, mails, lines, states }
}

const BODIES: SendLetterRequest[] = [
  { does: 'overview' },
  { does: 'test', ...CONTENT },
  START,
  { does: 'continue' },
  { does: 'stop', id: LETTER_ID },
  { does: 'resume', id: LETTER_ID, again: true },
]

Deno.test('whatever was asked, the answer says how things stand', async () => {
  for (const body of BODIES) {
    const { ask } = setUp()
    const response = await ask(body)
    assert.equal(response.status, 200, body.does)
    const answer = await response.json()
    assert.deepEqual(sendLetterResponse.parse(answer), answer)
    assert.deepEqual(answer, { addresses: 2, letters: [], canSend: true, testAddress: ADMIN.email })
  }
})

Deno.test('a test goes to the admin and nobody else, and leads to the page about leaving', async () => {
  const { ask, mails } = setUp()
  await ask({ does: 'test', ...CONTENT })
  assert.deepEqual(mails, [
    {
      to: ADMIN.email,
      subject: '[Test] Seven prompts',
      html: '<a href="https://your.site/newsletter">x</a>',
      text: 'Leave: https://your.site/newsletter',
    },
  ])
})

Deno.test('a test that is not taken says what the service said', async () => {
  const { ask, lines } = setUp({}, { result: 'refused', reason: '422: no such sender' })
  const { message } = await assertError(await ask({ does: 'test', ...CONTENT }), 'provider_failed')
  assert.equal(message, 'The mail service did not take the test (422: no such sender).')
  assert.doesNotMatch(lines.join(), /422|sender/)
})

Deno.test('a start is written down with who began it, and sends nothing itself', async () => {
  const { ask, called, mails } = setUp()
  await ask(START)
  assert.deepEqual(called, [['start', { ...START, subject: 'Seven prompts', admin: ADMIN.id }]])
  assert.deepEqual(mails, [])
})

Deno.test('stop and go on reach the letter that was meant', async () => {
  const { ask, called } = setUp()
  await ask({ does: 'stop', id: LETTER_ID })
  await ask({ does: 'resume', id: LETTER_ID, again: false })
  assert.deepEqual(called, [
    ['stop', LETTER_ID],
    ['resume', LETTER_ID, false],
  ])
})

Deno.test('going on sends, and the log says how many and to nobody', async () => {
  const { ask, mails, lines, states } = setUp()
  await ask({ does: 'continue' })
  assert.equal(mails.length, 2)
  assert.deepEqual(states, ['sent', 'sent'])
  assert.deepEqual(JSON.parse(lines[0] ?? '').details, ['sent_2', 'failed_0'])
  assert.doesNotMatch(lines.join(), /bakery|promptory\.example/)
})

Deno.test('the scheduler goes on with the secret key, and may nothing else', async () => {
  const isAsked = () => assert.fail('asked for an admin')
  for (const body of BODIES) {
    const { ask, called, mails } = setUp({ requireAdmin: isAsked })
    const response = await ask(body, { apikey: SECRET, origin: ORIGIN })
    if (body.does === 'continue') {
      assert.equal(response.status, 200)
      assert.equal((await response.json()).testAddress, null)
      assert.equal(mails.length, 2)
    } else {
      await assertError(response, 'forbidden')
      assert.deepEqual([called, mails], [[], []])
    }
  }
})

Deno.test('nobody else gets past the check, whatever they send', async () => {
  const requireAdmin = () => Promise.reject(new ApiError('forbidden', 'You don’t have permission.'))
  for (const body of [...BODIES, 'x']) {
    for (const apikey of ['sb_publishable_x', `${SECRET}x`, '']) {
      const { ask, called, mails } = setUp({ requireAdmin })
      await assertError(await ask(body, { apikey }), 'forbidden')
      assert.deepEqual([called, mails], [[], []])
    }
  }
  // Without a database there is no secret key, and an empty header must not match it.
  const { ask } = setUp({ requireAdmin, secretKey: null })
  await assertError(await ask({ does: 'continue' }, { apikey: '' }), 'forbidden')
})

const WRONG: [string, unknown][] = [
  ['nothing', {}],
  ['an unknown wish', { does: 'spam' }],
  ['no subject', { ...START, subject: ' ' }],
  ['a second header field in the subject', { ...START, subject: 'x\r\nBcc: b@example.org' }],
  ['a long subject', { ...START, subject: 'x'.repeat(151) }],
  ['a letter without a way off the list', { ...START, html: '<p>x</p>' }],
  ['a text without one', { ...START, text: 'x' }],
  ['a letter that mail programs cut', { ...START, html: `{{leave}}${'ä'.repeat(50_001)}` }],
  ['a letter of nothing', { ...START, source: 'spam' }],
  ['no letter', { does: 'stop', id: 'x' }],
]
for (const [name, body] of WRONG) {
  Deno.test(`refuses ${name}`, async () => {
    const { ask, called } = setUp()
    await assertError(await ask(body), 'invalid_request')
    assert.deepEqual(called, [])
  })
}

Deno.test('a letter as long as it may be gets through', async () => {
  const { ask } = setUp()
  const long = `{{leave}}${'"'.repeat(99_000)}`
  assert.equal((await ask({ ...START, html: long, text: long })).status, 200)
})

Deno.test('what stands in the way of a start is told', async () => {
  for (const [answer, sentence] of [
    ['busy', /^Another letter is under way/],
    ['nobody', /^Nobody has confirmed/],
  ] as const) {
    const letters = { ...fakeLetters([]).letters, start: () => Promise.resolve(answer) }
    assert.match((await assertError(await setUp({ letters }).ask(START), 'invalid_request')).message, sentence)
  }
  const letters = { ...fakeLetters([]).letters, resume: () => Promise.resolve(false) }
  const body = { does: 'resume', id: LETTER_ID, again: false }
  assert.match((await assertError(await setUp({ letters }).ask(body), 'invalid_request')).message, /under way/)
})

Deno.test('without mail the page learns of it, and nothing begins', async () => {
  for (const body of BODIES) {
    const { ask, called, states } = setUp({ send: null })
    const response = await ask(body)
    if (['test', 'start', 'resume'].includes(body.does)) await assertError(response, 'invalid_request')
    else assert.equal((await response.json()).canSend, false)
    assert.deepEqual(
      called.filter(([name]) => name !== 'stop'),
      [],
    )
    assert.deepEqual(states, ['waiting', 'waiting'])
  }
})

Deno.test('a database that is away is told', async () => {
  const away = () => Promise.reject(new DatabaseUnavailableError('x'))
  const letters = { ...fakeLetters([]).letters, overview: away }
  await assertError(await setUp({ letters }).ask({ does: 'overview' }), 'service_unavailable')
  const none = createHandler({
    cors: createCors([ORIGIN]),
    log: createLog(() => undefined),
    requireAdmin: () => Promise.resolve(ADMIN),
    secretKey: null,
    letters: null,
    send: null,
    site: '',
    functionsUrl: '',
  })
  await assertError(await none(siteCall('send-letter', { does: 'overview' })), 'service_unavailable')
})
