import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import WritingHistory from '@/features/feedback/components/writing-history'
import { addAnalysis, readAnalyses } from '@/features/feedback/lib/analyses'
import { toRecord } from '@/features/feedback/lib/reading-row'
import { HISTORY_MESSAGES } from '@/features/feedback/messages'
import { authStorage, clearAuthEntries } from '@/lib/auth-storage'
import { SESSION_KEY } from '@/lib/session'
import WritingHistoryPage from '@/pages/public/writing-history-page'
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

test('lists the texts, the newest first, with what was marked by kind', async () => {
  historyServer({ kept: [OLD, NEW] })
  open()
  const items = (await list()).getAllByRole('listitem')
  expect(items).toHaveLength(2)
  expect(items[0]).toHaveTextContent(/On: “A door”.*The wind opened.*Marked: cliché \(1\)\./)
  expect(items[1]).toHaveTextContent(/The door was opened.*Marked: passive \(2\), cliché \(1\)\./)
})

test('a long text is cut between two words', async () => {
  historyServer({ kept: [readingOf({ text: 'A bridge was closed. '.repeat(20) })] })
  open()
  const [item] = (await list()).getAllByRole('listitem')
  expect(item).toHaveTextContent(/A bridge was…/)
})

test('shows what became of each kind in each hundred words', async () => {
  historyServer({ kept: [OLD, NEW] })
  open()
  const row = await screen.findByRole('row', { name: /Passive/ })
  expect(within(row).getByText('28.6')).toBeVisible()
  expect(within(row).getByText('0.0')).toBeVisible()
  expect(screen.getByText(/^Not marked any more in your last text/)).toHaveTextContent('passive')
})

test('one press reads a text again beside its revision', async () => {
  historyServer({ kept: [OLD, NEW] })
  open()
  const read = await screen.findByRole('button', { name: 'Read again: The wind opened the door.' })
  await user.click(read)
  expect(read).toHaveAttribute('aria-expanded', 'true')
  const [item] = (await list()).getAllByRole('listitem')
  expect(await within(item as HTMLElement).findByText('slammed', { exact: false, selector: 'ins' })).toBeVisible()
  expect(within(item as HTMLElement).getByRole('heading', { name: 'As it was read' })).toBeVisible()
  await user.click(read)
  expect(screen.queryByRole('heading', { name: 'As it was read' })).toBeNull()
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

test('with the last text, the focus goes to the empty history', async () => {
  historyServer({ kept: [OLD] })
  open()
  await user.click(await screen.findByRole('button', { name: /^Delete:/ }))
  await user.click(screen.getByRole('button', { name: 'Delete it for good' }))
  expect(await screen.findByText(/^Nothing is here yet/)).toBeVisible()
  await waitFor(() => expect(screen.getByRole('region', { name: 'Your writing history' })).toHaveFocus())
  await expectToast(HISTORY_MESSAGES.deleted)
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

test('a server that does not answer is told, and asked again', async () => {
  const state = historyServer({ kept: [OLD] })
  state.failing = 500
  open()
  expect(await screen.findByRole('alert', {}, { timeout: 15_000 })).toHaveTextContent(HISTORY_MESSAGES.unreachable)
  state.failing = 0
  await user.click(screen.getByRole('button', { name: 'Load it again' }))
  expect(screen.getByRole('region', { name: 'Your writing history' })).toHaveFocus()
  expect((await list()).getAllByRole('listitem')).toHaveLength(1)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an empty history says what comes into it', async () => {
  historyServer()
  open()
  expect(await screen.findByText(/^Nothing is here yet\. With Pro/)).toBeVisible()
})

test('whoever was signed out from elsewhere reads that, and of no empty history', async () => {
  const state = historyServer({ kept: [OLD] })
  state.hasEnded = true
  open()
  expect(await screen.findByRole('alert')).toHaveTextContent(HISTORY_MESSAGES.ended)
  expect(screen.queryByText(/^Nothing is here yet/)).toBeNull()
})

test('its page leads whoever is not signed in to signing in, and asks the server nothing', () => {
  clearAuthEntries('')
  renderPart(<WritingHistoryPage />, '/account/history')
  expect(screen.getByRole('link', { name: 'Sign in to see yours' })).toHaveAttribute('href', '/account')
})

test('its page brings the history to whoever is signed in', async () => {
  historyServer({ kept: [OLD] })
  renderPart(<WritingHistoryPage />, '/account/history')
  expect(await screen.findByText('The door was opened by the wind.', {}, { timeout: 15_000 })).toBeVisible()
})
