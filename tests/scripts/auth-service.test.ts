import { compare } from 'bcryptjs'
import { expect, it, vi } from 'vitest'
import { createAuthService } from '../../scripts/backend/auth-service.ts'

vi.mock('bcryptjs', () => ({ compare: vi.fn(async () => false) }))

it('a wrong password takes one comparison, whether the address has a password or not', async () => {
  const refused = async (rows: object[]) => {
    vi.mocked(compare).mockClear()
    const service = createAuthService({
      ...{ canSend: false, jwtSecret: 'x', sql: (async () => rows) as never },
      // lite compares where there is something to compare with.
      lite: async () => {
        if (rows.length > 0) await compare('x', 'y')
        return new Response('{}', { status: 400 })
      },
    })
    const body = JSON.stringify({ email: 'ana@x.example', password: 'wrong' })
    const url = 'http://localhost/auth/v1/token?grant_type=password'
    expect((await service(new Request(url, { method: 'POST', body }))).status).toBe(400)
    return vi.mocked(compare).mock.calls.length
  }
  expect([await refused([{}]), await refused([])]).toEqual([1, 1])
})
