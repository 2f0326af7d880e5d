import { MODELS } from '@contracts/models.ts'
import { ClipboardPaste } from 'lucide-react'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { openTarget } from '@/lib/open-in'
import { keyOf } from '@/lib/key-of'
import { buttonClass } from '@/components/ui/button'
import { cn } from '@/components/ui/class-names'
import { INLINE_PANEL } from '@/components/ui/panel'

interface OpenListProps {
  text: string
  /** @param needsPaste the AI's address takes no prompt: it has to be copied first */
  onOpen: (needsPaste: boolean) => void
  onClose: () => void
  className?: string | false
}

/** The AIs that can open a prompt: in their address if it takes one, otherwise copied first. */
export function OpenList({ text, onOpen, onClose, className }: OpenListProps) {
  const { pathname } = useLocation()
  // On the page of an AI, that one comes first.
  const models = MODELS.toSorted((one, other) => Number(other.path === pathname) - Number(one.path === pathname))
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => list.current?.querySelector('a')?.focus(), [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={cn(INLINE_PANEL, className)}
      onKeyDown={(event: KeyboardEvent) => {
        if (keyOf(event) === 'Escape') onClose()
      }}
    >
      <p className="text-small leading-normal text-ink-muted">
        Where you see the clipboard, the prompt is copied for you to paste.
      </p>
      <ul ref={list} className="flex list-none flex-wrap ps-0">
        {models.map(({ id }) => {
          const { label, url, needsPaste } = openTarget(id, text)
          return (
            <li key={id}>
              <a
                className={buttonClass('quiet')}
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                onClick={() => onOpen(needsPaste)}
              >
                {label}
                {needsPaste && <ClipboardPaste className="i" role="img" aria-label="(copied first)" />}
                <span className="sr-only"> (opens a new tab)</span>
              </a>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
