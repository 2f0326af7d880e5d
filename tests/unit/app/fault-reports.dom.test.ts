import { waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { createMemoryRouter, matchRoutes, type RouteObject } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { startFaultReports } from '@/app/fault-reports'
import type { FaultReport } from '@/lib/error-report'
import { server } from '../../msw/server.ts'

const ENDPOINT = 'https://faults.example/collect'

/** Browsers give no place of ours with it. */
function chunkFailure(): Error {
  const error = new TypeError('Failed to fetch dynamically imported module: https://promptory.example/assets/faq-1.js')
  error.stack = `TypeError: ${error.message}`
  return error
}

const ROUTES: RouteObject[] = [
  {
    ErrorBoundary: () => null,
    children: [
      { path: '/', Component: () => null },
      { path: '/about', Component: () => null },
      { path: '/blog/:slug', lazy: () => Promise.reject(chunkFailure()) },
    ],
  },
]

function open() {
  const reports: FaultReport[] = []
  server.use(
    http.post(ENDPOINT, async ({ request }) => {
      reports.push((await request.json()) as FaultReport)
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const faults = startFaultReports(ENDPOINT, matchRoutes(ROUTES, '/') ?? [])
  const router = createMemoryRouter(ROUTES)
  faults.follow(router)
  return { reports, router, faults }
}

test('a page whose chunk does not come is reported, once, with its route', async () => {
  const { reports, router } = open()
  await router.navigate('/blog/a-post')
  await waitFor(() => expect(reports).toHaveLength(1))
  expect(reports[0]).toMatchObject({ kind: 'boundary', name: 'TypeError', route: '/blog/:slug' })
  expect(reports[0]?.message).not.toMatch(/promptory/)
  await router.navigate('/blog/another')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(reports).toHaveLength(1)
})

test('what breaks after a change of page is reported with the page that is shown', async () => {
  const { reports, router, faults } = open()
  await router.navigate('/about')
  faults.options.onCaughtError?.(new Error('broken'), {})
  vi.mocked(console.error).mockClear()
  await waitFor(() => expect(reports).toHaveLength(1))
  expect(reports[0]).toMatchObject({ kind: 'boundary', message: 'broken', route: '/about' })
})
