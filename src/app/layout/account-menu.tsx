import type { NavDropdown } from './nav-dropdown'
import type { StackedGroup } from './stacked-group'
import { useAccountLinks } from './use-account-links'

interface AccountMenuProps {
  /** Whether it stands in the menu of small screens. */
  isStacked?: boolean
  Dropdown: typeof NavDropdown
  Group: typeof StackedGroup
}

/** The menu of whoever is signed in: a dropdown of the wide header, or a group of the menu of small screens. */
export default function AccountMenu({ isStacked, Dropdown, Group }: AccountMenuProps) {
  const { owner, links } = useAccountLinks()
  if (isStacked) return <Group label={owner} links={links} />
  return (
    <Dropdown label="Account" links={links}>
      <p className="mb-2 max-w-72 border-b border-rule px-4.5 pt-1 pb-3">
        <span className="block text-small text-ink-muted">Signed in as</span>
        <span className="block font-[560] wrap-anywhere">{owner}</span>
      </p>
    </Dropdown>
  )
}
