import { act, render } from '@testing-library/react'
import type { ComponentType, ReactNode } from 'react'
import { HelmetProvider } from 'react-helmet-async'
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { routes, untilReady } from '@/app/router'
import { loadPage } from '@/content/load-page'
import { findPage } from '@/content/registry'

/**
 * Shows a page of the site at an address, with frame and router, once its chunks are there.
 * @param next pages that will be visited: their chunks are there, too
 */
export async function openSite(address: string, ...next: string[]) {
  // What jsdom cannot do.
  window.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
  const visited = [address, ...next].flatMap((each) => matchRoutes(routes, each) ?? [])
  await Promise.all(visited.map(({ route }) => (route.lazy as (() => unknown) | undefined)?.()))
  await Promise.all(next.map(loadDataOf))
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  await untilReady(router)
  const view = await act(async () =>
    render(
      <HelmetProvider>
        <RouterProvider router={router} />
      </HelmetProvider>,
    ),
  )
  return { ...view, router }
}

/** What the loader of a page of the registry gives. */
async function loadDataOf(address: string): Promise<unknown> {
  const page = findPage(address)
  return page && loadPage(page)
}

/** Shows the page of an address without the frame around it. */
export async function openPage(address: string) {
  const route = matchRoutes(routes, address)?.at(-1)?.route
  const load = route?.lazy as () => Promise<{ Component: ComponentType }>
  const { Component } = await load()
  return renderPart(<Component />, address, await loadDataOf(address))
}

/**
 * Shows a part of a page that has links or head tags.
 * @param data what the loader of its page gives
 */
export function renderPart(part: ReactNode, address = '/', data?: unknown) {
  const routes = [{ id: 'part', path: '*', element: part, loader: () => data }]
  const router = createMemoryRouter(routes, {
    initialEntries: [address],
    hydrationData: { loaderData: { part: data } },
  })
  return render(
    <HelmetProvider>
      <RouterProvider router={router} />
    </HelmetProvider>,
  )
}
