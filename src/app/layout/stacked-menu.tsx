import { Link } from 'react-router-dom'
import { keyOf } from '@/lib/key-of'
import { MAIN_LINKS, MENUS } from '@/content/nav'
import { AccountLink } from './account-link'
import { MAIN_ENTRY, StackedGroup } from './stacked-group'

interface StackedMenuProps {
  isOpen: boolean
  onClose: () => void
}

/** The navigation of small screens, one column under the header. Any link and Escape close it. */
export function StackedMenu({ isOpen, onClose }: StackedMenuProps) {
  return (
    // The handlers listen for what bubbles up from the links; the links themselves are the controls.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      className="border-b border-rule bg-paper-raised pt-4 pb-8 lg:hidden print:hidden"
      id="menu"
      hidden={!isOpen}
      onClick={(event) => {
        if ((event.target as Element).closest('a')) onClose()
      }}
      onKeyDown={(event) => {
        if (keyOf(event) !== 'Escape') return
        onClose()
        document.querySelector<HTMLElement>('[aria-controls="menu"]')?.focus()
      }}
    >
      {/* Made when it is opened: in every page it would weigh as much as the page's own text. */}
      {isOpen && (
        <nav className="wrap" aria-label="Menu">
          {[...MAIN_LINKS, { label: 'Saved Prompts', to: '/saved' }].map(({ label, to }) => (
            <Link key={to} className={MAIN_ENTRY} to={to}>
              {label}
            </Link>
          ))}
          <AccountLink isStacked />
          {MENUS.map((menu) => (
            <StackedGroup key={menu.label} {...menu} />
          ))}
        </nav>
      )}
    </div>
  )
}
