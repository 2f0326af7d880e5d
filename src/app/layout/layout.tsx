import { Suspense } from 'react'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { useConsent } from '../use-consent'
import { useSync } from '../use-sync'
import { useFocusOnNavigation } from '../use-focus-on-navigation'
import { Footer } from './footer'
import { SearchHost } from '@/features/search/components/search-host'
import { Header } from './header'
import { loadArticles } from '@/pages/blog/new-articles'

/**
 * Identifies a place for scroll positions. The first page of a visit has the key 'default' for any address, so its path
 * is added.
 */
const placeOf = ({ key, pathname }: { key: string; pathname: string }) => (key === 'default' ? pathname : key)

/** The frame of every page: skip link, header, the page, footer. */
export function Layout() {
  useFocusOnNavigation()
  useConsent()
  useSync()
  return (
    <>
      <a className="absolute -top-16 left-gutter z-9 bg-ink px-4 py-3 text-paper focus:top-2" href="#main">
        Skip to content
      </a>
      <Header />
      <main id="main" className="leaf" tabIndex={-1}>
        <Outlet />
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <SearchHost loadArticles={loadArticles} />
      <ScrollRestoration getKey={placeOf} />
    </>
  )
}
