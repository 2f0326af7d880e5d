import { waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { CallError } from '@/lib/call-error'
import { createErrorReport, describeFault, type FaultReport } from '@/lib/error-report'
import { server } from '../../msw/server.ts'

const ENDPOINT = 'https://faults.example/collect'
const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/151.0.0.0 Safari/537.36 Private/7'

/** An error as the built site throws it. */
function fault(message: string, { name = 'TypeError', line = 1 } = {}): Error {
  const error = new Error(message)
  error.name = name
  error.stack = `${name}: ${message}\n    at onClick (https://promptory.example/assets/page-a1b2c3d4.js:${line}:2345)\n    at https://promptory.example/assets/framework-Zz_9.js:3:77\n    at chrome-extension://abcdef/content.js:1:1`
  return error
}

/** What arrives at the address, as it was sent. */
function collect(): { reports: FaultReport[]; requests: Request[] } {
  const reports: FaultReport[] = []
  const requests: Request[] = []
  server.use(
    http.post(ENDPOINT, async ({ request }) => {
      requests.push(request.clone())
      reports.push((await request.json()) as FaultReport)
      return new HttpResponse(null, { status: 204 })
    }),
  )
  return { reports, requests }
}

const reporter = (routeOf = async () => '/blog/:slug') => createErrorReport({ endpoint: ENDPOINT, routeOf })

beforeEach(() => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(CHROME)
  document.head.innerHTML = '<script data-entry="/assets/index-Q1w2-E3.js"></script>'
})

test('a report says what, where in our files, on which route, in which build and browser, and nothing else', async () => {
  const { reports } = collect()
  reporter()('error', fault('x is not a function'))
  await waitFor(() => expect(reports).toHaveLength(1))
  expect(reports[0]).toEqual({
    kind: 'error',
    name: 'TypeError',
    message: 'x is not a function',
    frames: ['page-a1b2c3d4.js:1:2345', 'framework-Zz_9.js:3:77'],
    route: '/blog/:slug',
    build: 'index-Q1w2-E3',
    browser: 'Chrome',
  })
})

test('neither cookies nor a referrer go along', async () => {
  const { requests } = collect()
  const fetching = vi.spyOn(window, 'fetch')
  reporter()('error', fault('x'))
  await waitFor(() => expect(requests).toHaveLength(1))
  expect(fetching.mock.calls[0]?.[1]).toMatchObject({
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  })
})

describe('what a visitor typed is not in a message', () => {
  test.each([
    ['JSON as Chromium quotes it', 'Unexpected token \'M\', "My "dear" Anna"... is not valid JSON'],
    ['a selector', "'#My dear Anna' is not a valid selector"],
    ['a template', 'Cannot use `My dear Anna` here'],
    ['curly quotes', 'The text “My dear Anna” is too long'],
    ['an address with a query', 'Failed to fetch https://promptory.example/search?q=My+dear+Anna'],
    ['a path', 'Not found: /library/My-dear-Anna/x'],
    ['an e-mail address', 'No account for MydearAnna@mail.example'],
  ])('%s', (_name, message) => {
    expect(describeFault(fault(message)).message).not.toMatch(/My|dear|Anna|mail/)
  })

  test('numbers of three digits and more, and whatever comes after 200 characters', () => {
    expect(describeFault(fault('Call 0041791234567 or 12')).message).toBe('Call # or 12')
    expect(describeFault(fault('x'.repeat(5_000))).message).toHaveLength(200)
  })

  test('nor in a name, nor in the frames', () => {
    expect(describeFault(fault('x', { name: 'My dear Anna' })).name).toBe('Error')
    const { frames } = describeFault(fault('see https://promptory.example/assets/My-dear-Anna.js:1:1'))
    expect(frames.join()).not.toMatch(/Anna/)
  })

  test('a thrown text is not told at all', () => {
    expect(describeFault('My dear Anna')).toEqual({ name: 'NotAnError', message: '', frames: [] })
  })
})

test('the same fault is told once, and five a page at the most', async () => {
  const { reports } = collect()
  const report = reporter()
  for (let line = 1; line <= 8; line += 1) {
    for (let times = 0; times < 3; times += 1) report('error', fault('again', { line }))
  }
  await waitFor(() => expect(reports).toHaveLength(5))
  expect(reports.map(({ frames }) => frames[0])).toEqual([1, 2, 3, 4, 5].map((line) => `page-a1b2c3d4.js:${line}:2345`))
})

test('errors of browser extensions, and those without a place, are not told', async () => {
  const { reports } = collect()
  const report = reporter()
  const foreign = new Error('theirs')
  foreign.stack = 'Error: theirs\n    at chrome-extension://abcdef/content.js:1:1'
  for (const error of [foreign, undefined, null, 'Script error.', { message: 'x' }]) report('error', error)
  report('error', fault('ours'))
  await waitFor(() => expect(reports).toHaveLength(1))
  expect(reports[0]?.message).toBe('ours')
})

test('a failed call brings its request id', async () => {
  const { reports } = collect()
  const error = new CallError('failed', 'Failed to generate prompt', 'c0ffee00-0000-4000-8000-000000000001')
  error.stack = fault('x').stack
  reporter()('rejection', error)
  await waitFor(() => expect(reports).toHaveLength(1))
  expect(reports[0]).toMatchObject({ kind: 'rejection', requestId: 'c0ffee00-0000-4000-8000-000000000001' })
})

test('a route that cannot be told, and an address that does not answer, break nothing', async () => {
  const requests: Request[] = []
  server.use(
    http.post(ENDPOINT, ({ request }) => {
      requests.push(request)
      return HttpResponse.error()
    }),
  )
  const rejections: unknown[] = []
  const note = (reason: unknown) => void rejections.push(reason)
  process.on('unhandledRejection', note)
  reporter(() => Promise.reject(new Error('offline')))('error', fault('x'))
  await waitFor(() => expect(requests).toHaveLength(1))
  await new Promise((resolve) => setTimeout(resolve, 20))
  process.off('unhandledRejection', note)
  expect(rejections).toEqual([])
})

test.each([
  ['Edge', `${CHROME} Edg/151.0`],
  ['Opera', `${CHROME} OPR/120.0`],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'],
  ['Safari', 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15'],
  ['other', 'curl/8'],
])('of the browser, only its family is told: %s', async (family, agent) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
  const { reports } = collect()
  reporter()('error', fault('x'))
  await waitFor(() => expect(reports).toHaveLength(1))
  expect(reports[0]?.browser).toBe(family)
})
