import { X } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { LostPicture } from '../lib/paste/pictures'

const REASONS = {
  elsewhere: 'it is on another site',
  local: 'it is on the computer it was copied from',
  inside: 'it was not a file',
} as const

/** The pictures of a pasted text that could not be imported, each with its place. */
export function LostPictures({ lost, onClose }: { lost: readonly LostPicture[]; onClose: () => void }) {
  return (
    <Notice look="marked" role="status" className="flex items-start justify-between gap-3">
      <div className="wrap-anywhere">
        <p>{lost.length === 1 ? 'A picture was left out:' : `${lost.length} pictures were left out:`}</p>
        <ul className="mt-1 list-disc pl-5">
          {lost.map(({ place, reason }, index) => (
            <li key={index}>
              {place ? <>after “{place}”</> : 'at the beginning'} ({REASONS[reason]})
            </li>
          ))}
        </ul>
        <p className="mt-1">Save what you need as a file, and drop it into the text.</p>
      </div>
      <Button look="icon" aria-label="Close" title="Close" onClick={onClose}>
        <X className="i" aria-hidden />
      </Button>
    </Notice>
  )
}
