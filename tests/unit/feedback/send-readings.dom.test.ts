import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { addAnalysis, keepRevision, readAnalyses } from '@/features/feedback/lib/analyses'
import type { FeedbackRecord } from '@/features/feedback/lib/feedback'
import { sendReadings } from '@/features/feedback/lib/send-readings'
import { authStorage, clearAuthEntries } from '@/lib/auth-storage'
import { SESSION_KEY } from '@/lib/session'
import { server } from '../../msw/server.ts'
import { sessionOf } from '../auth/support/fake-auth.ts'
import { historyServer, readingOf } from './support/history-server.ts'

const NEW = { account: 'ana', state: 'new' } as const

function addRecord(more: Partial<FeedbackRecord> = {}): string {
  const id = crypto.randomUUID()
  addAnalysis({
    id,
    createdAt: '2026-11-20T10:00:00.000Z',
    text: 'The kitchen was cold when I came in.',
    sections: { clarity: 'A.', creativity: 'B.', grammar: 'C.', suggestions: 'D.' },
    source: 'builtin',
    marks: [
      { start: 0, end: 3, kind: 'passive' },
      { start: 4, end: 8, kind: 'passive' },
    ],
    history: NEW,
    ...more,
  })
  return id
}
const historyOf = (id: string) => readAnalyses().find((record) => record.id === id)?.history

const signIn = (id = 'ana') => authStorage.setItem(SESSION_KEY, JSON.stringify(sessionOf({ id })))

beforeEach(() => {
  clearAuthEntries('')
  localStorage.clear()
  signIn()
})

test('with Pro a reading goes to the history once, with what was marked by kind', async () => {
  const { kept, asked } = historyServer()
  const id = addRecord({ prompt: 'A cold room' })
  await sendReadings()
  expect(kept.get(id)).toMatchObject({
    read_at: '2026-11-20T10:00:00.000Z',
    prompt: 'A cold room',
    marked: { passive: 2 },
    revision: null,
  })
  expect(historyOf(id)).toEqual({ account: 'ana', state: 'kept' })
  await sendReadings()
  expect(asked).toEqual(['is_pro', 'keep_reading'])
})

test('without Pro no text leaves the device, now or with Pro later', async () => {
  const state = historyServer({ hasPro: false })
  const id = addRecord()
  await sendReadings()
  expect(state.asked).toEqual(['is_pro'])
  expect(historyOf(id)).toBeUndefined()
  state.hasPro = true
  await sendReadings()
  expect(state.kept.size).toBe(0)
})

test('what nobody or another account had read stays here', async () => {
  const { asked } = historyServer()
  const theirs = addRecord({ history: { account: 'ben', state: 'new' } })
  const { history: _, ...nobodys } = readAnalyses()[0] as FeedbackRecord
  addAnalysis({ ...nobodys, id: crypto.randomUUID() })
  await sendReadings()
  expect(asked).toEqual([])
  expect(historyOf(theirs)).toEqual({ account: 'ben', state: 'new' })
})

test('nothing goes to an account that signs in while a text is on its way', async () => {
  const { asked } = historyServer()
  server.use(
    http.post('*/rest/v1/rpc/is_pro', () => {
      signIn('ben')
      return HttpResponse.json(true)
    }),
  )
  const id = addRecord()
  await sendReadings()
  expect(asked).toEqual([])
  expect(historyOf(id)).toEqual(NEW)
})

test('a server that is out of reach is asked again later', async () => {
  const state = historyServer()
  state.failing = 500
  const id = addRecord()
  await sendReadings()
  expect(historyOf(id)).toEqual(NEW)
  state.failing = 0
  await sendReadings()
  expect(state.kept.has(id)).toBe(true)
})

test('what was deleted from the history on another device does not come back with a revision', async () => {
  const { asked } = historyServer()
  const id = addRecord({ history: { account: 'ana', state: 'changed' }, revision: 'The kitchen was warm.' })
  await sendReadings()
  expect(asked).toEqual([])
  expect(historyOf(id)).toBeUndefined()
})

test.each(['new', 'changed'] as const)('a session that was ended elsewhere drops nothing: %s', async (due) => {
  const state = historyServer()
  const id = addRecord({ history: { account: 'ana', state: due }, revision: 'The kitchen was warm.' })
  if (due === 'changed') state.kept.set(id, readingOf({ id }))
  state.hasEnded = true
  await sendReadings()
  expect(historyOf(id)).toEqual({ account: 'ana', state: due })
  state.hasEnded = false
  signIn()
  await sendReadings()
  expect(state.kept.get(id)).toMatchObject({ revision: 'The kitchen was warm.' })
})

test('what the database refuses for good is not tried for ever', async () => {
  const { asked } = historyServer()
  server.use(
    http.post('*/rest/v1/rpc/keep_reading', () =>
      HttpResponse.json({ code: '23514', message: 'too long' }, { status: 400 }),
    ),
  )
  const id = addRecord()
  await sendReadings()
  expect(asked).toEqual(['is_pro'])
  expect(historyOf(id)).toBeUndefined()
})

test('a revision follows, also one that is written while the text is on its way', async () => {
  const { kept, asked } = historyServer()
  const id = addRecord()
  const sending = sendReadings()
  keepRevision(id, 'The kitchen was warm.')
  await sending
  expect(historyOf(id)).toEqual({ account: 'ana', state: 'changed' })
  await sendReadings()
  expect(kept.get(id)).toMatchObject({ revision: 'The kitchen was warm.', marked: { passive: 2 } })
  expect(historyOf(id)).toEqual({ account: 'ana', state: 'kept' })
  keepRevision(id, 'The kitchen was hot.')
  expect(historyOf(id)).toEqual({ account: 'ana', state: 'changed' })
  await sendReadings()
  expect(kept.get(id)).toMatchObject({ revision: 'The kitchen was hot.' })
  expect(asked).toEqual(['is_pro', 'keep_reading', 'keep_reading', 'keep_reading'])
})

test('a call during a run sends what has come meanwhile, and waits for it', async () => {
  const { kept } = historyServer()
  const id = addRecord()
  void sendReadings()
  keepRevision(id, 'The kitchen was warm.')
  await sendReadings()
  expect(kept.get(id)).toMatchObject({ revision: 'The kitchen was warm.' })
  expect(historyOf(id)).toEqual({ account: 'ana', state: 'kept' })
})
