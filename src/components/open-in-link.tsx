import type { ModelId } from '@contracts/models.ts'
import { ExternalLink } from 'lucide-react'
import { buttonClass } from '@/components/ui/button'
import { openTarget } from '../lib/open-in'

interface OpenInLinkProps {
  model: ModelId
  prompt: string
  /** Puts the prompt on the clipboard, for an AI whose address takes none. */
  onCopy: () => Promise<unknown>
  /** Called if the address carried the prompt. */
  onOpen?: () => void
}

/** Opens an AI with the prompt in its address, or copies the prompt first if the address takes none. */
export function OpenInLink({ model, prompt, onCopy, onOpen }: OpenInLinkProps) {
  const { label, url, needsPaste } = openTarget(model, prompt)
  return (
    <a
      className={buttonClass('secondary')}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      onClick={() => {
        // The link itself opens the new tab, so pop-up blockers do not interfere with the copy.
        if (needsPaste) void onCopy()
        else onOpen?.()
      }}
    >
      <ExternalLink className="i" aria-hidden />
      {needsPaste ? `Copy and open ${label}` : `Open in ${label}`}
      <span className="sr-only"> (opens a new tab)</span>
    </a>
  )
}
