import { Link, useLocation } from 'react-router-dom'
import { NewsletterLine } from '@/features/signups/components/newsletter'
import { FOOTER } from '@/content/nav'
import { BRAND } from '@/lib/brand'
import { Logo } from '@/components/logo'
import { buttonClass } from '@/components/ui/button'
import { openConsentSettings } from '../use-consent'
import { FrameIcon } from './frame-icon'

// The column that holds the legal pages, and with them the cookie settings.
const LEGAL_COLUMN = 'Promptory'

const COPYRIGHT = `© ${new Date().getFullYear()} ${BRAND.name}. Set in Newsreader and Geist.`

// The page may be prerendered in one year and read in the next, so the browser sets the year. React does not update the
// line.
const showCopyright = (line: HTMLElement | null) => line?.replaceChildren(COPYRIGHT)

/** The site's closing frame: every list of links, the social accounts and the copyright line. */
export function Footer() {
  const { pathname } = useLocation()
  const isForReaders = !pathname.startsWith('/admin')
  return (
    // With its height on a phone, so that a page is about as long before its footer is laid out.
    <footer className="later relative z-1 mt-section border-t border-rule bg-paper-sunk pt-12 pb-6 text-ui max-sm:[contain-intrinsic-size:auto_none_auto_113rem] print:hidden">
      <div className="wrap">
        <div className="grid grid-cols-2 gap-x-6 [&_h2]:mb-1 [&_h2]:text-[1.125rem] [&_h2]:font-[540] [&_h2]:tracking-normal gap-y-8 sm:grid-cols-4 lg:grid-cols-[1.3fr_repeat(6,minmax(0,1fr))]">
          <div className="col-span-full max-w-[22rem] font-serif text-[1.25rem] leading-[1.4] lg:col-auto">
            <Logo />
            <p>{BRAND.tagline}</p>
            {isForReaders && (
              <div className="mt-5 font-sans">
                <NewsletterLine isStacked />
              </div>
            )}
          </div>
          {FOOTER.map(({ label, links }) => (
            <div key={label}>
              <h2>{label}</h2>
              <ul className="footer-links">
                {links.map((link) => (
                  <li key={link.label}>
                    <Link to={link.to} discover="none">
                      {link.label}
                    </Link>
                  </li>
                ))}
                {label === LEGAL_COLUMN && (
                  <li>
                    <button type="button" onClick={() => void openConsentSettings()}>
                      Cookie Settings
                    </button>
                  </li>
                )}
              </ul>
            </div>
          ))}
        </div>
        <div className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-rule pt-4 text-small text-ink-muted">
          <p ref={showCopyright} suppressHydrationWarning>
            {COPYRIGHT}
          </p>
          <ul className="-mx-3 flex">
            {BRAND.social.map(({ name, url }) => (
              <li key={name}>
                <a className={buttonClass('icon')} href={url} aria-label={name} rel="noopener">
                  <FrameIcon name={name} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}
