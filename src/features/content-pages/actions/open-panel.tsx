import { MODELS } from '@contracts/models.ts'
import { ClipboardPaste } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { copyText } from '@/shared/lib/clipboard'
import { openTarget } from '@/shared/lib/open-in'
import { showToast } from '@/shared/ui/toast'
import { MESSAGES } from '../messages'

interface PanelProps {
  item: HTMLElement
  onClose: () => void
}

/** The AIs a prompt can be taken to: by address where they take one, copied first where they do not. */
export function OpenPanel({ item, onClose }: PanelProps) {
  const list = useRef<HTMLUListElement>(null)
  const text = item.dataset.filled ?? item.dataset.prompt ?? ''

  useEffect(() => list.current?.querySelector('a')?.focus(), [])

  const open = async (needsPaste: boolean) => {
    if (!needsPaste) return
    const isCopied = await copyText(text)
    void showToast(isCopied ? 'success' : 'error', isCopied ? MESSAGES.copied : MESSAGES.copyRefused)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="fill"
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <p className="small">With a clipboard sign: copied first, then paste it there.</p>
      <ul ref={list} className="open-list">
        {MODELS.map(({ id }) => {
          const { label, url, needsPaste } = openTarget(id, text)
          return (
            <li key={id}>
              <a
                className="act"
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                onClick={() => void open(needsPaste)}
              >
                {label}
                {needsPaste && <ClipboardPaste className="i" role="img" aria-label="(copied first)" />}
                <span className="sr"> (opens a new tab)</span>
              </a>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
