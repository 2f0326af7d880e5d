import { Outlet, ScrollRestoration } from 'react-router-dom'
import { useConsent } from '../use-consent'
import { useFocusOnNavigation } from '../use-focus-on-navigation'
import { Footer } from './footer'
import { Header } from './header'

/** The frame of every page: skip link, header, the page, footer. */
export function Layout() {
  useFocusOnNavigation()
  useConsent()
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Header />
      <main id="main" className="leaf" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <ScrollRestoration />
    </>
  )
}
