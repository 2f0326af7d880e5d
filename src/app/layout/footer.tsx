import { Link } from 'react-router-dom'
import { FOOTER } from '@/content/nav'
import { BRAND } from '@/lib/brand'
import { Logo } from '@/components/logo'
import { openConsentSettings } from '../use-consent'
import { FrameIcon } from './frame-icon'

// The column that holds the legal pages, and with them the cookie settings.
const LEGAL_COLUMN = 'Promptory'

const COPYRIGHT = `© ${new Date().getFullYear()} ${BRAND.name}. Set in Newsreader and Geist.`

// Prerendered in one year and read in the next: the browser's year stands. React leaves the line as it came.
const showCopyright = (line: HTMLElement | null) => line?.replaceChildren(COPYRIGHT)

/** The site's closing frame: every list of links, the social accounts and the copyright line. */
export function Footer() {
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="foot-grid">
          <div className="say">
            <Logo />
            <p>{BRAND.tagline}</p>
          </div>
          {FOOTER.map(({ label, links }) => (
            <div key={label}>
              <h2>{label}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.label}>
                    <Link to={link.to}>{link.label}</Link>
                  </li>
                ))}
                {label === LEGAL_COLUMN && (
                  <li>
                    <button className="linkish" type="button" onClick={() => void openConsentSettings()}>
                      Cookie Settings
                    </button>
                  </li>
                )}
              </ul>
            </div>
          ))}
        </div>
        <div className="foot-end">
          <p ref={showCopyright} suppressHydrationWarning>
            {COPYRIGHT}
          </p>
          <ul>
            {BRAND.social.map(({ name, url }) => (
              <li key={name}>
                <a className="icon-btn" href={url} aria-label={name} rel="noopener">
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
