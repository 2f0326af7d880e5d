import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { readStanding } from '@/lib/account-standing'
import { SESSION_KEY } from '@/lib/session'
import { server } from '../../msw/server.ts'
import { sessionOf } from '../auth/support/fake-auth.ts'

test('a failed look at the account is not kept, an answer is', async () => {
  localStorage.setItem(SESSION_KEY, JSON.stringify(sessionOf({ id: 'standing', email: 's@promptory.test' })))
  let asked = 0
  server.use(
    http.post('*/rest/v1/rpc/is_pro', () => {
      asked += 1
      return asked === 1 ? HttpResponse.json({ message: 'busy' }, { status: 400 }) : HttpResponse.json(true)
    }),
  )
  expect(await readStanding()).toBeUndefined()
  expect(await readStanding()).toEqual({ hasPro: true, isAdmin: false })
  await readStanding()
  expect(asked).toBe(2)
})
