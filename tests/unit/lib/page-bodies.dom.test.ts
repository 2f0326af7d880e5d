import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fetchBody } from '@/content/page-bodies'
import { server } from '../../msw/server.ts'

beforeEach(() => {
  document.body.innerHTML =
    '<div id="root" data-prerendered="/about"></div><script type="application/json" id="page-body">{"title":"About us"}</script>'
})
afterEach(() => {
  document.body.innerHTML = ''
})

test('the document brings the texts of its own page along', async () => {
  expect(await fetchBody('/about')).toEqual({ title: 'About us' })
})

test('those of another page come from their file, and a failure is told', async () => {
  server.use(
    http.get('/data/pages/today/may.json', () => HttpResponse.json({ title: 'May' })),
    http.get('/data/pages/gone.json', () => new HttpResponse(null, { status: 404 })),
  )
  expect(await fetchBody('/today/may')).toEqual({ title: 'May' })
  await expect(fetchBody('/gone')).rejects.toThrow('404')
})
