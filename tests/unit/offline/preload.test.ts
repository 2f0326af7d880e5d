import { expect, it } from 'vitest'
import { pageFetchedAhead } from '@/service-worker/preload'

it('a page that was fetched ahead is there; an error of the network is none, however a browser tells it', async () => {
  const page = new Response('page')
  expect(await pageFetchedAhead(Promise.resolve(page))).toBe(page)
  expect(await pageFetchedAhead(Promise.resolve(Response.error()))).toBeUndefined()
  expect(await pageFetchedAhead(Promise.reject(new TypeError('offline')))).toBeUndefined()
  expect(await pageFetchedAhead(undefined)).toBeUndefined()
})
