import type { Reading } from '@contracts/readings.ts'
import { HttpResponse, http } from 'msw'
import { server } from '../../../msw/server.ts'
import { sessionOf } from '../../auth/support/fake-auth.ts'

/** The writing history of an account as the backend serves it; a test changes what it holds and how it answers. */
export function historyServer({ hasPro = true, kept = [] as Reading[] } = {}) {
  const state = {
    hasPro,
    kept: new Map(kept.map((row) => [row.id, row])),
    /** Status that every call is answered with; 0 if all is well. */
    failing: 0,
    /** Whether the session was ended elsewhere, while its token still lives. */
    hasEnded: false,
    asked: [] as string[],
  }
  const failure = () => state.failing && HttpResponse.json({ code: 'XX000', message: 'x' }, { status: state.failing })
  const idOf = (request: Request) => new URL(request.url).searchParams.get('id')?.replace('eq.', '')
  server.use(
    http.get('*/auth/v1/user', () =>
      state.hasEnded
        ? HttpResponse.json({ code: 403, error_code: 'session_not_found', msg: 'x' }, { status: 403 })
        : HttpResponse.json(sessionOf().user),
    ),
    http.post('*/rest/v1/rpc/is_pro', () => {
      state.asked.push('is_pro')
      return failure() || HttpResponse.json(state.hasPro && !state.hasEnded)
    }),
    http.post('*/rest/v1/rpc/keep_reading', async ({ request }) => {
      const { p_reading } = (await request.json()) as { p_reading: Reading }
      state.asked.push('keep_reading')
      const failed = failure()
      if (failed) return failed
      state.kept.set(p_reading.id, p_reading)
      return new HttpResponse(null, { status: 204 })
    }),
    http.get('*/rest/v1/readings', ({ request }) => {
      const { searchParams } = new URL(request.url)
      const id = idOf(request)
      const before = searchParams.get('read_at')?.replace('lt.', '')
      const limit = Number(searchParams.get('limit') ?? 1000)
      const rows = [...(state.hasEnded ? [] : state.kept.values())]
        .filter((row) => (id === undefined || row.id === id) && (before === undefined || row.read_at < before))
        .toSorted((one, other) => other.read_at.localeCompare(one.read_at))
      return failure() || HttpResponse.json(rows.slice(0, limit))
    }),
    http.delete('*/rest/v1/readings', ({ request }) => {
      const id = idOf(request) ?? ''
      return failure() || HttpResponse.json(state.kept.delete(id) ? [{ id }] : [])
    }),
  )
  return state
}

/** A reading of the history. */
export const readingOf = (more: Partial<Reading> = {}): Reading => ({
  id: crypto.randomUUID(),
  read_at: '2026-11-20T10:00:00+00:00',
  text: 'The kitchen was cold when I came in.',
  prompt: null,
  sections: { clarity: 'One sentence.', creativity: 'B.', grammar: 'C.', suggestions: 'D.' },
  source: 'builtin',
  marked: {},
  revision: null,
  ...more,
})
