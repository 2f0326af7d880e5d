import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import WritingHistory from '@/features/feedback/components/writing-history'
import { addAnalysis, readAnalyses } from '@/features/feedback/lib/analyses'
import { toRecord } from '@/features/feedback/lib/reading-row'
import { HISTORY_MESSAGES } from '@/features/feedback/messages'
import { authStorage, clearAuthEntries } from '@/lib/auth-storage'
import { SESSION_KEY } from '@/lib/session'
import { renderPart } from '../../support/site.tsx'
import { dismissToasts, expectToast } from '../../support/toasts.ts'
import { sessionOf } from '../auth/support/fake-auth.ts'
import { historyServer, readingOf } from './support/history-server.ts'

const OLD = readingOf({
  read_at: '2026-11-01T10:00:00+00:00',
  text: 'The door was opened by the wind.',
  marked: { passive: 2, cliché: 1 },
})
const NEW = readingOf({
  read_at: '2026-11-20T10:00:00+00:00',
  text: 'The wind opened the door.',
  prompt: 'A door',
  marked: { cliché: 1 },
  revision: 'The wind slammed the door.',
})

const open = () => renderPart(<WritingHistory />, '/account/history')
const list = async () => within(await screen.findByRole('list'))
const user = userEvent.setup()

beforeEach(() => authStorage.setItem(SESSION_KEY, JSON.stringify(sessionOf())))
afterEach(async () => {
  await dismissToasts()
  clearAuthEntries('')
})

test('deletes one after a question, here and on the server, and it does not come back', async () => {
  const { kept } = historyServer({ kept: [OLD, NEW] })
  addAnalysis({ ...toRecord(NEW), history: { account: 'ana', state: 'kept' } })
  open()
  await user.click(await screen.findByRole('button', { name: 'Delete: The wind opened the door.' }))
  await user.click(screen.getByRole('button', { name: 'Delete it for good' }))
  await waitFor(() => expect(screen.queryByText('The wind opened the door.')).toBeNull())
  expect([...kept.keys()]).toEqual([OLD.id])
  expect(screen.getByRole('heading', { name: 'Your texts by date' })).toHaveFocus()
  await expectToast(HISTORY_MESSAGES.deleted)
  expect(readAnalyses().map(({ id, history }) => ({ id, history }))).toEqual([{ id: NEW.id, history: undefined }])
})

test('what was not deleted stays, and it is said why', async () => {
  const state = historyServer({ kept: [OLD] })
  open()
  await user.click(await screen.findByRole('button', { name: /^Delete:/ }))
  state.failing = 500
  await user.click(screen.getByRole('button', { name: 'Delete it for good' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(HISTORY_MESSAGES.notDeleted)
  expect((await list()).getAllByRole('listitem')).toHaveLength(1)
  state.failing = 0
  state.kept.clear()
  await user.click(screen.getByRole('button', { name: /^Delete:/ }))
  await user.click(screen.getByRole('button', { name: 'Delete it for good' }))
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(HISTORY_MESSAGES.notFound))
})

test('older ones come by page', async () => {
  const kept = Array.from({ length: 60 }, (_, at) =>
    readingOf({ text: `Text ${at}.`, read_at: `2026-10-01T10:${String(at).padStart(2, '0')}:00+00:00` }),
  )
  historyServer({ kept })
  open()
  expect((await list()).getAllByRole('listitem')).toHaveLength(50)
  await user.click(screen.getByRole('button', { name: 'Show older ones' }))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(60))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Read again: Text 9.' })).toHaveFocus())
  expect(screen.queryByRole('button', { name: 'Show older ones' })).toBeNull()
})

test('whoever was signed out from elsewhere reads that, and of no empty history', async () => {
  const state = historyServer({ kept: [OLD] })
  state.hasEnded = true
  open()
  expect(await screen.findByRole('alert')).toHaveTextContent(HISTORY_MESSAGES.ended)
  expect(screen.queryByText(/^Nothing is here yet/)).toBeNull()
})
