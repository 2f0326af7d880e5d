import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { fetchContent } from '@/content/page-content'
import { server } from '../../msw/server.ts'

test('the texts of a page come from their file, and a failure is told', async () => {
  server.use(
    http.get('/data/pages/today/may.json', () => HttpResponse.json({ build: 'new', content: { title: 'May' } })),
    http.get('/data/pages/gone.json', () => new HttpResponse(null, { status: 404 })),
  )
  document.documentElement.dataset.build = 'new'
  expect(await fetchContent('/today/may')).toEqual({ title: 'May' })
  document.documentElement.dataset.build = 'old'
  await expect(fetchContent('/today/may')).rejects.toThrow('another build')
  await expect(fetchContent('/gone')).rejects.toThrow('404')
})
