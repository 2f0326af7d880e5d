import { act, render, screen } from '@testing-library/react'
import { type ComponentType, Suspense, use } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { matchRoute } from '@/app/match-route'
import { loadPage, providePage } from '@/app/page-module'
import { SiteRouter } from '@/app/site-router'

const stubPage = (name: string) => () => <h1>{name}</h1>

// Each test has addresses of its own: what was loaded stays loaded.
function Site() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const Page = use(loadPage(matchRoute(pathname).load))
  return (
    <>
      <p>{`Location ${pathname}`}</p>
      <button type="button" onClick={() => void navigate('/next')}>
        Next
      </button>
      <Page />
    </>
  )
}

async function openAt(path: string) {
  window.history.replaceState(null, '', path)
  await act(async () => {
    render(
      <SiteRouter>
        <Suspense fallback="Loading…">
          <Site />
        </Suspense>
      </SiteRouter>,
    )
  })
}

afterEach(() => window.history.replaceState(null, '', '/'))

test('a page that is not here yet leaves the old one and its location standing until it has come, and Back returns', async () => {
  providePage(matchRoute('/first').load, stubPage('First'))
  let arrive: (page: ComponentType) => void = () => undefined
  const arrival = new Promise<ComponentType>((resolve) => (arrive = resolve))
  vi.spyOn(matchRoute('/next'), 'load').mockReturnValue(arrival)
  await openAt('/first')
  await act(async () => screen.getByRole('button', { name: 'Next' }).click())
  expect(window.location.pathname).toBe('/next')
  expect(screen.getByRole('heading')).toHaveTextContent('First')
  expect(screen.getByText('Location /first')).toBeVisible()
  expect(screen.queryByText('Loading…')).not.toBeInTheDocument()

  await act(async () => arrive(stubPage('Second')))
  expect(screen.getByRole('heading')).toHaveTextContent('Second')
  expect(screen.getByText('Location /next')).toBeVisible()

  await act(async () => {
    window.history.back()
    await new Promise((done) => window.addEventListener('popstate', done, { once: true }))
  })
  expect(screen.getByRole('heading')).toHaveTextContent('First')
})
