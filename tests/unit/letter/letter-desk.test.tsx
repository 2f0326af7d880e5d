import type { Letter, SendLetterRequest, SendLetterResponse } from '@contracts/send-letter.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { LetterDesk } from '@/features/letter/components/letter-desk'
import { readStoredJson } from '@/lib/storage'
import { renderPart } from '../../support/site'

const ADDRESS = 'me@example.org'
const ARTICLES = [
  { id: 'b0000000-0000-4000-8000-000000000001', title: 'Salt', created_at: '2026-11-02T10:00:00Z' },
  { id: 'b0000000-0000-4000-8000-000000000002', title: 'Pepper', created_at: '2026-11-01T10:00:00Z' },
]
const NOTHING = { waiting: 0, sending: 0, sent: 0, failed: 0, unknown: 0, gone: 0 }

const letterOf = (more: Partial<Letter> = {}): Letter => ({
  id: 'e0000000-0000-4000-8000-000000000001',
  subject: 'Sent before',
  source: 'week 2026-01-05',
  created_at: '2026-01-05T08:00:00Z',
  state: 'done',
  problem: null,
  wait_until: null,
  counts: { ...NOTHING, sent: 12 },
  off_since: 0,
  failures: [],
  ...more,
})

interface Options {
  addresses?: number
  letters?: Letter[]
  canSend?: boolean
  answer?: (request: SendLetterRequest, state: SendLetterResponse) => SendLetterResponse | Error | undefined
  content?: string
}

function show({ addresses = 120, letters = [], canSend = true, answer, content = '<p>On salt.</p>' }: Options = {}) {
  const asked: SendLetterRequest[] = []
  let state: SendLetterResponse = { addresses, letters, canSend, testAddress: ADDRESS }
  const api = {
    ask: (request: SendLetterRequest) => {
      asked.push(request)
      const given = answer?.(request, state)
      if (given instanceof Error) return Promise.reject(given)
      state = given ?? state
      return Promise.resolve(state)
    },
    articles: (search: string) =>
      Promise.resolve(ARTICLES.filter(({ title }) => title.toLowerCase().includes(search.toLowerCase()))),
    article: (id: string) =>
      Promise.resolve({
        title: ARTICLES.find((article) => article.id === id)?.title ?? '',
        slug: 'salt',
        excerpt: null,
        cover: null,
        content,
      }),
  }
  const view = renderPart(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <LetterDesk api={api} />
    </QueryClientProvider>,
  )
  return { asked, ...view }
}

const frame = () => screen.findByTitle<HTMLIFrameElement>(/^The letter on/)
const user = () => userEvent.setup()

test('what was typed outlives a reload, and a start that failed; a start that is repeated is the same letter', async () => {
  const first = show({
    answer: ({ does }) => (does === 'start' ? new Error('The server cannot be reached.') : undefined),
  })
  await frame()
  await user().type(screen.getByLabelText('Subject'), 'Kept')
  await user().type(screen.getByLabelText(/^First words/), 'All of it')
  await user().click(screen.getByRole('button', { name: 'Send...' }))
  const confirm = () => within(screen.getByRole('alertdialog')).getByRole('button', { name: /^Send to/ })
  await user().click(confirm())
  await waitFor(() => expect(confirm()).toHaveAttribute('aria-busy', 'false'))
  await user().click(confirm())
  const starts = () => first.asked.filter((request) => request.does === 'start')
  await waitFor(() => expect(starts()).toHaveLength(2))
  expect(starts()[0]).toEqual(starts()[1])
  first.unmount()
  show()
  await frame()
  expect(screen.getByLabelText('Subject')).toHaveValue('Kept')
  expect(screen.getByLabelText(/^First words/)).toHaveValue('All of it')
})

test('the question says when the same went out before', async () => {
  const { asked, unmount } = show()
  await frame()
  const week = screen.getByLabelText<HTMLSelectElement>('Week').value
  expect(asked).toEqual([{ does: 'overview' }])
  unmount()
  show({ letters: [letterOf({ source: `week ${week}` })] })
  await frame()
  await user().click(await screen.findByRole('button', { name: 'Send...' }))
  expect(screen.getByText('A letter made of the same went to 12 addresses on Jan 5, 2026.')).toBeVisible()
  await user().click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('it can be stopped, gone on with, and tried again where it was refused', async () => {
  const under = letterOf({ state: 'sending', counts: { ...NOTHING, sent: 1, waiting: 9 } })
  const { asked } = show({
    letters: [under],
    answer: ({ does }, state) =>
      does === 'stop'
        ? {
            ...state,
            letters: [{ ...under, state: 'stopped', problem: 'interrupted', counts: { ...under.counts, failed: 1 } }],
          }
        : undefined,
  })
  await user().click(await screen.findByRole('button', { name: 'Stop' }))
  expect(await screen.findByText(/^Nothing was sent for an hour\./)).toBeVisible()
  await user().click(screen.getByRole('button', { name: 'Try the refused ones again' }))
  // A press while another is under way is not heard.
  const goOn = await screen.findByRole('button', { name: 'Go on' })
  await waitFor(() => expect(goOn).toHaveAttribute('aria-busy', 'false'))
  await user().click(goOn)
  expect(asked.filter(({ does }) => does === 'stop' || does === 'resume')).toEqual([
    { does: 'stop', id: under.id },
    { does: 'resume', id: under.id, again: true },
    { does: 'resume', id: under.id, again: false },
  ])
})

test('what would be cut by mail programs is not sent, and nobody is no list', async () => {
  localStorage.setItem(
    'promptory:letter',
    JSON.stringify({ kind: 'article', monday: '', articleId: ARTICLES[0]?.id, isWhole: true, subject: '', intro: '' }),
  )
  show({ content: `<p>${'ä'.repeat(60_000)}</p>`, addresses: 0 })
  expect(await screen.findByText(/^The letter is too long/)).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Send a test to me' })).toBeDisabled()
  expect(screen.getByText('Nobody has confirmed an address yet.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Send...' })).toBeDisabled()
  expect(readStoredJson('promptory:letter')).toMatchObject({ kind: 'article' })
})
