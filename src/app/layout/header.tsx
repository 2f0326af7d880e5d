import { useEffect, useRef, useState } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { MAIN_LINKS, MENUS } from '@/content/nav'
import { Logo } from '@/components/logo'
import { FrameIcon } from './frame-icon'
import { NavDropdown } from './nav-dropdown'
import { StackedMenu } from './stacked-menu'
import { toggleTheme } from './theme'

/** Logo, navigation (two dropdowns, or one stacked menu on small screens), theme toggle. */
export function Header() {
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const { key } = useLocation()

  // Every navigation closes the menu.
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    setIsMenuOpen(false)
  }, [key])

  return (
    <>
      <header className="head">
        <div className="wrap">
          <Logo />
          <nav className="nav" aria-label="Main">
            {MAIN_LINKS.map(({ label, to }) => (
              <NavLink key={to} to={to} end>
                {label}
              </NavLink>
            ))}
            {MENUS.map((menu) => (
              <NavDropdown key={menu.label} {...menu} />
            ))}
          </nav>
          <div className="tools">
            <button
              type="button"
              className="icon-btn"
              aria-label="Change between light and dark"
              title="Light or dark"
              onClick={toggleTheme}
            >
              <FrameIcon name="lamp" />
            </button>
            <button
              type="button"
              className="icon-btn burger"
              aria-label="Menu"
              aria-expanded={isMenuOpen}
              aria-controls="menu"
              onClick={() => setIsMenuOpen(!isMenuOpen)}
            >
              <FrameIcon name={isMenuOpen ? 'close' : 'menu'} />
            </button>
          </div>
        </div>
      </header>
      <StackedMenu isOpen={isMenuOpen} onClose={() => setIsMenuOpen(false)} />
    </>
  )
}
