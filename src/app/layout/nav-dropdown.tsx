import { type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { keyOf } from '@/lib/key-of'
import type { NavLink } from '@/content/nav'
import { CurrentLink } from './current-link'
import { FrameIcon } from './frame-icon'

interface NavDropdownProps {
  label: ReactNode
  links: readonly NavLink[]
  /** Classes of the button that opens it, instead of an entry's. */
  className?: string
  /** Accessible name, if the label is an icon. */
  name?: string
  /** Shown above the links. */
  children?: ReactNode
  /** Called as it opens. */
  onOpen?: () => void
}

// Long enough not to open for a pointer that is only passing, and not to close on a short cut across a corner.
const OPEN_AFTER_MS = 120
const CLOSE_AFTER_MS = 300

/** An entry of the wide header. The current one is underlined. */
export const NAV_ENTRY = 'nav-entry inline-flex gap-1.5 px-2 xl:px-3'

/**
 * A dropdown of the header. Uses a native `details`, so it opens before scripts have loaded. Scripts add arrow keys,
 * Home and End, closing with Escape, and opening when a mouse rests on it.
 */
export function NavDropdown({ label, links, className, name, children, onOpen }: NavDropdownProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isByRest = useRef<boolean>(undefined)
  const { key, pathname } = useLocation()

  const setOpen = (isOpen: boolean, isRested?: boolean) => {
    clearTimeout(timer.current)
    isByRest.current = isRested
    if (details.current) details.current.open = isOpen
  }

  // Every navigation closes the menu, but hydration keeps one that was opened before.
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    setOpen(false)
  }, [key])

  useEffect(() => {
    const closeOutside = (event: Event) => {
      if (!details.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      clearTimeout(timer.current)
    }
  }, [])

  const followPointer = (event: PointerEvent, isOpen: boolean) => {
    if (event.pointerType !== 'mouse') return
    clearTimeout(timer.current)
    timer.current = setTimeout(
      () => {
        if (!isOpen || !details.current?.open) setOpen(isOpen, isOpen)
      },
      isOpen ? OPEN_AFTER_MS : CLOSE_AFTER_MS,
    )
  }

  // A click after the menu opened by hovering keeps it open; only the next click closes it.
  const keepOpen = (event: MouseEvent) => {
    if (isByRest.current) event.preventDefault()
    isByRest.current = undefined
  }

  const moveByKey = (event: KeyboardEvent) => {
    const items = [...(details.current?.querySelectorAll('a') ?? [])]
    const current = items.indexOf(document.activeElement as HTMLAnchorElement)
    const next: Record<string, number> = {
      ArrowDown: (current + 1) % items.length,
      ArrowUp: (current <= 0 ? items.length : current) - 1,
      Home: 0,
      End: items.length - 1,
    }
    const key = keyOf(event)
    if (key === 'Escape') {
      setOpen(false)
      details.current?.querySelector('summary')?.focus()
    } else if (next[key] !== undefined && (current >= 0 || key.startsWith('Arrow'))) {
      event.preventDefault()
      setOpen(true)
      items[next[key] ?? 0]?.focus()
    }
  }

  const isCurrent = links.some(({ to }) => to === pathname)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details
      ref={details}
      className="group relative"
      name="nav"
      onToggle={() => details.current?.open && onOpen?.()}
      onKeyDown={moveByKey}
      onPointerEnter={(event) => followPointer(event, true)}
      onPointerLeave={(event) => followPointer(event, false)}
    >
      <summary
        className={`${className ?? NAV_ENTRY} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}
        aria-current={isCurrent || undefined}
        aria-label={name}
        title={name}
        onClick={keepOpen}
      >
        {label}
        {!className && <FrameIcon name="chevron" />}
      </summary>
      <div className="nav-drop absolute top-[calc(100%+0.25rem)] right-0 min-w-60 rounded-control border border-rule bg-paper-raised py-2 shadow-dialog">
        {children}
        {links.map(({ label: text, to }) => (
          <CurrentLink key={text} className="nav-entry" to={to} onClick={() => setOpen(false)}>
            {text}
          </CurrentLink>
        ))}
      </div>
    </details>
  )
}
