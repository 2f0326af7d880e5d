import type { ReactNode } from 'react'
import { Footer } from './footer'
import { Header } from './header'

/** The frame of every page: skip link, header, the page, footer. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Header />
      <main id="main" className="leaf" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  )
}
