import type { ModelId } from '@contracts/models.ts'
import { ExternalLink } from 'lucide-react'
import { buttonClass } from '@/components/ui/button'
import { openTarget } from '../lib/open-in'

interface OpenInLinkProps {
  model: ModelId
  prompt: string
  /** Puts the prompt on the clipboard, for an AI whose address takes none. */
  onCopy: () => Promise<unknown>
  /** The prompt went along in the address. */
  onOpen?: () => void
}

/** Opens the AI with the prompt in its address, or copies the prompt first where the address takes none. */
export function OpenInLink({ model, prompt, onCopy, onOpen }: OpenInLinkProps) {
  const { label, url, needsPaste } = openTarget(model, prompt)
  return (
    <a
      className={buttonClass('secondary')}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      onClick={() => {
        // The new tab opens by the link itself, so no pop-up blocker stands in the way of the copy.
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
