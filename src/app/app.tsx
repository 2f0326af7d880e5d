import { StrictMode, Suspense, use } from 'react'
import { Route, Routes } from 'react-router-dom'
import { ADOPTED } from './adopted-page'
import { ErrorBoundary } from './error-boundary'
import { Layout } from './layout/layout'
import { loadPage } from './page-module'
import { type AppRoute, ROUTES } from './routes'
import { useConsent } from './use-consent'
import { useLinkNavigation } from './use-link-navigation'
import { usePromptActions } from './use-prompt-actions'
import { useRouteChange } from './use-route-change'

function RoutePage({ route }: { route: AppRoute }) {
  const Page = use(loadPage(route.load))
  if (!route.isStatic || Page.displayName === ADOPTED) return <Page />
  return (
    <div data-static>
      <Page />
    </div>
  )
}

function Site() {
  useRouteChange()
  useLinkNavigation()
  usePromptActions()
  useConsent()
  return (
    <Layout>
      <ErrorBoundary>
        {/* Only a first visit to a page that is not prerendered waits here; later routes keep the old page meanwhile. */}
        <Suspense
          fallback={
            <p className="wrap busy near" role="status">
              Loading…
            </p>
          }
        >
          <Routes>
            {ROUTES.map((route) => (
              <Route key={route.path} path={route.path} element={<RoutePage route={route} />} />
            ))}
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </Layout>
  )
}

/** The site inside a router: the same tree in the browser, in the prerenderer and in tests. */
export function App() {
  return (
    <StrictMode>
      <Site />
    </StrictMode>
  )
}
