import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import BrowserAiReader from '@/features/feedback/components/browser-ai-reader'
import { type BrowserAiRemark, readRemarks } from '@/features/feedback/lib/browser-ai-remarks'

afterEach(() => vi.unstubAllGlobals())

const TEXT = 'The ferry left at six. We was late, and the gulls knew it.'

function answerWith(text: string, availability = 'available') {
  const create = vi.fn(async (_options: object) => ({
    promptStreaming: () =>
      new ReadableStream<string>({
        start(stream) {
          stream.enqueue(text)
          stream.close()
        },
      }),
    destroy: () => undefined,
  }))
  vi.stubGlobal('LanguageModel', { availability: async () => availability, create })
  return create
}

function Reader() {
  const [revision, setRevision] = useState(TEXT)
  const [kept, setKept] = useState<readonly BrowserAiRemark[]>()
  return (
    <>
      <BrowserAiReader text={TEXT} revision={revision} onRevise={setRevision} kept={kept} onRead={setKept} />
      <output aria-label="Revision">{revision}</output>
    </>
  )
}

const remark = { quote: 'We was late', remark: 'The verb does not fit “we”.', better: 'We were late' }

test('reads by a press; a change is taken into the revision and back', async () => {
  const create = answerWith(JSON.stringify([remark]))
  render(<Reader />)
  const offer = await screen.findByRole('button', {
    name: 'Read it with this browser’s AI (nothing leaves your device)',
  })
  expect(create).not.toHaveBeenCalled()
  const user = userEvent.setup()
  await user.click(offer)
  expect(await screen.findByText(/The verb does not fit/)).toBeVisible()
  expect(await screen.findByText('By this browser’s AI, which can be wrong:')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Take it in' }))
  await waitFor(() => expect(screen.getByLabelText('Revision')).toHaveTextContent('We were late, and'))
  await user.click(screen.getByRole('button', { name: 'Take it back' }))
  await waitFor(() => expect(screen.getByLabelText('Revision')).toHaveTextContent('We was late, and'))
})

test('says so where there is nothing to remark on, where the answer cannot be read, and how large it is', async () => {
  answerWith('[]', 'downloadable')
  const { unmount } = render(<Reader />)
  const user = userEvent.setup()
  await user.click(
    await screen.findByRole('button', { name: /^Download this browser’s AI \(up to 4 GB\) and read it/ }),
  )
  expect(await screen.findByText('The browser’s AI found nothing in the text to remark on.')).toBeVisible()
  unmount()
  answerWith('Sure! Here are my remarks.')
  render(<Reader />)
  await user.click(await screen.findByRole('button', { name: /^Read it/ }))
  expect(await screen.findByText(/gave no remarks that can be read/)).toBeVisible()
  expect(await screen.findByRole('button', { name: /^Read it/ })).toBeVisible()
})

test('remarks come in the order of the text, and only on words that stand in it', () => {
  const invented = { quote: 'the captain wept', remark: 'Too much.' }
  const same = { quote: 'The ferry left at six', remark: 'A plain start.', better: 'The ferry left at six' }
  expect(readRemarks(JSON.stringify([remark, invented, same]), TEXT)).toEqual([
    { start: 0, end: 21, quote: same.quote, remark: 'A plain start.' },
    { start: 23, end: 34, ...remark },
  ])
  expect(readRemarks('{"quote": "six"}', TEXT)).toBeUndefined()
  expect(readRemarks(JSON.stringify([invented]), TEXT)).toBeUndefined()
  expect(readRemarks('[]', TEXT)).toEqual([])
})
