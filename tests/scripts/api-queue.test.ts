import { expect, it } from 'vitest'
import { createApi } from '../../scripts/backend/api.mjs'
import { ask, serve } from './support/http.ts'

/** Stands for lite: takes its time, and counts how many requests it works at. */
function slowApp() {
  const seen = { now: 0, most: 0, order: [] as string[] }
  const fetch = async (request: Request) => {
    seen.most = Math.max(seen.most, ++seen.now)
    await new Promise((resolve) => setTimeout(resolve, 10))
    seen.now--
    seen.order.push(new URL(request.url).pathname)
    if (request.url.endsWith('/fails')) throw new Error('of the test')
    return new Response('done')
  }
  return { seen, fetch }
}

const apiOf = (app: { fetch: (request: Request) => Promise<Response> }, lines: string[] = []) =>
  createApi({ app, origin: 'http://localhost', mode: 'production', log: (line: string) => void lines.push(line) })

// Two requests at once share one database session: the one would run with the role that the other has just taken.
it('answers one request after the other, whoever asks', async () => {
  const { seen, fetch } = slowApp()
  const api = apiOf({ fetch })
  const port = await serve((req, res) => void api.handle(req, res))
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => ask(port, `/rest/v1/t${index}`)))
  expect(answers.map(({ text }) => text)).toEqual(Array(20).fill('done'))
  expect(seen.most).toBe(1)
})

it('goes on after one that fails, and tells nothing of why', async () => {
  const { fetch } = slowApp()
  const lines: string[] = []
  const api = apiOf({ fetch }, lines)
  const port = await serve((req, res) => void api.handle(req, res))
  const [failed, next] = await Promise.all([ask(port, '/rest/v1/fails'), ask(port, '/rest/v1/next')])
  expect([failed.status, JSON.parse(failed.text).error.code]).toEqual([500, 'internal_error'])
  expect(next.text).toBe('done')
  expect(lines.concat(failed.text).join()).not.toContain('of the test')
})

it('is idle when everything asked for has been answered', async () => {
  const { seen, fetch } = slowApp()
  const api = apiOf({ fetch })
  const port = await serve((req, res) => void api.handle(req, res))
  const asked = Promise.all([ask(port, '/rest/v1/a'), ask(port, '/rest/v1/b')])
  while (seen.now === 0) await new Promise((resolve) => setTimeout(resolve, 1))
  await api.idle()
  await asked
  expect(seen.order.length).toBeGreaterThan(0)
  expect(seen.now).toBe(0)
})

it('a slow sender does not keep the others waiting', async () => {
  const { fetch } = slowApp()
  const api = apiOf({ fetch })
  const port = await serve((req, res) => void api.handle(req, res))
  const http = await import('node:http')
  const slow = http.request({ host: '127.0.0.1', port, path: '/rest/v1/slow', method: 'POST' }).on('error', () => {})
  slow.write('{')
  expect((await ask(port, '/rest/v1/quick')).text).toBe('done')
  slow.destroy()
})
