import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
// Its chunk is there before a page asks.
import '@/features/blog/api/preview'
import { server } from '../../msw/server.ts'
import { openSite } from '../../support/site.tsx'

const SECRET = 'ab'.repeat(32)
const ENDPOINT = '*/functions/v1/preview-draft'
const DRAFT = {
  fields: {
    title: 'Soon on the blog',
    slug: 'soon',
    category: 'Marketing',
    excerpt: null,
    content: '<p>Words <script>alert(1)</script>of the draft.</p>',
  },
  savedAt: '2026-11-26T09:00:00.123456+00:00',
  expiresAt: '2026-12-03T09:00:00+00:00',
}

function answer(draft: object | null) {
  const asked: unknown[] = []
  server.use(
    http.post(ENDPOINT, async ({ request }) => {
      asked.push(await request.json())
      return HttpResponse.json({ draft })
    }),
  )
  return asked
}

test('says the same of every link that does not work', async () => {
  answer(null)
  await openSite(`/preview#${SECRET}`)
  expect(await screen.findByText(/This link does not work/)).toBeVisible()
})

test.each(['/preview', '/preview#', '/preview#abc', `/preview#${SECRET}x`])('%s asks nobody', async (address) => {
  const asked = answer(DRAFT)
  await openSite(address)
  expect(await screen.findByText(/This link does not work/)).toBeVisible()
  expect(asked).toEqual([])
})
