import { Link } from 'react-router-dom'
import { MAIN_LINKS, MENUS } from '@/content/nav'

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
      className="menu"
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
        {MAIN_LINKS.map(({ label, to }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
        {MENUS.map((menu) => (
          <div key={menu.label}>
            <h2>{menu.label}</h2>
            <ul>
              {menu.links.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </div>
  )
}
