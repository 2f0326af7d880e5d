import { Link } from 'react-router-dom'
import { MAIN_LINKS, MENUS } from '@/content/nav'
import { AccountLink } from './account-link'

interface StackedMenuProps {
  isOpen: boolean
  onClose: () => void
}

const ENTRY = 'flex min-h-target items-center leading-[1.2] no-underline [break-inside:avoid]'

/** The navigation of small screens, one column under the header. Any link and Escape close it. */
export function StackedMenu({ isOpen, onClose }: StackedMenuProps) {
  return (
    // The handlers listen for what bubbles up from the links; the links themselves are the controls.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      className="border-b border-rule bg-paper-raised pt-4 pb-8 md:hidden print:hidden"
      id="menu"
      hidden={!isOpen}
      onClick={(event) => {
        if ((event.target as Element).closest('a')) onClose()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        onClose()
        document.querySelector<HTMLElement>('[aria-controls="menu"]')?.focus()
      }}
    >
      <nav className="wrap" aria-label="Menu">
        {[...MAIN_LINKS, { label: 'Saved Prompts', to: '/saved' }].map(({ label, to }) => (
          <Link key={to} className={`${ENTRY} font-serif text-[1.5rem]`} to={to}>
            {label}
          </Link>
        ))}
        <AccountLink className={`${ENTRY} font-serif text-[1.5rem]`} />
        {MENUS.map((menu) => (
          <div key={menu.label}>
            <h2 className="mt-6 mb-1 font-serif text-[1.0625rem] font-normal tracking-normal text-ink-muted italic">
              {menu.label}
            </h2>
            <ul className="columns-2 gap-x-4">
              {menu.links.map(({ label, to }) => (
                <li key={to}>
                  <Link className={ENTRY} to={to}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </div>
  )
}
