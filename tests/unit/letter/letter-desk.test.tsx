import type { Letter, SendLetterRequest, SendLetterResponse } from '@contracts/send-letter.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
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

test('the week’s prompts are there at once, as a mail that may do nothing, and as text', async () => {
  show()
  const mail = await frame()
  expect(mail).toHaveAttribute('sandbox', '')
  expect(mail.srcdoc).toMatch(/Monday: .+Sunday: /s)
  expect(mail.srcdoc).toContain('/newsletter" style')
  expect(mail.srcdoc).not.toContain('{{leave}}')
  expect(screen.getByLabelText('Subject')).toHaveAttribute(
    'placeholder',
    expect.stringMatching(/^Seven prompts for the/),
  )
  await user().click(screen.getByRole('button', { name: 'Narrow' }))
  expect(await frame()).toHaveAccessibleName('The letter on a phone')
  await user().click(screen.getByRole('button', { name: 'Plain text' }))
  expect(screen.getByText(/Leave the list: http/)).toBeVisible()
})

test('an article is searched for, chosen, and sent under a subject of one’s own with words of one’s own', async () => {
  const { asked } = show({ answer: (_, state) => state })
  await user().click(await screen.findByRole('button', { name: 'An article' }))
  expect(screen.getByText('Choose an article.')).toBeVisible()
  await user().type(screen.getByLabelText('Search titles'), 'pep')
  await waitFor(() => expect(screen.getAllByRole('option', { name: /\(Nov/ })).toHaveLength(1))
  await user().clear(screen.getByLabelText('Search titles'))
  await user().selectOptions(screen.getByLabelText('Article'), await screen.findByRole('option', { name: /^Salt/ }))
  await user().type(screen.getByLabelText('Subject'), 'Salt for all')
  await user().type(screen.getByLabelText(/^First words/), 'Dear reader,')
  await waitFor(async () => expect((await frame()).srcdoc).toMatch(/Dear reader,.+On salt\./s))
  expect(screen.getByText('Salt for all')).toBeVisible()
  await user().click(screen.getByRole('button', { name: 'Send a test to me' }))
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ does: 'test', subject: 'Salt for all' }))

  await user().click(screen.getByRole('button', { name: 'Send...' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(/“Salt for all” goes to 120 addresses\./)).toBeVisible()
  await user().click(question.getByRole('button', { name: 'Send to 120 addresses' }))
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({
      does: 'start',
      subject: 'Salt for all',
      source: `article ${ARTICLES[0]?.id}`,
      html: expect.stringContaining('{{leave}}'),
      text: expect.stringContaining('{{leave}}'),
    }),
  )
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  // The next letter begins without the last one’s words.
  expect(screen.getByLabelText('Subject')).toHaveValue('')
})

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

test('what is typed in another tab stands here, too', async () => {
  show()
  await frame()
  localStorage.setItem(
    'promptory:letter',
    JSON.stringify({ kind: 'week', monday: '', articleId: '', isWhole: true, subject: 'From there', intro: '' }),
  )
  fireEvent(window, new StorageEvent('storage', { key: 'promptory:letter' }))
  expect(screen.getByLabelText('Subject')).toHaveValue('From there')
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

test('a letter that is on its way is carried on while the page is open, and the next one waits', async () => {
  const under = letterOf({ state: 'sending', counts: { ...NOTHING, sent: 5, waiting: 2, sending: 5 } })
  const { asked } = show({
    letters: [under],
    answer: ({ does }, state) =>
      does === 'continue'
        ? { ...state, letters: [letterOf({ counts: { ...NOTHING, sent: 11, failed: 1 } })] }
        : undefined,
  })
  expect(await screen.findByText('On its way')).toBeVisible()
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '5')
  expect(screen.getByText('Still to go').nextSibling).toHaveTextContent('7')
  expect(screen.getByRole('button', { name: 'Send...' })).toBeDisabled()
  await waitFor(() => expect(screen.getByText('Done')).toBeVisible())
  expect(asked).toEqual([{ does: 'overview' }, { does: 'continue' }])
  expect(screen.getByText('Refused').nextSibling).toHaveTextContent('1')
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

test('who was refused and why is told, and who left', async () => {
  show({
    letters: [
      letterOf({
        counts: { ...NOTHING, sent: 9, failed: 1, unknown: 22, gone: 2 },
        off_since: 3,
        failures: [
          { email: 'a@example.org', state: 'failed', reason: '422: no such mailbox' },
          { email: null, state: 'unknown', reason: 'lost' },
        ],
      }),
    ],
  })
  await user().click(await screen.findByText('Why not'))
  expect(screen.getByText('a@example.org: refused (422: no such mailbox)')).toBeVisible()
  expect(screen.getByText(/^An address that is off the list: unknown \(The sending ended/)).toBeVisible()
  expect(screen.getByText('… and 21 more')).toBeVisible()
  expect(screen.getByText('Left before their turn').nextSibling).toHaveTextContent('2')
  expect(screen.getByText('Off the list since').nextSibling).toHaveTextContent('3')
})

test('without a way to send mail the page says what to set, and offers files', async () => {
  show({ canSend: false })
  expect(await screen.findByText(/No way to send mail is set up\./)).toHaveTextContent(/MAIL_API_URL.+SMTP_URL/)
  expect(screen.queryByRole('button', { name: 'Send...' })).toBeNull()
  const save = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  await frame()
  await user().click(screen.getByRole('button', { name: 'Download HTML' }))
  await user().click(screen.getByRole('button', { name: 'Download text' }))
  const [html, text] = await Promise.all(save.mock.calls.map(([file]) => (file as Blob).text()))
  expect(html).toContain('<a href="{{leave}}"')
  expect(text).toContain('Leave the list: {{leave}}')
  expect(screen.getByRole('link', { name: 'Signups as CSV' })).toHaveAttribute('href', '/admin/signups')
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

test('letters that could not be loaded are told, and asked for again', async () => {
  let isAway = true
  show({ answer: () => (isAway ? new Error('The server cannot be reached.') : undefined) })
  expect(await screen.findByText('The letters could not be loaded.')).toBeVisible()
  isAway = false
  await user().click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('No letter yet')).toBeVisible()
})
