import type { ModelId } from '@contracts/models.ts'
import { ExternalLink } from 'lucide-react'
import { openTarget } from '@/shared/lib/open-in'

interface OpenInProps {
  model: ModelId
  prompt: string
  /** Puts the prompt on the clipboard; false when the browser refused. */
  onCopy: () => Promise<boolean>
}

/** Opens the AI with the prompt in its address, or copies the prompt first where the address takes none. */
export function OpenIn({ model, prompt, onCopy }: OpenInProps) {
  const { label, url, needsPaste } = openTarget(model, prompt)
  return (
    <a
      className="btn btn-secondary"
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      onClick={() => {
        // The new tab opens by the link itself, so no pop-up blocker stands in the way of the copy.
        if (needsPaste) void onCopy()
      }}
    >
      <ExternalLink className="i" aria-hidden />
      {needsPaste ? `Copy and open ${label}` : `Open in ${label}`}
      <span className="sr"> (opens a new tab)</span>
    </a>
  )
}
