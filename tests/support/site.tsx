import { act, render } from '@testing-library/react'
import type { ComponentType, ReactNode } from 'react'
import { HelmetProvider } from 'react-helmet-async'
import { createMemoryRouter, MemoryRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { routes } from '@/app/router'

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
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  const view = await act(async () =>
    render(
      <HelmetProvider>
        <RouterProvider router={router} />
      </HelmetProvider>,
    ),
  )
  return { ...view, router }
}

/** Shows the page of an address without the frame around it. */
export async function openPage(address: string) {
  const route = matchRoutes(routes, address)?.at(-1)?.route
  const load = route?.lazy as () => Promise<{ Component: ComponentType }>
  const { Component } = await load()
  return renderPart(<Component />, address)
}

/** Shows a part of a page that has links or head tags. */
export function renderPart(part: ReactNode, address = '/') {
  return render(
    <HelmetProvider>
      <MemoryRouter initialEntries={[address]}>{part}</MemoryRouter>
    </HelmetProvider>,
  )
}
