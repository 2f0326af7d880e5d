import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { MAIN_LINKS, MENUS } from '@/content/nav'
import { Logo } from '@/components/logo'
import { Button } from '@/components/ui/button'
import { SearchButton } from '@/components/search-button'
import { AccountLink } from './account-link'
import { CurrentLink } from './current-link'
import { FrameIcon } from './frame-icon'
import { NAV_ENTRY, NavDropdown } from './nav-dropdown'
import { SavedMenu } from './saved-menu'
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
      <header className="relative z-5 border-b border-rule print:hidden">
        <div className="wrap flex min-h-16 items-center gap-2 sm:gap-6">
          <Logo />
          <nav className="ml-auto hidden items-center gap-1 text-ui lg:flex" aria-label="Main">
            {MAIN_LINKS.map(({ label, to }) => (
              <CurrentLink key={to} className={NAV_ENTRY} to={to}>
                {label}
              </CurrentLink>
            ))}
            {MENUS.map((menu) => (
              <NavDropdown key={menu.label} {...menu} />
            ))}
          </nav>
          <div className="-mr-3 ml-auto flex items-center sm:gap-1 lg:ml-0">
            <SearchButton isIconOnPhones className="sm:mr-1" />
            <SavedMenu />
            {/* As wide for each of its states, so that nothing moves as the page comes alive. */}
            <div className="flex w-26 justify-center text-ui max-lg:hidden">
              <AccountLink />
            </div>
            <Button look="icon" aria-label="Change between light and dark" title="Light or dark" onClick={toggleTheme}>
              <FrameIcon name="sun" />
            </Button>
            <Button
              look="icon"
              className="lg:hidden"
              aria-label="Menu"
              aria-expanded={isMenuOpen}
              aria-controls="menu"
              onClick={() => setIsMenuOpen(!isMenuOpen)}
            >
              <FrameIcon name={isMenuOpen ? 'close' : 'menu'} />
            </Button>
          </div>
        </div>
      </header>
      <StackedMenu isOpen={isMenuOpen} onClose={() => setIsMenuOpen(false)} />
    </>
  )
}
