import { type ReactNode, StrictMode, Suspense, use } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { ArrivalContext } from '@/shared/ui/later'
import { ErrorBoundary } from './error-boundary'
import { Layout } from './layout/layout'
import { matchRoute } from './match-route'
import { loadPage } from './page-module'
import { useConsent } from './use-consent'
import { useLinkNavigation } from './use-link-navigation'
import { usePromptActions } from './use-prompt-actions'
import { useRouteChange } from './use-route-change'

function CurrentPage() {
  const { pathname, hash } = useLocation()
  const isArriving = useNavigationType() !== 'POP' && hash === ''
  const route = matchRoute(pathname)
  const Page = use(loadPage(route.load))
  return (
    <ArrivalContext value={isArriving}>
      <Page key={route.path} />
    </ArrivalContext>
  )
}

function Site({ children }: { children: ReactNode }) {
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
          <CurrentPage />
          {children}
        </Suspense>
      </ErrorBoundary>
    </Layout>
  )
}

/**
 * The site inside a router: the same tree in the browser, in the prerenderer and in tests.
 * @param children what waits for the page: mounted together with it
 */
export function App({ children }: { children?: ReactNode }) {
  return (
    <StrictMode>
      <Site>{children}</Site>
    </StrictMode>
  )
}
