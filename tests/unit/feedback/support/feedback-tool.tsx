import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, vi } from 'vitest'
import { FeedbackTool } from '@/features/feedback/components/feedback-tool'
import { analyseOnDevice, composeOnDevice, markOnDevice } from '@/features/feedback/lib/analyse-on-device'
import { hasRoom, isHere, lookCloser } from '@/features/feedback/lib/look-closer'
import { server } from '../../../msw/server.ts'
import { dismissToasts } from '../../../support/toasts.ts'

// There are no workers here; what stands in for one answers as it would.
vi.mock('@/features/feedback/lib/analyse-on-device', () => ({
  warmUp: vi.fn(),
  analyseOnDevice: vi.fn(),
  composeOnDevice: vi.fn(),
  markOnDevice: vi.fn(),
}))

vi.mock('@/features/feedback/lib/look-closer', () => ({ hasRoom: vi.fn(), isHere: vi.fn(), lookCloser: vi.fn() }))

/** The second checker, which has room unless a test says otherwise. */
export const closer = { hasRoom: vi.mocked(hasRoom), isHere: vi.mocked(isHere), look: vi.mocked(lookCloser) }

/** What stands in for the worker. Tests take it from here: none may load the real one before it is replaced. */
export const onDevice = {
  analyse: vi.mocked(analyseOnDevice),
  compose: vi.mocked(composeOnDevice),
  mark: vi.mocked(markOnDevice),
}

const ENDPOINT = '*/functions/v1/analyze-feedback'
export const TEXT =
  'The kitchen was cold when I came in. I ate it very quickly because I was very hungry. Outside the taxi was waiting with it’s engine on.'
export const ANSWER = {
  clarity: 'Three sentences.\n\nThe cold comes first: "The kitchen was cold when I came in."',
  creativity: 'Nothing worn.',
  grammar: 'A slip: “it’s engine”. The apostrophe makes it “it is”.',
  suggestions: 'Count them: “very quickly because I was very hungry”.',
  source: 'builtin',
}
const SAMPLE = { clarity: 'A.', creativity: 'B.', grammar: 'C: “it’s engine”.', suggestions: 'D.' }

/** Answers every call, at once or when `isDue` says so, and keeps what was sent. */
export function answer(body: object | string = ANSWER, status = 200, isDue?: Promise<unknown>) {
  const calls: unknown[] = []
  server.use(
    http.post(ENDPOINT, async ({ request }) => {
      calls.push(await request.json())
      await isDue
      return typeof body === 'string' ? new HttpResponse(body, { status }) : HttpResponse.json(body, { status })
    }),
  )
  return calls
}

export const open = () =>
  render(
    <BrowserRouter>
      <FeedbackTool />
    </BrowserRouter>,
  )
export const field = () => screen.getByLabelText('Your text')
export const submit = () => screen.getByRole('button', { name: 'Analyze My Writing' })
export const result = () => screen.findByRole('heading', { name: 'Your text with notes' })

export async function paste(text: string) {
  const user = userEvent.setup()
  await user.click(field())
  await user.paste(text)
  return user
}
export async function analyze(text = TEXT) {
  const user = await paste(text)
  await user.click(submit())
  return user
}

/** Sets a file of tests up: what stands in for the worker, a wide window, nothing left behind. */
export function withFeedbackTool(): void {
  beforeEach(() => {
    onDevice.analyse.mockResolvedValue({ lengths: [8, 9, 9], dialogueShare: 0, canLookCloser: true })
    onDevice.compose.mockResolvedValue(SAMPLE)
    onDevice.mark.mockResolvedValue([])
    closer.hasRoom.mockResolvedValue(true)
    closer.isHere.mockResolvedValue(false)
    closer.look.mockReset()
    // Wide enough for the remarks to stand beside the text.
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
  })

  afterEach(async () => {
    await dismissToasts()
    vi.unstubAllGlobals()
    window.history.replaceState(null, '', '/')
  })
}
